import { type CommandContext, Composer, InlineKeyboard } from 'grammy';
import type { Message, User } from 'grammy/types';
import { DomainError } from '../../../core/errors.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { errorText } from '../../../core/texts/errors.ts';
import { noteActOfUpdate } from '../../../db/audit.ts';
import { findOpenThread } from '../../../db/inbox/copies.ts';
import {
  listKeptPayments,
  listPayments,
  readPayment,
  readPaymentByDigest,
  totalStars,
} from '../../../db/payments/records.ts';
import { findUser } from '../../../db/users.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { answerByMessage } from '../../inbox/answer.ts';
import type { InboxAccount } from '../../inbox/ports.ts';
import { type Admins, displayName, isAdmin } from '../../learner.ts';
import { type PaymentAccount, portsOf } from '../../payments/payment-account.ts';
import { findPeople } from '../../people/find-people.ts';
import { message } from '../../rich-text.ts';
import { chargeDigest, paymentButtons } from '../../services/payments/buttons.ts';
import { refundPayment } from '../../services/payments/give-back.ts';
import { tell } from '../../services/payments/ports.ts';

const paymentsShown = 10;
const texts = paymentsBotTexts.admin;

type AdminCommand = CommandContext<BotContext> & { from: User };

/** How both messages that are replied to end. Before it stands what the writer wrote, a command of their own perhaps. */
const writerLine = /\/answer (\d{1,16}) и текст$/;

/** For admins: /payments of a learner, /refund of a charge (asked once more), /answer to a question (or a reply to it), /balance. */
export function adminPayments(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const byAdmin = (ctx: BotContext) => isAdmin(deps, ctx);
  const commands: Record<string, (deps: InboxAccount, ctx: AdminCommand) => Promise<void>> = {
    payments: showPayments,
    refund: askToRefund,
    answer: answerByCommand,
    balance: showBalance,
  };
  for (const [name, handle] of Object.entries(commands)) {
    chat
      .command(name)
      .filter(byAdmin)
      .use((ctx) => handle(deps, ctx));
  }

  chat.on('callback_query:data').use(async (ctx, next) => {
    const action = paymentButtons.parse(ctx.callbackQuery.data);
    if (!action || action.kind === 'buy' || !(await byAdmin(ctx))) return next();
    if (action.kind === 'refund') await refund(deps, ctx, action.digest);
    else await askForAnswer(deps, ctx, action.userId);
  });

  // A reply to a question, or to what its button has said, goes to its writer.
  chat.on('message:text').use(async (ctx, next) => {
    const { text, reply_to_message: question } = ctx.msg;
    const isOurs = question?.from?.id === ctx.me.id;
    const [, id] = (isOurs && writerLine.exec(question.text ?? '')) || [];
    if (id === undefined || text.startsWith('/') || !(await byAdmin(ctx))) return next();
    await answerQuestion(deps, ctx, Number(id), text);
  });

  return feature;
}

async function showPayments(deps: Admins, ctx: AdminCommand): Promise<void> {
  const wanted = ctx.match.trim();
  if (wanted === '') {
    await ctx.reply(texts.paymentsUsage);
    return;
  }
  const [person, ...others] = await findPeople(deps, wanted, ctx.now);
  if (person && others.length > 0) {
    await ctx.reply(texts.manyPeople([person, ...others]));
    return;
  }
  const user = person && (await findUser(deps.db, person.id, ctx.now));
  const kept = person ? await listKeptPayments(deps.db, person.id) : [];
  if (!user) {
    await ctx.reply(kept.length > 0 ? texts.keptPayments(kept) : texts.personUnknown);
    return;
  }
  const until = user.premiumUntil === null ? null : new Date(user.premiumUntil);
  const premium = { isPremium: user.isPremium, until, timeZone: user.timezone };
  const own = await listPayments(deps.db, { userId: user.id }, paymentsShown);
  const payments = [...own, ...kept];
  const payer = { id: user.id, name: displayName(user.firstName) };
  await ctx.reply(...message(texts.payments(payer, premium, payments), undefined));
}

async function askToRefund({ db }: Admins, ctx: AdminCommand): Promise<void> {
  const chargeId = ctx.match.trim();
  if (chargeId === '') {
    await ctx.reply(texts.refundUsage);
    return;
  }
  const payment = await readPayment(db, chargeId);
  if (!payment || payment.refundedAt) {
    await ctx.reply(
      payment ? errorText('conflict', 'already_refunded') : errorText('not-found', 'payment_not_found'),
    );
    return;
  }
  const data = paymentButtons.build({ kind: 'refund', digest: chargeDigest(chargeId) });
  const keyboard = new InlineKeyboard().text(texts.refundButton(payment.stars), data);
  await ctx.reply(...message(texts.refundAsk(payment), keyboard));
}

async function refund(deps: PaymentAccount, ctx: BotContext & { from: User }, digest: string): Promise<void> {
  try {
    const payment = await readPaymentByDigest(deps.db, digest);
    const wanted = { chargeId: payment?.chargeId ?? '', adminId: ctx.from.id };
    const { stars, chargeId } = await refundPayment(portsOf(deps, ctx.api), wanted, ctx.now);
    await ctx.editMessageText(texts.refundDone(stars, chargeId)).catch((error: unknown) => {
      if (!isNotModified(error)) throw error;
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await ctx.answerCallbackQuery({
      text: errorText(error.kind, error.code, error.field),
      show_alert: true,
    });
  }
}

async function answerByCommand(deps: InboxAccount, ctx: AdminCommand): Promise<void> {
  const [, id, text] = /^(\d{1,16})\s+(.+)$/s.exec(ctx.match.trim()) ?? [];
  if (id !== undefined && text !== undefined) return answerQuestion(deps, ctx, Number(id), text);
  await ctx.reply(texts.answerUsage);
}

async function askForAnswer({ db }: Admins, ctx: BotContext, userId: number): Promise<void> {
  const user = await findUser(db, userId, ctx.now);
  const person = { id: userId, name: displayName(user?.firstName ?? '') };
  // Telegram opens the field for a reply by itself.
  const reply_markup = { force_reply: true, input_field_placeholder: texts.answerField } as const;
  await ctx.reply(texts.answerAsk(person), { reply_markup });
}

async function showBalance(deps: PaymentAccount, ctx: BotContext): Promise<void> {
  const balance = await portsOf(deps, ctx.api)
    .stars.balance()
    .catch(() => undefined);
  await ctx.reply(
    balance === undefined
      ? errorText('upstream', 'stars_failed')
      : texts.balance(balance, await totalStars(deps.db)),
  );
}

/** The answer to the question that is open; where none is, a message by itself. */
async function answerQuestion(
  deps: InboxAccount,
  ctx: BotContext & { from: User; msg: Message },
  userId: number,
  text: string,
): Promise<void> {
  if (!(await findUser(deps.db, userId, ctx.now))) {
    await ctx.reply(texts.answerNotSent.unknown);
    return;
  }
  const thread = await findOpenThread(deps.db, { userId, kind: 'payment' });
  if (thread) return answerByMessage(deps, ctx, { ...ctx.msg, text }, thread.id);
  const words = paymentsBotTexts.supportAnswer(text);
  const outcome = await tell(portsOf(deps, ctx.api), userId, words, ctx.now);
  const act = { adminId: ctx.from.id, action: 'support.answer', target: `user:${userId}` };
  const { update_id: updateId } = ctx.update;
  await noteActOfUpdate(deps.db, { updateId, ...act, before: null, after: { text, outcome } }, ctx.now);
  await ctx.reply(outcome === 'said' ? texts.answerSent : texts.answerNotSent[outcome]);
}
