import type { StartQuizResponse } from '../../../../core/contracts/quiz.ts';
import { canResume, type KeptAttempt } from '../../../../core/quiz/kept-attempt.ts';
import { localKeys } from '../../lib/local-store.ts';
import type { Services } from '../../lib/services.ts';
import { toLocalIso } from '../../lib/time/clock.ts';

/** An attempt as this device keeps it: the server grades its answers, so nothing in it can be won by changing it. */
export type Attempt = KeptAttempt<StartQuizResponse>;

type Attempts = Readonly<Record<string, Attempt>>;

/** The learner's date by the corrected clock. */
export const dateNow = ({ clock }: Pick<Services, 'clock'>) => toLocalIso(clock.now()).slice(0, 10);

/** Stores how far a quiz has come, beside those of other lessons. False when this device cannot keep it. */
export function keepAttempt(services: Services, attempt: Attempt): boolean {
  return writeAttempts(services, (others) => ({ ...others, [attempt.quiz.lessonId]: attempt }));
}

export function forgetAttempt(services: Services, { lessonId, quizId }: StartQuizResponse): void {
  writeAttempts(services, (kept) =>
    Object.fromEntries(
      Object.entries(kept).filter(([id, { quiz }]) => id !== String(lessonId) || quiz.quizId !== quizId),
    ),
  );
}

/** The attempt at the quiz of a lesson that was left today. */
export function keptAttempt(services: Services, lessonId: number): Attempt | undefined {
  const attempt = readAttempts(services)[lessonId];
  return attempt && canResume(attempt, dateNow(services)) ? attempt : undefined;
}

/** Attempts of earlier days are dropped on the way. */
function writeAttempts(services: Services, change: (kept: Attempts) => Attempts): boolean {
  const userId = services.session.userId();
  if (userId === null) return false;
  const key = localKeys.quizzes(userId);
  const today = dateNow(services);
  const kept = Object.entries(readAttempts(services)).filter(([, { date }]) => date === today);
  const after = change(Object.fromEntries(kept));
  if (Object.keys(after).length > 0) return services.localStore.write(key, after);
  services.localStore.remove(key);
  return true;
}

/** Written by this app, whole or not at all; what an older release wrote is recognised by what it lacks. */
function readAttempts({ session, localStore }: Services): Attempts {
  const userId = session.userId();
  const kept = userId === null ? undefined : localStore.read(localKeys.quizzes(userId));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept as Attempts).filter(
      ([, attempt]) => Array.isArray(attempt?.events) && Array.isArray(attempt.quiz?.words),
    ),
  );
}
