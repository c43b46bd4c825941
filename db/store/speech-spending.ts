import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { budgetDay, type SpeechBudget, secondsToNextBudget } from '../../core/speech/budget.ts';
import type { Db } from '../connection/client.ts';
import { speechSpending } from '../schema/index.ts';

export type Speaker = {
  /** Missing for a stranger. */
  userId: number | undefined;
  /** Stands for a network address without naming it; missing in the chat, where there is none. */
  addressKey: string | undefined;
};

type Account = { who: string; mostMs: number; code: string };

const total = 'total';

/** Always in the same order, so that two calls never wait for each other's rows. */
function accountsOf({ userId, addressKey }: Speaker, budget: SpeechBudget): Account[] {
  const accounts = [
    { who: userId && `learner:${userId}`, seconds: budget.learnerSeconds, code: 'speech_spent' },
    {
      who: addressKey && `address:${addressKey}`,
      seconds: budget.addressSeconds,
      code: 'speech_spent_address',
    },
    { who: total, seconds: budget.totalSeconds, code: 'speech_spent_total' },
  ];
  return accounts.flatMap(({ who, seconds, code }) => (who ? [{ who, mostMs: seconds * 1000, code }] : []));
}

/**
 * Takes `ms` of sound from the day's budgets of a speaker: from all of them or from none. Throws DomainError 'limit' with
 * a code that tells which one is spent, and the seconds to the next day.
 */
export async function spendSpeech(
  db: Db,
  { ms, speaker, budget }: { ms: number; speaker: Speaker; budget: SpeechBudget },
  now: Date,
): Promise<void> {
  const accounts = accountsOf(speaker, budget);
  const refusal = ({ code }: Account) =>
    new DomainError('limit', { code, retryAfterSeconds: secondsToNextBudget(now) });
  const tooSmall = accounts.find(({ mostMs }) => ms > mostMs);
  if (tooSmall) throw refusal(tooSmall);
  const day = budgetDay(now);
  const most = sql.join(
    accounts.map(({ who, mostMs }) => sql`when ${who} then ${mostMs}::bigint`),
    sql` `,
  );
  await db.transaction(async (tx) => {
    const paid = await tx
      .insert(speechSpending)
      .values(accounts.map(({ who }) => ({ day, who, ms })))
      .onConflictDoUpdate({
        target: [speechSpending.day, speechSpending.who],
        set: { ms: sql`${speechSpending.ms} + excluded.ms` },
        setWhere: sql`${speechSpending.ms} + excluded.ms <= case ${speechSpending.who} ${most} end`,
      })
      .returning({ who: speechSpending.who });
    const refused = accounts.find(({ who }) => !paid.some((one) => one.who === who));
    // Rolls the other accounts back.
    if (refused) throw refusal(refused);
  });
}

/** Returns to the day's budgets what was taken for a recording that nobody heard. */
export async function returnSpeech(
  db: Db,
  { ms, speaker, budget }: { ms: number; speaker: Speaker; budget: SpeechBudget },
  now: Date,
): Promise<void> {
  const names = accountsOf(speaker, budget).map(({ who }) => who);
  await db
    .update(speechSpending)
    .set({ ms: sql`greatest(0, ${speechSpending.ms} - ${ms})` })
    .where(and(eq(speechSpending.day, budgetDay(now)), inArray(speechSpending.who, names)));
}

/** What the installation has spent today, in whole seconds, rounded up. */
export async function readSpeechSpending(db: Db, now: Date): Promise<number> {
  const [row] = await db
    .select({ ms: speechSpending.ms })
    .from(speechSpending)
    .where(and(eq(speechSpending.day, budgetDay(now)), eq(speechSpending.who, total)));
  return Math.ceil((row?.ms ?? 0) / 1000);
}

/** Deletes what was spent on earlier days; who spoke is kept no longer than needed. */
export async function forgetSpeechSpending(db: Db, now: Date): Promise<void> {
  await db.delete(speechSpending).where(lt(speechSpending.day, budgetDay(now)));
}
