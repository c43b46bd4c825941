import { type LessonLevel, lessonLevels } from '../../core/lesson/content.ts';
import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { adminBotTexts } from '../../core/texts/admin/bot.ts';
import type { EditedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import type { OpenedLesson } from '../lessons/edited-lesson.ts';
import { editWords } from './edit-words.ts';
import { askField, type TypedField } from './lesson-field.ts';
import { addWords, hearPasted, type SentWords } from './lesson-words.ts';
import { askPlace, type Place } from './place.ts';
import { ask, type Back, back, type Choice, hearNothing, say, type Talk } from './talk.ts';

const texts = adminBotTexts.edit;

/** What an admin may do to a lesson from its preview: press a button, or send words. */
export type LessonStep =
  | { kind: 'field'; field: TypedField }
  | { kind: 'level' | 'access' | 'place' | 'words' }
  | { kind: 'sent'; sent: SentWords };

/** Changed fields; `place` names the new subsection. */
export type LessonChange = { fields: Partial<EditedLesson>; place?: Place };

const nothing: LessonChange = { fields: {} };

const button = (label: string, kind: 'level' | 'access' | 'place' | 'words'): Choice<LessonStep> => ({
  label,
  value: { kind },
});
const field = (label: string, name: TypedField): Choice<LessonStep> => ({
  label,
  value: { kind: 'field', field: name },
});

/** A button for every field of a lesson. */
export function fieldButtons({ isFree }: { isFree: boolean }): Choice<LessonStep>[][] {
  return [
    [button(texts.words, 'words')],
    [field(texts.name, 'name'), field(texts.description, 'description')],
    [field(texts.author, 'authorName'), field(texts.link, 'authorLink')],
    [field(texts.topic, 'topic'), button(texts.level, 'level')],
    [button(texts.place, 'place'), button(isFree ? texts.makePremium : texts.makeFree, 'access')],
  ];
}

/** Asks for what the step changes, and for that alone. «Назад» changes nothing; words that are pasted are added. */
export async function askChange(
  talk: Talk,
  { lesson, sounds }: { lesson: EditedLesson; sounds: OpenedLesson['sounds'] },
  step: LessonStep,
): Promise<LessonChange> {
  switch (step.kind) {
    case 'access':
      return { fields: { isFree: !lesson.isFree } };
    case 'words':
      return withWords(lesson, await editWords(talk, lesson.words, sounds));
    case 'sent':
      return withWords(lesson, await addWords(talk, lesson.words, step.sent));
    case 'level': {
      const level = await askLevel(talk);
      return typeof level === 'string' ? { fields: { level } } : takeOther(talk, lesson, level);
    }
    case 'place': {
      const place = await askPlace(talk);
      return 'subsectionId' in place
        ? { fields: { subsectionId: place.subsectionId }, place }
        : takeOther(talk, lesson, place);
    }
    case 'field': {
      const answer = await askTyped(talk, lesson, step.field);
      return 'typed' in answer
        ? { fields: { [step.field]: stored(step.field, answer.typed) } }
        : takeOther(talk, lesson, answer, step.field);
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
  asked?: TypedField,
): Promise<LessonChange> {
  if ('back' in other) return nothing;
  const change = withWords(lesson, await addWords(talk, lesson.words, other));
  if (change !== nothing) await say(talk, adminBotTexts.words.instead(asked));
  return change;
}

async function askLevel(talk: Talk): Promise<LessonLevel | SentWords | Back> {
  return ask<LessonLevel | SentWords | Back>(talk, texts.levelAsk, {
    choices: [lessonLevels.map((level) => ({ label: level, value: level })), [back]],
    hear: hearPasted(hearNothing),
  });
}

async function askTyped(talk: Talk, lesson: EditedLesson, name: TypedField) {
  const text = texts.ask(name, lesson[name]);
  const canBeEmptied = name !== 'name' && lesson[name];
  return askField(talk, name, canBeEmptied ? { text, leave: texts.clear } : { text });
}

const stored = (name: TypedField, typed: string): string | null =>
  typed === '' && (name === 'authorName' || name === 'authorLink') ? null : typed;

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
