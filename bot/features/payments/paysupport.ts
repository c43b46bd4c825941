import { Composer } from 'grammy';
import { DomainError } from '../../../core/errors.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { inboxChatTexts } from '../../../core/texts/inbox/chat.ts';
import { saveMessage } from '../../../db/inbox/save-message.ts';
import { listPayments } from '../../../db/payments/records.ts';
import { countCall } from '../../../db/store/limits.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { inboxPortsOf } from '../../inbox/ports.ts';
import { endKeyboard } from '../../inbox/take.ts';
import { welcomeLearner } from '../../learner.ts';
import { message } from '../../rich-text.ts';
import { passToAdmins } from '../../services/inbox/pass-on.ts';
import { beginWriting } from '../inbox/inbox.ts';

const questionLimit = { name: 'paysupport', calls: 3, windowSeconds: 600 };
/** Together with the surrounding text, the question must fit into one message of 4096. */
const maxQuestion = 3000;
const paymentsShown = 5;

/**
 * /paysupport: the learner's payments and how to ask; a question after the command is sent to the admins, and so is what
 * follows the command without one. Whoever is blocked may ask with the command.
 */
export function paysupport(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('paysupport', async (ctx) => {
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    const question = ctx.match.trim();
    if (question !== '') {
      await ctx.reply(await passOn(ctx, user.id, question.slice(0, maxQuestion)));
      return;
    }
    const own = await listPayments(deps.db, { userId: user.id }, paymentsShown);
    const help = paymentsBotTexts.support(own, user.timezone);
    if (user.isBlocked || !(await beginWriting(deps, ctx, user.id, 'payment'))) {
      await ctx.reply(...message(help, undefined));
      return;
    }
    await ctx.reply(...message([...help, inboxChatTexts.begunForPayment], endKeyboard()));
  });
  return feature;

  /** Returns what to tell the learner. */
  async function passOn(ctx: BotContext, userId: number, question: string): Promise<string> {
    try {
      await countCall(deps.store, deps.clock, questionLimit, String(userId), () => undefined);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'limit') return paymentsBotTexts.supportTooOften;
      throw error;
    }
    const content = { kind: 'text', text: question } as const;
    const input = { userId, eventId: `u${ctx.update.update_id}`, kind: 'payment', content } as const;
    const saved = await saveMessage(deps.db, input, ctx.now);
    if (saved.outcome === 'too-many') return paymentsBotTexts.supportTooOften;
    const reached = await passToAdmins(inboxPortsOf(deps, ctx.api), ctx.now, saved.messageId);
    return reached > 0 ? paymentsBotTexts.supportSent : paymentsBotTexts.supportAway;
  }
}
