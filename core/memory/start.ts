import { allStages, completesStage, type Stage, type StageResult, stageBit } from '../lesson/stages.ts';
import type { ActivityDate } from '../streak/streak.ts';
import type { Skill } from './exercises.ts';

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

/** The first review of both schedules: the moment at which the four stages of the word were done. */
export type Start = {
  date: ActivityDate;
  grades: Record<Skill, 'hard' | 'good' | 'easy'>;
  /** No lesson: the learner took the word as known. */
  isKnown?: true;
};

/**
 * Returns where the schedules of a word start, or undefined while a stage is missing. In a lesson the word is on the
 * screen, so nothing there is easy: produce starts as hard when one of its stages was missed, helped, tried again or
 * self-judged until then, else as good; understand starts as good, since hearing is not checked. What is answered after
 * the word was complete (a repeated lesson) moves no schedule: it shows the word a minute before asking.
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
  return { date: last.date, grades: { understand: 'good', produce: wasHard ? 'hard' : 'good' } };
}

/** A checked stage that did not go right at the first try. */
function isSlip({ stage, result, tries }: LessonAnswer): boolean {
  return stage !== 'LISTEN' && result !== 'skipped' && (result !== 'right' || (tries ?? 1) > 1);
}
