import { allStages, completesStage, type Stage, type StageResult, stageBit } from '../lesson/stages.ts';
import type { ActivityDate } from '../streak/streak.ts';
import type { Skill } from './exercises.ts';

/** An answer of a lesson, as it was written down. */
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
export type Start = { date: ActivityDate; grades: Record<Skill, 'hard' | 'good'> };

/**
 * Where the schedules of a word begin, or undefined while a stage is missing. In a lesson the word stands on the
 * screen, so nothing there is easy: produce begins as hard when one of its stages was missed, helped, tried again or
 * judged by the learner himself, else as good; understand as good, since hearing is not checked. What is answered
 * after the word was complete (a repeated lesson) moves no schedule: it shows the word a minute before it asks.
 */
export function startOf(answers: readonly LessonAnswer[]): Start | undefined {
  const inOrder = [...answers].sort((a, b) =>
    a.at === b.at ? (a.eventId < b.eventId ? -1 : 1) : a.at < b.at ? -1 : 1,
  );
  let done = 0;
  let wasHard = false;
  for (const answer of inOrder) {
    const { stage, result, tries, date } = answer;
    if (stage !== 'LISTEN' && result !== 'skipped' && (result !== 'right' || (tries ?? 1) > 1))
      wasHard = true;
    if (completesStage(result)) done |= stageBit(stage);
    if (done === allStages)
      return { date, grades: { understand: 'good', produce: wasHard ? 'hard' : 'good' } };
  }
  return undefined;
}
