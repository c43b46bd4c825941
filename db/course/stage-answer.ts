import { believedMoment, countingDate, wallTimeIn } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { type AnswerInput, type SavedAnswer, saveAnswer } from '../progress.ts';
import { recordDay } from '../rewards/streaks.ts';

export type StageAnswerInput = Pick<
  AnswerInput,
  'userId' | 'isAdminByEnv' | 'lessonId' | 'wordId' | 'eventId' | 'answered'
> & {
  /** The learner's IANA zone: which day the answer counts for. */
  zone: string;
  /** When it was done, by the learner's clock; missing means now. */
  at?: Date | undefined;
};

/**
 * Saves the answer of one event, from the mini-app and from the chat alike, and counts its day in the streak. Returns
 * what `saveAnswer` does, with what the day earned; throws what it throws.
 */
export async function saveStageAnswer(
  db: Db,
  { zone, at, ...answer }: StageAnswerInput,
  now: Date,
): Promise<Omit<SavedAnswer, 'isStreakBehind'>> {
  const doneAt = at === undefined ? now : believedMoment(at, now);
  const day = countingDate(zone, doneAt, now);
  const input = { ...answer, doneAt, localTime: wallTimeIn(zone, doneAt), day };
  const { isStreakBehind, ...saved } = await saveAnswer(db, input, now);
  if (!isStreakBehind) return saved;
  const recorded = await recordDay(db, { userId: answer.userId, date: day, eventId: saved.eventId }, now);
  return {
    ...saved,
    points: recorded?.points ?? saved.points,
    awarded: [...saved.awarded, ...(recorded?.awarded ?? [])],
  };
}
