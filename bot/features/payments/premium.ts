import { Composer, InlineKeyboard } from 'grammy';
import type { User } from 'grammy/types';
import { DomainError } from '../../../core/errors.ts';
import type { PlanId } from '../../../core/payments/plans.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { cancelOrders } from '../../../db/payments/orders.ts';
import { countCall } from '../../../db/store/limits.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { welcomeLearner } from '../../learner.ts';
import { lookBehindAnswer, lookLimitOf, portsOf, shopOf } from '../../payments/payment-account.ts';
import { message } from '../../rich-text.ts';
import { describeFailure } from '../../services/failures.ts';
import { paymentButtons } from '../../services/payments/buttons.ts';
import { requireNothingInDoubt } from '../../services/payments/doubts.ts';
import { buyerOf, countLessons, findBuyer, offersFor, openOrder } from '../../services/payments/sell.ts';
import { invoiceFields } from '../../services/payments/telegram-payments.ts';
import { tellShutOut } from '../../shut-out.ts';

/** A forwarded copy of an invoice opens the bot with this parameter instead of offering its pay button to everybody. */
const premiumParameter = 'premium';

type Wanted = { plan: PlanId; again: boolean };

const invoiceLimit = { name: 'chat-invoice', calls: 5, windowSeconds: 60 };

/** /premium, and /start premium: the plans; the button of a plan sends its invoice into the chat. */
export function premium(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('premium', (ctx) => show(ctx, ctx.from));
  chat
    .command('start')
    .filter((ctx) => ctx.match.trim() === premiumParameter)
    .use((ctx) => show(ctx, ctx.from));

  chat.on('callback_query:data').use(async (ctx, next) => {
    const action = paymentButtons.parse(ctx.callbackQuery.data);
    if (action?.kind !== 'buy') return next();
    try {
      await sendInvoice(ctx, ctx.from, action);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === 'already_premium') {
        await askAgain(ctx, ctx.from, action.plan);
        return;
      }
      await ctx.answerCallbackQuery({ text: refusalText(error), show_alert: true });
    }
  });

  return feature;

  async function show(ctx: BotContext, from: User): Promise<void> {
    const { user } = await welcomeLearner(deps, from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    const shop = shopOf(deps);
    const buyer = buyerOf(shop, user);
    const offered = offersFor(shop, buyer).flatMap(({ plan, isAvailable }) => (isAvailable ? plan : []));
    const text = paymentsBotTexts.premium(
      { ...buyer.premium, timeZone: user.timezone },
      offered,
      await countLessons(shop),
    );
    const rows = offered.map((plan) => [
      InlineKeyboard.text(
        paymentsBotTexts.buy(plan, buyer.premium.isPremium),
        paymentButtons.build({ kind: 'buy', plan, again: buyer.premium.isPremium }),
      ),
    ]);
    await ctx.reply(...message(text, rows.length > 0 ? InlineKeyboard.from(rows) : undefined));
    await lookBehindAnswer(deps, ctx.api, user, ctx.now);
  }

  /** The button is from before their premium: a second year is sold to who wants one. */
  async function askAgain(ctx: BotContext, from: User, plan: PlanId): Promise<void> {
    const buyer = await findBuyer(shopOf(deps), from.id, ctx.now);
    if (!buyer) return;
    const data = paymentButtons.build({ kind: 'buy', plan, again: true });
    const keyboard = new InlineKeyboard().text(paymentsBotTexts.againButton(plan), data);
    const premium = { ...buyer.premium, timeZone: buyer.user.timezone };
    await ctx.reply(paymentsBotTexts.again(premium), { reply_markup: keyboard });
  }

  async function sendInvoice(ctx: BotContext, from: User, { plan, again }: Wanted): Promise<void> {
    const userId = from.id;
    await countCall(deps.store, deps.clock, invoiceLimit, String(userId), () => undefined);
    await welcomeLearner(deps, from, ctx.now);
    await requireNothingInDoubt(portsOf(deps, ctx.api), userId, lookLimitOf(deps, userId), ctx.now);
    const { order, invoice } = await openOrder(shopOf(deps), { userId, plan, again }, ctx.now);
    try {
      await ctx.api.raw.sendInvoice({
        ...invoiceFields(invoice),
        chat_id: userId,
        start_parameter: premiumParameter,
      });
    } catch (cause) {
      await cancelOrders(deps.db, { userId, orderId: order.id, reason: 'not_issued' });
      deps.log('error', 'invoice-not-sent', { cause: describeFailure(cause) });
      throw new DomainError('upstream', { code: 'invoice_failed', cause });
    }
  }
}

function refusalText(error: DomainError): string {
  if (error.kind === 'limit') return paymentsBotTexts.tooOften;
  return error.code === 'invoice_failed'
    ? paymentsBotTexts.invoiceFailed
    : errorText(error.kind, error.code, error.field);
}
