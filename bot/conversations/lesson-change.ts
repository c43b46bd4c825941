import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import type { EditedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import { editWords, type SavedWords } from './edit-words.ts';
import { askName } from './lesson-name.ts';
import { addWords, type SentWords } from './lesson-words.ts';
import { askPlace, type Place } from './place.ts';
import { ask, type Back, type Choice, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;

/** What an admin may do to a lesson from its preview: press a button, or send words. */
export type LessonStep = { kind: 'name' | 'access' | 'place' | 'words' } | { kind: 'sent'; sent: SentWords };

/** Changed fields; `place` names the new subsection. */
export type LessonChange = { fields: Partial<EditedLesson>; place?: Place };

const nothing: LessonChange = { fields: {} };

const button = (label: string, kind: 'name' | 'access' | 'place' | 'words'): Choice<LessonStep> => ({
  label,
  value: { kind },
});

/** What is changed on the way; all other fields are the app's. */
export function fieldButtons({ isFree }: { isFree: boolean }): Choice<LessonStep>[][] {
  return [
    [button(texts.words, 'words'), button(texts.name, 'name')],
    [button(texts.place, 'place'), button(isFree ? texts.makePremium : texts.makeFree, 'access')],
  ];
}

/** Asks for what the step changes, and for that alone. «Назад» changes nothing; words that are pasted are added. */
export async function askChange(
  talk: Talk,
  { lesson, ...saved }: { lesson: EditedLesson } & SavedWords,
  step: LessonStep,
): Promise<LessonChange> {
  switch (step.kind) {
    case 'access':
      return { fields: { isFree: !lesson.isFree } };
    case 'words':
      return withWords(lesson, await editWords(talk, lesson.words, saved));
    case 'sent':
      return withWords(lesson, await addWords(talk, lesson.words, step.sent));
    case 'place': {
      const place = await askPlace(talk);
      return 'subsectionId' in place
        ? { fields: { subsectionId: place.subsectionId }, place }
        : takeOther(talk, lesson, place);
    }
    case 'name': {
      const answer = await askName(talk, texts.askName(lesson.name));
      return 'typed' in answer
        ? { fields: { name: answer.typed } }
        : takeOther(talk, lesson, answer, { isName: true });
    }
  }
}

const withWords = (lesson: EditedLesson, words: EditedLesson['words']): LessonChange =>
  words === lesson.words ? nothing : { fields: { words } };

/** What was answered instead of what the question asked for. */
async function takeOther(
  talk: Talk,
  lesson: EditedLesson,
  other: SentWords | Back,
  { isName = false } = {},
): Promise<LessonChange> {
  if ('back' in other) return nothing;
  const change = withWords(lesson, await addWords(talk, lesson.words, other));
  if (change !== nothing) await say(talk, adminBotTexts.words.instead(isName));
  return change;
}

/** Learners will see these transcriptions: does the author want to keep them? True without any. */
export async function askToKeep(talk: Talk, doubts: readonly DraftProblem[]): Promise<boolean> {
  if (doubts.length === 0) return true;
  return ask(talk, adminBotTexts.readings(doubts), {
    choices: [
      [{ label: adminBotTexts.button.keep, value: true }],
      [{ label: adminBotTexts.button.back, value: false }],
    ],
  });
}
