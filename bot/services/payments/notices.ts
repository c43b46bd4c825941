import { renewalPlan } from '../../../core/payments/plans.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { findNotices, giveNoticeBack, type Notice, takeNotice } from '../../../db/payments/notices.ts';
import { paymentButtons } from './buttons.ts';
import { type PaymentsDesk, tell } from './desk.ts';

const batch = 10;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells learners that their premium ends: 7 days and 1 day before, each once. Continues until all have been told or
 * `isTimeLeft` returns false. Returns how many were told and whether those were all.
 */
export async function sendNotices(
  desk: PaymentsDesk,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<{ sent: number; isComplete: boolean }> {
  let sent = 0;
  while (isTimeLeft()) {
    const due = await findNotices(desk.db, batch, now);
    const outcomes = await Promise.all(due.map((notice) => send(desk, notice, now)));
    sent += outcomes.filter((outcome) => outcome === 'said').length;
    // Telegram does not answer: an immediate retry would loop.
    if (outcomes.includes('failed')) return { sent, isComplete: false };
    if (due.length < batch) return { sent, isComplete: true };
  }
  return { sent, isComplete: false };
}

async function send(desk: PaymentsDesk, notice: Notice, now: Date) {
  if (!(await takeNotice(desk.db, notice, now))) return 'taken';
  const { userId, endsAt, timezone } = notice;
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / dayMs);
  const text = paymentsBotTexts.endsSoon(endsAt, days, timezone);
  const outcome = await tell(desk, userId, text, now, {
    text: paymentsBotTexts.renew,
    data: paymentButtons.build({ kind: 'buy', plan: renewalPlan, again: true }),
  });
  if (outcome === 'failed') await giveNoticeBack(desk.db, notice);
  return outcome;
}
