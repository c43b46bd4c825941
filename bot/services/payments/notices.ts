import { renewalPlan } from '../../../core/payments/plans.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { findNotices, giveNoticeBack, type Notice, takeNotice } from '../../../db/payments/notices.ts';
import { paymentButtons } from './buttons.ts';
import { type PaymentPorts, tell } from './ports.ts';

const batch = 10;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells learners that their premium ends: 7 days and 1 day before, each once. Continues until all have been notified or
 * `isTimeLeft` returns false. Returns how many were notified and whether those were all.
 */
export async function sendNotices(
  ports: PaymentPorts,
  now: Date,
  isTimeLeft: () => boolean,
): Promise<{ sent: number; isComplete: boolean }> {
  let sent = 0;
  while (isTimeLeft()) {
    const due = await findNotices(ports.db, batch, now);
    const outcomes = await Promise.all(due.map((notice) => send(ports, notice, now)));
    sent += outcomes.filter((outcome) => outcome === 'said').length;
    // Telegram does not answer: an immediate retry would loop.
    if (outcomes.includes('failed')) return { sent, isComplete: false };
    if (due.length < batch) return { sent, isComplete: true };
  }
  return { sent, isComplete: false };
}

async function send(ports: PaymentPorts, notice: Notice, now: Date) {
  if (!(await takeNotice(ports.db, notice, now))) return 'taken';
  const { userId, endsAt, timezone } = notice;
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / dayMs);
  const text = paymentsBotTexts.endsSoon(endsAt, days, timezone);
  const outcome = await tell(ports, userId, text, now, {
    text: paymentsBotTexts.renew,
    data: paymentButtons.build({ kind: 'buy', plan: renewalPlan, again: true }),
  });
  if (outcome === 'failed') await giveNoticeBack(ports.db, notice);
  return outcome;
}
