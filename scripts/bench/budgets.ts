/**
 * What a learner may be made to download, as bytes after gzip: checked on every build (test/repository/bundle.test.ts),
 * printed by `npm run bench -- page`. Bytes are the same on every machine; times are not, so they have bars but no
 * budget.
 */

const kilobyte = 1024;

/**
 * Scripts of the first view in all, as a multiple of an empty page of Vite and React built in the same run. 0.3 KB of it
 * are the methods that the oldest engine lacks.
 */
export const firstViewTimesEmpty = 1.45;

/** The small script that requests home before the views are there. */
export const bootBytes = 9 * kilobyte;

/**
 * What a view loads when it is opened from home, with everything it needs to be used; by the module that it begins
 * with. A view opened after another one loads less: what they share is there.
 */
export const viewBytes: Readonly<Record<string, number>> = {
  'app/screens/trainer-screen.tsx': 24.5 * kilobyte,
  // The exercises after the first one, with spellings by rule and synonyms, and the endings: loaded when a lesson is opened,
  // ahead from the second opening on.
  'features/trainer/between/rest-of-lesson.ts': 27.5 * kilobyte,
  // The judges of typing and of speech bring the words of the course along.
  'features/quiz/quiz-view.tsx': 70 * kilobyte,
  'app/screens/today-screen.tsx': 84.75 * kilobyte,
  'app/screens/profile-screen.tsx': 32 * kilobyte,
  // Opened from there, which has most of it; the rest is the sheet and the field.
  'features/profile/contact/contact-sheet.tsx': 34.5 * kilobyte,
  'app/screens/subscription-screen.tsx': 12 * kilobyte,
  'app/screens/outside-page.tsx': 3 * kilobyte,
  // Telegram's bridge, which the first view does without.
  'lib/telegram/bridge.ts': 9 * kilobyte,
  // Toasts, the outbox, links that were followed and what is below the fold: loaded once home can be used.
  'app/frame/overlays.tsx': 47.5 * kilobyte,
  // Opened from the trainer, which has most of both.
  'lib/audio/fetch-sounds.ts': 50 * kilobyte,
  'exercises/verb/verb-sheet.tsx': 40 * kilobyte,
  // Opened from that card and from «Сегодня»; most of it is the judge of typing, with spellings and sounds of known words.
  'exercises/forms/practice-dialog.tsx': 77 * kilobyte,
  'exercises/forms/today-forms.tsx': 74.5 * kilobyte,
  // The player of a round, the checks with their sentences, and the card of a rule behind «Почему?».
  'exercises/rules/today-rules.tsx': 20 * kilobyte,
  // Most of it is the player, which «Сегодня» has.
  'features/numbers/today-numbers.tsx': 24 * kilobyte,
  'features/home/search/search-sheet.tsx': 24 * kilobyte,
  // A word of the search with its sheet.
  'features/home/search/shared-word.tsx': 5.25 * kilobyte,
  // The search of the server with forms of Russian and Hebrew, that of rules by their titles, and how a word is read, with
  // forms of Russian verbs: without a network, ahead from the second opening on.
  'features/home/search/search-kept.ts': 53.5 * kilobyte,
  // Most of the three is the judge of typing with the words that it knows.
  'features/trainer/between/recall-step.tsx': 54 * kilobyte,
  'features/trainer/between/sentence-step.tsx': 86 * kilobyte,
  'features/trainer/between/forms-step.tsx': 90 * kilobyte,
  'features/placement/placement-view.tsx': 12 * kilobyte,
  'features/letters/chart-view.tsx': 30 * kilobyte,
  'features/letters/lesson-letters.tsx': 36 * kilobyte,
  'features/letters/today-letters.tsx': 25 * kilobyte,
  // The rules of a lesson, and «Почему?» at a mistake: opened from the trainer, which has most of them.
  'features/trainer/between/lesson-rules.ts': 20 * kilobyte,
  'exercises/rules/why-rule.tsx': 20 * kilobyte,
  // The reader of pasted lists: opened from the lesson editor, which has most of it.
  'features/admin/content/words/paste-words.tsx': 41.25 * kilobyte,
  // The same reader with lessons, beside the view of content, which it is opened from.
  'features/admin/content/pasted-lessons/paste-lessons.tsx': 112 * kilobyte,
  'features/rules/rules-view.tsx': 24 * kilobyte,
  // The list and the player of a dialogue, with recording and the keyboard.
  'features/dialogues/dialogues-view.tsx': 30 * kilobyte,
  // The list with its sheets, the recorder and the form, which is loaded by itself beside a word elsewhere.
  'features/own-words/own-words-view.tsx': 21 * kilobyte,
  'features/own-words/shared-list-view.tsx': 6.5 * kilobyte,
  'exercises/keep/keep-form.tsx': 9 * kilobyte,
  // The judge of lines brings the words of the course along, as that of speech does: loaded with the first own line.
  'core/speech/line.ts': 60 * kilobyte,
  // Beside it the judge of typing: loaded with the first line that is typed.
  'core/dialogues/typed-line.ts': 96 * kilobyte,
  // For speakers only.
  'features/studio/studio-view.tsx': 20 * kilobyte,
  'core/handwriting/recogniser.ts': 32 * kilobyte,
  'core/handwriting/packed.ts': 32 * kilobyte,
  // For admins only.
  'features/admin/admin-view.tsx': 8 * kilobyte,
  'features/admin/content/content-view.tsx': 103.5 * kilobyte,
  'features/admin/content/bin/bin-view.tsx': 106 * kilobyte,
  // Beside the view of content, which they are opened from: what drags, and what is done with many lessons.
  'features/admin/content/order/sortable-list.tsx': 118.5 * kilobyte,
  'features/admin/content/lessons/many/selection-bar.tsx': 106 * kilobyte,
  'features/admin/content/lessons/many/refused-sheet.tsx': 104 * kilobyte,
  // Earlier versions of a lesson, and two edits that meet: opened from there, too.
  'features/admin/content/versions/history-view.tsx': 105.5 * kilobyte,
  'features/admin/content/lessons/lesson-merge.tsx': 105.25 * kilobyte,
  'features/admin/content/grammar-rules/rule-merge.tsx': 120.5 * kilobyte,
  'features/admin/content/dialogues/dialogue-merge.tsx': 120.75 * kilobyte,
  // Opened from there, which has most of it; the rest is the learner's card and checks.
  'features/admin/content/grammar-rules/rule-screen.tsx': 117.5 * kilobyte,
  // The same with the learner's lines.
  'features/admin/content/dialogues/dialogue-screen.tsx': 117.5 * kilobyte,
  'features/admin/dashboard/dashboard-view.tsx': 30 * kilobyte,
  'features/admin/analytics/analytics-view.tsx': 30 * kilobyte,
  'features/admin/users/users-view.tsx': 33.5 * kilobyte,
  'features/admin/payments/payments-view.tsx': 26 * kilobyte,
  // Half of it checks a picture before it is sent, as for a word.
  'features/admin/broadcasts/broadcasts-view.tsx': 46.5 * kilobyte,
  'features/admin/inbox/inbox-view.tsx': 41.5 * kilobyte,
  'features/admin/tools/tools-view.tsx': 22.25 * kilobyte,
  'features/admin/voices/split-archive.ts': 42 * kilobyte,
  'features/admin/voices/voices-view.tsx': 34 * kilobyte,
  'features/admin/settings/settings-view.tsx': 19.25 * kilobyte,
  // Only for whoever has switched the recorded answers on.
  'mocks/recorded-fetch.ts': 139 * kilobyte,
};

/** A chunk on demand that has no budget of its own: it must be small enough to need none. */
export const otherBytes = 4 * kilobyte;
