import { createHmac } from 'node:crypto';
import { budgetDay, type SpeechAccount, type SpeechState } from '../core/speech/budget.ts';
import { readSpeechSpending, returnSpeech, type Speaker, spendSpeech } from '../db/store/speech-spending.ts';
import type { Deps } from './_deps.ts';

/** The budgets of a caller: their own, that of their address, and the installation's. */
export function speechAccount(
  { db, speechBudget: budget, signingSecret }: Deps,
  { userId, address }: { userId: number | undefined; address: string },
  now: Date,
): SpeechAccount {
  const speaker: Speaker = { userId, addressKey: addressKey(address, signingSecret, now) };
  return {
    spend: (ms) => spendSpeech(db, { ms, speaker, budget }, now),
    giveBack: (ms) => returnSpeech(db, { ms, speaker, budget }, now),
  };
}

/** The same for the same address on the same day; the address cannot be read from it. */
function addressKey(address: string, secret: string, now: Date): string {
  return createHmac('sha256', secret)
    .update(`${budgetDay(now)} ${address}`)
    .digest('base64url')
    .slice(0, 16);
}

/** Today's use of the recogniser, in seconds of sound. Throws what the database throws. */
export async function speechUse({ db, recogniser, speechBudget }: Deps, now: Date) {
  const { totalSeconds } = speechBudget;
  const spentSeconds = await readSpeechSpending(db, now);
  const state: SpeechState = !recogniser ? 'off' : spentSeconds >= totalSeconds ? 'spent' : 'on';
  return { state, spent_seconds: spentSeconds, daily_seconds: totalSeconds };
}
