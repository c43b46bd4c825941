import { Composer } from 'grammy';
import type { PreCheckoutQuery } from 'grammy/types';
import { type CheckoutRefusal, checkoutRefusal } from '../../core/payments/orders.ts';
import { checkoutRefusalTexts, paymentsBotTexts } from '../../core/texts/payments-bot.ts';
import { recordCharge, recordRefund } from '../../db/payments/charges.ts';
import { markChecked, readCheckout } from '../../db/payments/orders.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { describeFailure } from '../failures.ts';
import { openKeyboard } from '../keyboards.ts';
import { afterCharge } from '../payments/after-charge.ts';
import { deskOf } from '../payments/bot-desk.ts';
import { readPaymentMessage } from '../payments/stars-account.ts';
import { message } from '../rich-text.ts';
import { moment } from './membership.ts';

/** Telegram gives ten seconds for the answer, including the round trip. */
const judgeWithinMs = 4000;

/**
 * Purchases, from the question before the charge to the refund. Comes before all other features and uses no sessions or
 * conversations: an unanswered query costs a sale, a swallowed payment costs somebody's money.
 */
export function payments(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();

  feature.on('pre_checkout_query', async (ctx) => {
    const refusal = await inTime(judge(deps, ctx.preCheckoutQuery, ctx.now), judgeWithinMs).catch(
      (error: unknown) => {
        deps.log('error', 'checkout-not-judged', { cause: describeFailure(error) });
        return 'busy' as const;
      },
    );
    if (refusal) {
      deps.log('info', 'checkout-refused', { refusal });
      await ctx.answerPreCheckoutQuery(false, { error_message: checkoutRefusalTexts[refusal] });
      return;
    }
    await ctx.answerPreCheckoutQuery(true);
    // Telegram no longer waits; the mark only says that a charge may be on its way.
    await markChecked(deps.db, ctx.preCheckoutQuery.invoice_payload).catch((error: unknown) => {
      deps.log('warn', 'checkout-not-marked', { cause: describeFailure(error) });
    });
  });

  feature.on('message:successful_payment', async (ctx) => {
    const charge = readPaymentMessage(ctx.msg.successful_payment, ctx.from.id, ctx.msg.date);
    const change = await recordCharge(deps.db, { charge, updateId: ctx.update.update_id }, ctx.now);
    if (!change) return;
    await afterCharge(deskOf(deps, ctx.api), change, ctx.now, (text) =>
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

async function judge(
  deps: BotDeps,
  query: PreCheckoutQuery,
  now: Date,
): Promise<CheckoutRefusal | undefined> {
  const order = await readCheckout(deps.db, query.invoice_payload, now);
  const checkout = { payerId: query.from.id, currency: query.currency, stars: query.total_amount };
  const payer = {
    hasPremiumForEver: order?.hasPremiumForEver ?? false,
    isBlocked: order?.isBlocked ?? false,
  };
  return checkoutRefusal(order, checkout, payer, now);
}

/** The outcome of `work`, or a failure when it takes longer; the work itself continues, its outcome ignored. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
