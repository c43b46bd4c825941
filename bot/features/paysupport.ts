import { Composer } from 'grammy';
import type { User } from 'grammy/types';
import { DomainError } from '../../core/errors.ts';
import { readPerson } from '../../core/people/person.ts';
import { paymentsBotTexts } from '../../core/texts/chat/payments.ts';
import { listPayments } from '../../db/payments/records.ts';
import { countCall } from '../../db/store/limits.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { displayName, welcomeLearner } from '../learner.ts';
import { portsOf } from '../payments/payment-account.ts';
import { message } from '../rich-text.ts';
import { paymentButtons } from '../services/payments/buttons.ts';
import { tellAdmins } from '../services/payments/ports.ts';

const questionLimit = { name: 'paysupport', calls: 3, windowSeconds: 600 };
/** Together with the surrounding text, the question must fit into one message of 4096. */
const maxQuestion = 3000;
const paymentsShown = 5;

/** /paysupport: the learner's payments and how to ask; a question after the command is sent to the admins. */
export function paysupport(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('paysupport', async (ctx) => {
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    const question = ctx.match.trim();
    if (question !== '') {
      await ctx.reply(await passOn(ctx, ctx.from, question.slice(0, maxQuestion)));
      return;
    }
    const own = await listPayments(deps.db, { userId: user.id }, paymentsShown);
    await ctx.reply(...message(paymentsBotTexts.support(own, user.timezone), undefined));
  });
  return feature;

  /** Returns what to tell the learner. */
  async function passOn(ctx: BotContext, from: User, question: string): Promise<string> {
    try {
      await countCall(deps.store, deps.clock, questionLimit, String(from.id), () => undefined);
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'limit') return paymentsBotTexts.supportTooOften;
      throw error;
    }
    const { firstName = '', username = null } = readPerson(from) ?? {};
    const person = { id: from.id, name: displayName(firstName), username };
    const letter = paymentsBotTexts.supportQuestion(person, question);
    const data = paymentButtons.build({ kind: 'answer', userId: from.id });
    const button = { text: paymentsBotTexts.admin.answerButton, data };
    const reached = await tellAdmins(portsOf(deps, ctx.api), letter, ctx.now, button);
    return reached > 0 ? paymentsBotTexts.supportSent : paymentsBotTexts.supportAway;
  }
}
