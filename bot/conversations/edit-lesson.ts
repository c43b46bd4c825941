import { type Context, InputFile } from 'grammy';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { unconfirmedReadings } from '../../core/lesson/edit.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import { errorText } from '../../core/texts/errors.ts';
import { maxUploadBytes } from '../../core/uploads/uploads.ts';
import { findLastEdit } from '../../db/admin/actions.ts';
import { changeLesson } from '../../db/admin/lessons/change-lesson.ts';
import type { EditedWord } from '../../db/admin/lessons/edited-lesson.ts';
import { readSoundOf } from '../../db/admin/lessons/sound-of-word.ts';
import { type OpenedLesson, openLesson, problemsOf } from '../lessons/edited-lesson.ts';
import { inApp } from '../lessons/in-app.ts';
import { readWordSound } from '../services/sounds.ts';
import { keepWordSound } from '../voice/word-sound.ts';
import { addWords, askToKeep, hearSent, readLine, rewritten, type SentWords } from './lesson-words.ts';
import {
  ask,
  attempt,
  type Choice,
  type Heard,
  hearText,
  recall,
  refusalText,
  say,
  sayDone,
  showCard,
  type Talk,
} from './talk.ts';

const texts = adminBotTexts.edit;

type Step = { kind: 'word'; wordId: number } | { kind: 'sent'; sent: SentWords } | { kind: 'end' };
type WordChange =
  | { kind: 'drop-sound' | 'drop-word' }
  | { kind: 'sound'; fileId: string }
  | { kind: 'line'; text: string };
type WordStep = WordChange | { kind: 'hear' } | { kind: 'back' };

/**
 * /editlesson: the words of a lesson and their sounds. Each step is saved at once, with a button that takes it back; all
 * other fields are the app's.
 */
export async function editLesson(talk: Talk, lessonId: number): Promise<void> {
  for (;;) {
    const opened = await open(talk, lessonId);
    if (!opened) return;
    const { words } = opened.lesson;
    const step = await ask<Step>(talk, texts.words(words, problemsOf(opened.lesson)), {
      choices: [
        ...words.map(({ id = 0, hebrew }, at): Choice<Step>[] => [
          { label: `${at + 1}. ${hebrew}`, value: { kind: 'word', wordId: id } },
        ]),
        [{ label: texts.end, value: { kind: 'end' } }],
      ],
      link: inApp(talk.deps, texts.inApp, `admin_lesson_${lessonId}_name`),
      hear: hearSent,
    });
    if (step.kind === 'end') return showCard(talk, lessonId);
    if (step.kind === 'word') await editWord(talk, lessonId, step.wordId);
    else {
      const now = await current(talk, opened);
      await save(talk, now, await addWords(talk, now.lesson.words, step.sent));
    }
  }
}

/** Undefined when the lesson is gone; the admin has been notified. */
async function open(talk: Talk, lessonId: number): Promise<OpenedLesson | undefined> {
  const { deps, adminId } = talk;
  const opened = await attempt(talk, ({ now }) => openLesson(deps.db, { adminId, lessonId }, now));
  if (opened.ok) return opened.value;
  await say(talk, refusalText(opened.refusal));
  return undefined;
}

/**
 * The lesson as the admin has left it since it was shown, by a button that took a step back; as it was shown where
 * somebody else has changed it: then saving is refused.
 */
async function current(talk: Talk, shown: OpenedLesson): Promise<OpenedLesson> {
  const { deps, adminId } = talk;
  const fresh = await attempt(talk, async ({ now }) => {
    const last = await findLastEdit(deps.db, { kind: 'lesson', id: shown.id });
    return last?.by === adminId ? openLesson(deps.db, { adminId, lessonId: shown.id }, now) : shown;
  });
  return fresh.ok ? fresh.value : shown;
}

/** One word, until the admin goes back or it is gone. */
async function editWord(talk: Talk, lessonId: number, wordId: number): Promise<void> {
  for (;;) {
    const shown = await open(talk, lessonId);
    const { words = [] } = shown?.lesson ?? {};
    const at = words.findIndex(({ id }) => id === wordId);
    const word = words[at];
    if (!shown || !word) return;
    const sound = shown.sounds[wordId] ?? 'none';
    const step = await ask<WordStep>(talk, texts.wordMenu(word, at, sound), {
      choices: wordMenu(sound),
      link: inApp(talk.deps, texts.wordInApp, `admin_lesson_${lessonId}_word-${wordId}`),
      hear: hearWordStep,
    });
    if (step.kind === 'back') return;
    if (step.kind === 'hear') await hearWord(talk, word);
    else {
      const now = await current(talk, shown);
      await save(talk, now, await changed(talk, now.lesson.words, { wordId, step }));
    }
  }
}

function wordMenu(sound: OpenedLesson['sounds'][number] | 'none'): Choice<WordStep>[][] {
  return [
    [
      ...(sound === 'none' ? [] : [{ label: texts.hear, value: { kind: 'hear' as const } }]),
      ...(sound === 'recorded' ? [{ label: texts.dropSound, value: { kind: 'drop-sound' as const } }] : []),
    ],
    [
      { label: texts.dropWord, value: { kind: 'drop-word' } },
      { label: adminBotTexts.button.back, value: { kind: 'back' } },
    ],
  ];
}

/** A recording, or the line that the word becomes. Any file may be a sound: its content is checked after the download. */
function hearWordStep(ctx: Context): Heard<WordStep> {
  const { voice, audio, document } = ctx.msg ?? {};
  const file = voice ?? audio ?? document;
  if ((file?.file_size ?? 0) > maxUploadBytes) {
    return { ok: false, say: texts.soundRefused(errorText('too-large', 'upload_too_large')) };
  }
  if (file) return { ok: true, value: { kind: 'sound', fileId: file.file_id } };
  return hearText((text) => ({ ok: true, value: { kind: 'line' as const, text } }), texts.soundOrLine)(ctx);
}

/** The same list where there is nothing to be saved; the admin has been notified why. */
async function changed(
  talk: Talk,
  words: readonly EditedWord[],
  { wordId, step }: { wordId: number; step: WordChange },
): Promise<readonly EditedWord[]> {
  const at = words.findIndex(({ id }) => id === wordId);
  const word = words[at];
  if (!word) return words;
  const put = (other: EditedWord) => words.with(at, other);
  switch (step.kind) {
    case 'line': {
      const line = await readLine(talk, step.text);
      return line ? put(rewritten(word, line)) : words;
    }
    case 'sound': {
      const { fileId } = step;
      const kept = await attempt(talk, (ctx) =>
        keepWordSound(talk.deps, ctx.api, { fileId, adminId: talk.adminId }, ctx.now),
      );
      if (kept.ok) return put({ ...word, audioUploadId: kept.value.uploadId });
      await say(talk, texts.soundRefused(errorText(kept.refusal.kind, kept.refusal.code)));
      return words;
    }
    case 'drop-sound':
      return put({ ...word, audioUploadId: null });
    case 'drop-word':
      if (words.length > 1) return words.toSpliced(at, 1);
      await say(talk, texts.lastWord);
      return words;
  }
}

/**
 * Saves the words on what the admin has seen, and says so with the button that takes it back. Where somebody else saved
 * meanwhile nothing is written: the lesson is shown as it is now.
 */
async function save(talk: Talk, opened: OpenedLesson, words: readonly EditedWord[]): Promise<void> {
  const { id: lessonId, revision, lesson } = opened;
  if (words === lesson.words) return;
  const doubts = lesson.isPublished ? unconfirmedReadings(problemsOf({ ...lesson, words })) : [];
  if (!(await askToKeep(talk, doubts))) return;
  const { deps, adminId } = talk;
  const saved = await attempt(talk, async ({ now }) => {
    const keepsTranscriptions = doubts.length > 0;
    const input = { adminId, lessonId, revision, change: { words }, keepsTranscriptions };
    const there = await changeLesson(deps.db, input, now);
    deps.catalogue.forget();
    return there.revision;
  });
  if (saved.ok) {
    if (saved.value === revision) return say(talk, texts.same);
    return sayDone(talk, texts.saved, `lesson:${lessonId}`);
  }
  // What the verb returns with a refusal of its fields.
  const { problems = [] } = (saved.refusal.data ?? {}) as { problems?: DraftProblem[] };
  await say(talk, texts.notSaved(refusalText(saved.refusal), problems));
}

/** Sends the stored sound of a word. */
async function hearWord(talk: Talk, { id = 0, pronunciation, hebrew }: EditedWord): Promise<void> {
  const isSent = await recall(talk, async (ctx) => {
    const kept = await readSoundOf(talk.deps.db, id);
    const sound = kept && (await readWordSound(talk.deps, kept));
    if (!sound) return false;
    await ctx.replyWithDocument(new InputFile(sound.bytes, `${id}.${sound.extension}`), {
      caption: pronunciation || hebrew,
    });
    return true;
  });
  if (!isSent) await say(talk, texts.noSound);
}
