import { DomainError } from '../../core/errors.ts';
import type { Recogniser } from '../../core/handwriting/recogniser.ts';
import { createQuiz } from '../../core/quiz/create-quiz.ts';
import { type GivenAnswer, gradeQuiz, hasDrawings } from '../../core/quiz/grade.ts';
import type { Outcome } from '../../core/quiz/outcome.ts';
import { believedMoment, countingDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { requireOpen } from '../progress.ts';
import { recordDay } from '../rewards/streaks.ts';
import {
  insertResult,
  type ResultPlace,
  readResult,
  type SavedQuiz,
  type StoredAnswer,
  storedAnswers,
} from './result.ts';
import { checkLesson, type QuizSession, readQuiz } from './session.ts';

export type FinishInput = {
  userId: number;
  quizId: string;
  lessonId: number;
  answers: readonly GivenAnswer[];
  eventId: string | undefined;
  /** By the learner's clock; missing means now. */
  finishedAt: Date | undefined;
  /** The learner's IANA zone: which day the quiz counts for. */
  zone: string;
  /** Asked for only when letters were drawn. */
  letters: () => Promise<Recogniser>;
};

/**
 * Grades a quiz by what was kept at its start and saves the result with all that it earns: 50 points for the first pass
 * of the lesson, 100 for its first score of 100. The first result of a quiz counts; sent again, at once or much later,
 * it changes nothing and returns the same result.
 * Throws 'not-found' quiz_not_found (also for a quiz of somebody else), 'invalid' for another lesson than the quiz's.
 */
export async function finishQuiz(db: Db, input: FinishInput, now: Date): Promise<SavedQuiz> {
  const { userId, quizId, zone } = input;
  const { session, finishedAt: before } = await readQuiz(db, { userId, quizId });
  if (session && session.lessonId !== input.lessonId) {
    throw new DomainError('invalid', { field: 'lessonId' });
  }
  const claimed = input.finishedAt === undefined ? now : believedMoment(input.finishedAt, now);
  const finishedAt = before ?? new Date(Math.max(claimed.getTime(), session?.startedAt.getTime() ?? 0));
  const place = { id: quizId, userId, day: countingDate(zone, finishedAt, now) };
  const fresh =
    before || !session
      ? undefined
      : await insertResult(
          db,
          {
            ...place,
            quizId,
            lessonId: session.lessonId,
            ...(await grade(session, input)),
            finishedAt,
            eventId: input.eventId,
          },
          now,
        );
  return withDay(db, place, fresh ?? (await readResult(db, place)), now);
}

async function grade(
  session: QuizSession,
  { answers, letters }: FinishInput,
): Promise<{ outcome: Outcome; answers: StoredAnswer[] }> {
  const recogniser = hasDrawings(answers) ? await letters() : undefined;
  const questions = createQuiz({ ...session.snapshot, seed: session.seed, voice: session.voice });
  const { marks, ...outcome } = gradeQuiz({ questions, answers, recogniser });
  return { outcome, answers: storedAnswers(marks, answers) };
}

/** Counts the day of a quiz in the streak. */
async function withDay(
  db: Db,
  { id, userId, day }: ResultPlace,
  { isStreakBehind, ...saved }: SavedQuiz & { isStreakBehind: boolean },
  now: Date,
): Promise<SavedQuiz> {
  if (!isStreakBehind || day === null) return saved;
  const recorded = await recordDay(db, { userId, date: day, eventId: id }, now);
  return {
    ...saved,
    points: recorded?.points ?? saved.points,
    awarded: [...saved.awarded, ...(recorded?.awarded ?? [])],
  };
}

export type ClaimInput = Visitor & {
  /** Recognises repeats: the same claim has the same id. */
  id: string;
  lessonId: number;
  claimed: Pick<Outcome, 'correctAnswers' | 'totalQuestions' | 'passed'>;
  eventId: string | undefined;
};

/**
 * Keeps figures that a client sends without a quiz (SPEC's own body): nothing can be graded, so they pass nothing, earn
 * nothing and are in no statistics.
 * Throws 'unauthorised', 'not-found' lesson_not_found, 'forbidden' premium_required.
 */
export async function saveClaim(db: Db, input: ClaimInput, now: Date): Promise<SavedQuiz> {
  const { claimed, ...rest } = input;
  requireOpen(await checkLesson(db, input, now), 'lesson_not_found');
  const outcome = {
    totalQuestions: claimed.totalQuestions,
    correctAnswers: Math.min(claimed.correctAnswers, claimed.totalQuestions),
    errors: 0,
    skippedQuestions: 0,
    score: 0,
    passed: false,
  };
  const result = { ...rest, quizId: null, outcome, answers: { claimed }, finishedAt: now, day: null };
  const saved = (await insertResult(db, result, now)) ?? (await readResult(db, { ...input, day: null }));
  return { result: saved.result, points: saved.points, awarded: saved.awarded };
}
