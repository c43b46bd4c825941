import { Composer, InlineKeyboard } from 'grammy';
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
import { displayName, isAdmin } from '../../learner.ts';
import { portsOf } from '../../payments/payment-account.ts';
import { findPeople } from '../../people/find-people.ts';
import { message } from '../../rich-text.ts';
import { chargeDigest, paymentButtons } from '../../services/payments/buttons.ts';
import { refundPayment } from '../../services/payments/give-back.ts';
import { tell } from '../../services/payments/ports.ts';

const paymentsShown = 10;
const texts = paymentsBotTexts.admin;

/** How both messages that are replied to end. Before it stands what the writer wrote, a command of their own perhaps. */
const writerLine = /\/answer (\d{1,16}) и текст$/;

/** For admins: /payments of a learner, /refund of a charge (asked once more), /answer to a question (or a reply to it), /balance. */
export function adminPayments(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const byAdmin = (ctx: BotContext) => isAdmin(deps, ctx);

  chat
    .command('payments')
    .filter(byAdmin)
    .use(async (ctx) => {
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
    });

  chat
    .command('refund')
    .filter(byAdmin)
    .use(async (ctx) => {
      const chargeId = ctx.match.trim();
      if (chargeId === '') {
        await ctx.reply(texts.refundUsage);
        return;
      }
      const payment = await readPayment(deps.db, chargeId);
      if (!payment || payment.refundedAt) {
        await ctx.reply(
          payment ? errorText('conflict', 'already_refunded') : errorText('not-found', 'payment_not_found'),
        );
        return;
      }
      const data = paymentButtons.build({ kind: 'refund', digest: chargeDigest(chargeId) });
      const keyboard = new InlineKeyboard().text(texts.refundButton(payment.stars), data);
      await ctx.reply(...message(texts.refundAsk(payment), keyboard));
    });

  chat.on('callback_query:data').use(async (ctx, next) => {
    const action = paymentButtons.parse(ctx.callbackQuery.data);
    if (action?.kind !== 'refund' || !(await byAdmin(ctx))) return next();
    try {
      const payment = await readPaymentByDigest(deps.db, action.digest);
      const refund = { chargeId: payment?.chargeId ?? '', adminId: ctx.from.id };
      const { stars, chargeId } = await refundPayment(portsOf(deps, ctx.api), refund, ctx.now);
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
  });

  chat
    .command('answer')
    .filter(byAdmin)
    .use(async (ctx) => {
      const [, id, text] = /^(\d{1,16})\s+(.+)$/s.exec(ctx.match.trim()) ?? [];
      if (id !== undefined && text !== undefined) return answerQuestion(deps, ctx, Number(id), text);
      await ctx.reply(texts.answerUsage);
    });

  chat.on('callback_query:data').use(async (ctx, next) => {
    const action = paymentButtons.parse(ctx.callbackQuery.data);
    if (action?.kind !== 'answer' || !(await byAdmin(ctx))) return next();
    const user = await findUser(deps.db, action.userId, ctx.now);
    const person = { id: action.userId, name: displayName(user?.firstName ?? '') };
    // Telegram opens the field for a reply by itself.
    const reply_markup = { force_reply: true, input_field_placeholder: texts.answerField } as const;
    await ctx.reply(texts.answerAsk(person), { reply_markup });
  });

  // A reply to a question, or to what its button has said, goes to its writer.
  chat.on('message:text').use(async (ctx, next) => {
    const { text, reply_to_message: question } = ctx.msg;
    const isOurs = question?.from?.id === ctx.me.id;
    const [, id] = (isOurs && writerLine.exec(question.text ?? '')) || [];
    if (id === undefined || text.startsWith('/') || !(await byAdmin(ctx))) return next();
    await answerQuestion(deps, ctx, Number(id), text);
  });

  chat
    .command('balance')
    .filter(byAdmin)
    .use(async (ctx) => {
      const balance = await portsOf(deps, ctx.api)
        .stars.balance()
        .catch(() => undefined);
      await ctx.reply(
        balance === undefined
          ? errorText('upstream', 'stars_failed')
          : texts.balance(balance, await totalStars(deps.db)),
      );
    });

  return feature;
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
