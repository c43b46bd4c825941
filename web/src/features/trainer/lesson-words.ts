import type { LessonDetail, Sentence } from '../../../../core/contracts/catalogue.ts';
import type { WordProgress } from '../../../../core/contracts/shapes/progress.ts';
import { isSilent } from '../../../../core/hebrew/shown.ts';
import type { Outgoing, WordToPractise } from '../../../../core/lesson/practice-state.ts';
import { sentenceExercisesFor } from '../../../../core/lesson/sentences/sentence-exercises.ts';
import {
  allStages,
  completesStage,
  isComplete,
  noStages,
  type StageBits,
  stageBit,
  stages,
} from '../../../../core/lesson/stages.ts';

/** A progress row as the trainer's rules read it: complete when it says so, or when all four stages are. */
export function toPractise({ word_id, completed, learned, attempts }: WordProgress): WordToPractise {
  const done = stages.filter((stage) => attempts[stage]?.completed).reduce(addBit, noStages);
  return { id: word_id, done: completed ? allStages : done, learned };
}

/** The words of a lesson with the learner's progress in them, in the lesson's order. */
export function wordsToPractise({ words, progress }: LessonDetail): WordToPractise[] {
  const begun = new Map(progress.map((row) => [row.word_id, toPractise(row)]));
  return words.map(({ id }) => begun.get(id) ?? { id, done: noStages, learned: false });
}

/** The same words with what can be asked about them between two words: in their sentences, and of their forms. */
export function wordsWithInterludes(lesson: LessonDetail): WordToPractise[] {
  const sentences = sentencesOf(lesson);
  const words = new Map(lesson.words.map((word) => [word.id, word]));
  return wordsToPractise(lesson).map((word) => {
    const taught = words.get(word.id);
    if (!taught) return word;
    return {
      ...word,
      asks: sentenceExercisesFor(taught, sentences),
      hasForms: taught.verb !== undefined,
      isSilent: isSilent(taught),
    };
  });
}

/** Something is learned: the first minutes with a lesson are left to its words. */
export const hasLearned = (words: readonly WordToPractise[]): boolean => words.some(({ learned }) => learned);

/** Every sentence of a lesson. A lesson that an older release has kept on the device has none. */
export function sentencesOf({ words, proofs = [] }: LessonDetail): Sentence[] {
  return [...words.flatMap(({ examples = [] }) => examples), ...proofs];
}

/**
 * The lesson as it will be once the server has taken `outgoing`. Kept in the query cache, so that a lesson that is left
 * and opened again goes on where it stopped even while its answers are still being sent.
 */
export function withOutgoing(lesson: LessonDetail, outgoing: Outgoing): LessonDetail {
  if (outgoing.kind === 'reset') {
    const progress = lesson.progress.map((row) => toRow({ ...toPractise(row), done: noStages }));
    return { ...lesson, progress };
  }
  if (outgoing.kind === 'recall' || !completesStage(outgoing.result)) return lesson;
  const words = wordsToPractise(lesson).map((word) => {
    if (word.id !== outgoing.wordId) return word;
    const done = word.done | stageBit(outgoing.stage);
    return { ...word, done, learned: word.learned || isComplete(done) };
  });
  return { ...lesson, progress: words.filter(({ done, learned }) => done || learned).map(toRow) };
}

/**
 * The lesson with what the server reports about its words. Stages are a union: what is being sent to the server stays.
 */
export function withSaved(lesson: LessonDetail, rows: readonly WordProgress[]): LessonDetail {
  const saved = new Map(rows.map((row) => [row.word_id, toPractise(row)]));
  const words = wordsToPractise(lesson).map((word) => {
    const known = saved.get(word.id);
    if (!known) return word;
    return { ...word, done: word.done | known.done, learned: word.learned || known.learned };
  });
  return { ...lesson, progress: words.filter(({ done, learned }) => done || learned).map(toRow) };
}

/** How many words of the lesson are learned. */
export function learnedIn(lesson: LessonDetail): number {
  return wordsToPractise(lesson).filter(({ learned }) => learned).length;
}

function addBit(bits: StageBits, stage: (typeof stages)[number]): StageBits {
  return bits | stageBit(stage);
}

function toRow({ id, done, learned }: WordToPractise): WordProgress {
  const state = (stage: (typeof stages)[number]) => ({ completed: (done & stageBit(stage)) !== 0 });
  return {
    word_id: id,
    completed: isComplete(done),
    learned,
    attempts: {
      LISTEN: state('LISTEN'),
      RECORD: state('RECORD'),
      WRITE: state('WRITE'),
      TYPE: state('TYPE'),
    },
  };
}
