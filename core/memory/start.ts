import { allStages, completesStage, type Stage, type StageResult, stageBit } from '../lesson/stages.ts';
import type { ActivityDate } from '../streak/streak.ts';

/** An answer in a lesson, as recorded. */
export type LessonAnswer = {
  eventId: string;
  /** ISO time. */
  at: string;
  /** The learner's own date. */
  date: ActivityDate;
  stage: Stage;
  result: StageResult;
  tries: number | null;
};

/**
 * The moment at which the four stages of the word were done: the first review of production. Hearing and reading were
 * not checked in the lesson, so their schedules only begin with their first answer.
 */
export type Start = {
  date: ActivityDate;
  /** Easy only for a known word. */
  grade: 'hard' | 'good' | 'easy';
  /** No lesson: the learner took the word as known. */
  isKnown?: true;
};

/**
 * Returns where the schedules of a word start, or undefined while a stage is missing. In a lesson the word is on the
 * screen, so nothing there is easy: hard when one of the stages of production was missed, helped, tried again or
 * self-judged until then, else good. What is answered after the word was complete (a repeated lesson) moves no schedule: it shows the word a minute before asking.
 */
export function startOf(answers: readonly LessonAnswer[]): Start | undefined {
  const inOrder = [...answers].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  let done = 0;
  const last = inOrder.find(({ stage, result }) => {
    if (completesStage(result)) done |= stageBit(stage);
    return done === allStages;
  });
  if (!last) return undefined;
  const wasHard = inOrder.some((answer) => answer.at <= last.at && isSlip(answer));
  return { date: last.date, grade: wasHard ? 'hard' : 'good' };
}

/** A checked stage that did not go right at the first try. */
function isSlip({ stage, result, tries }: LessonAnswer): boolean {
  return stage !== 'LISTEN' && result !== 'skipped' && (result !== 'right' || (tries ?? 1) > 1);
}
