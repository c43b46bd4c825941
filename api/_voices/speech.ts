import { createHmac } from 'node:crypto';
import type { SttProvider } from '../../core/ports.ts';
import {
  budgetDay,
  type SpeechAccount,
  type SpeechBudget,
  type SpeechState,
} from '../../core/speech/budget.ts';
import type { Db } from '../../db/connection/client.ts';
import {
  readSpeechSpending,
  returnSpeech,
  type Speaker,
  spendSpeech,
} from '../../db/store/speech-spending.ts';

/** Counts the recognised seconds of each learner. */
export type SpeechAccounting = { db: Db; signingSecret: string; speechBudget: SpeechBudget };

/** How much may still be recognised. */
type SpeechMeter = { db: Db; recogniser: SttProvider | undefined; speechBudget: SpeechBudget };

/** The budgets of a caller: their own, that of their address, and the installation's. */
export function speechAccount(
  { db, speechBudget: budget, signingSecret }: SpeechAccounting,
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
export async function speechUse({ db, recogniser, speechBudget }: SpeechMeter, now: Date) {
  const { totalSeconds } = speechBudget;
  const spentSeconds = await readSpeechSpending(db, now);
  const state: SpeechState = !recogniser ? 'off' : spentSeconds >= totalSeconds ? 'spent' : 'on';
  return { state, spent_seconds: spentSeconds, daily_seconds: totalSeconds };
}
