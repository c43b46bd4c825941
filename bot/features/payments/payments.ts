import { Composer } from 'grammy';
import type { PreCheckoutQuery } from 'grammy/types';
import type { CheckoutRefusal } from '../../../core/payments/orders.ts';
import type { Log } from '../../../core/ports.ts';
import type { Outcome } from '../../../core/service/service-levels.ts';
import { checkoutRefusalTexts, paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import type { Db } from '../../../db/connection/client.ts';
import { recordCharge, recordRefund } from '../../../db/payments/charges.ts';
import { type CheckoutQuestion, judgeCheckout, releaseChecked } from '../../../db/payments/orders.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { openKeyboard } from '../../keyboards.ts';
import { portsOf } from '../../payments/payment-account.ts';
import { message } from '../../rich-text.ts';
import { describeFailure } from '../../services/failures.ts';
import { inTime } from '../../services/in-time.ts';
import { afterCharge } from '../../services/payments/after-charge.ts';
import { readPaymentMessage } from '../../services/payments/telegram-payments.ts';
import { moment } from '../membership.ts';

/** Where a refund is recorded. */
type CheckoutNotes = { db: Db; log: Log };

/** Telegram gives ten seconds for the answer, including the round trip. */
const judgeWithinMs = 4000;

/**
 * Purchases, from the question before the charge to the refund. Comes before all other features and uses no sessions or
 * conversations: an unanswered query costs a sale, a swallowed payment costs somebody's money.
 */
export function payments(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.on('pre_checkout_query', async (ctx) => {
    const question = readQuestion(ctx.preCheckoutQuery);
    const judgement = judgeCheckout(deps.db, question, ctx.now);
    const refusal = await inTime(judgement, judgeWithinMs).catch((error: unknown) => {
      deps.log('error', 'checkout-not-judged', { cause: describeFailure(error) });
      return 'busy' as const;
    });
    if (!refusal) {
      await ctx.answerPreCheckoutQuery(true);
      return;
    }
    deps.log('info', 'checkout-refused', { refusal });
    await ctx.answerPreCheckoutQuery(false, { error_message: checkoutRefusalTexts[refusal] });
    if (refusal === 'busy') deps.background?.(takeBack(deps, judgement, question));
  });

  feature.on('message:successful_payment', async (ctx) => {
    const charge = readPaymentMessage(ctx.msg.successful_payment, ctx.from.id, ctx.msg.date);
    const count = (outcome: Outcome) =>
      deps.telemetry?.count('payments-granted', outcome, ctx.now.getTime() - moment(ctx.msg.date).getTime());
    const change = await recordCharge(deps.db, { charge, updateId: ctx.update.update_id }, ctx.now).catch(
      (error: unknown) => {
        count('bad');
        throw error;
      },
    );
    if (!change) return;
    if (change.isNew) count(change.payment.issue === null ? 'good' : 'bad');
    await afterCharge(portsOf(deps, ctx.api), change, ctx.now, (text) =>
      ctx.reply(...message(text, openKeyboard(deps))),
    );
  });

  feature.on('message:refunded_payment', async (ctx) => {
    const { refunded_payment: refunded, date } = ctx.msg;
    const charge = { ...readPaymentMessage(refunded, ctx.chat.id, date), source: 'refund' as const };
    const { chargeId } = charge;
    const refund = { chargeId, refundedAt: moment(date), charge };
    const change = await recordRefund(deps.db, { refund, updateId: ctx.update.update_id }, ctx.now);
    if (!change?.isNew) return;
    const { stars, issue } = change.payment;
    await ctx.reply(paymentsBotTexts.refunded(stars, issue === null)).catch((error: unknown) => {
      deps.log('warn', 'payment-word-not-sent', { cause: describeFailure(error) });
    });
  });

  return feature;
}

function readQuestion(query: PreCheckoutQuery): CheckoutQuestion {
  const { id, from, currency, total_amount: stars, invoice_payload: orderId } = query;
  return { id, orderId, payerId: from.id, currency, stars };
}

/** Telegram had a refusal before we had judged: a yes that comes afterwards must not leave the order in doubt. */
async function takeBack(
  deps: CheckoutNotes,
  judgement: Promise<CheckoutRefusal | undefined>,
  question: CheckoutQuestion,
): Promise<void> {
  try {
    if ((await judgement.catch(() => 'failed')) === undefined) await releaseChecked(deps.db, question);
  } catch (error) {
    deps.log('warn', 'checkout-not-released', { cause: describeFailure(error) });
  }
}
