import type { ActivityDate } from '../../core/streak/streak.ts';
import type { Db } from '../connection/client.ts';
import { areOutdated, settleForms } from '../forms/cards.ts';
import { settleLetters } from '../letters/cards.ts';
import { lockMemory, settleCards } from '../memory/cards.ts';
import { settleRules } from '../rules/cards.ts';

type Stored = {
  isUnsettled: boolean;
  letters: { isOutdated: boolean };
  rules: { isOutdated: boolean };
  formCards: Parameters<typeof areOutdated>[0];
};

/** Computes schedules again that are estimates or were made by other rules; returns whether there were any. */
export async function settleDay(
  db: Db,
  learner: { userId: number; today: ActivityDate },
  { isUnsettled, letters, rules, formCards }: Stored,
): Promise<boolean> {
  const { userId } = learner;
  const settled = isUnsettled ? await settleCards(db, userId) : 0;
  const areFormsOutdated = areOutdated(formCards);
  if (!letters.isOutdated && !rules.isOutdated && !areFormsOutdated) return settled > 0;
  await db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) return;
    if (letters.isOutdated) await settleLetters(tx, learner);
    if (rules.isOutdated) await settleRules(tx, learner);
    if (areFormsOutdated) await settleForms(tx, learner);
  });
  return true;
}
