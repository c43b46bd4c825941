import { Composer } from 'grammy';
import { ruleChatTexts as ruleTexts } from '../../../core/texts/chat/rules.ts';
import { findUser } from '../../../db/users.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { openKeyboard } from '../../keyboards.ts';
import { offersFor } from '../../rules/offers.ts';
import { tellShutOut } from '../../shut-out.ts';
import { type Answer, lookUp } from '../../words/look-up.ts';
import { replyWithAnswer } from '../../words/reply.ts';

/**
 * A text or caption that no other feature was waiting for is looked up, with its sound and a button to its lesson; Russian prose is
 * left to the next feature, unless it asks for a rule.
 */
export function word(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on(['message:text', 'message:caption'], async (ctx, next) => {
    const { text, caption = '' } = ctx.msg;
    const answer = await lookUp(deps, ctx, text ?? caption);
    const rules = text === undefined ? [] : await rulesFor(ctx, text, answer);
    if (rules.length === 0 && (!answer || (text === undefined && answer.isUnknown))) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (user?.isBlocked) return tellShutOut(ctx);
    await replyWithAnswer(deps, ctx, answer ?? { text: ruleTexts.meant }, {
      otherwise: openKeyboard(deps),
      rules,
    });
  });
  return feature;

  async function rulesFor(ctx: BotContext, text: string, answer: Answer | undefined) {
    if (asksForNoRule(text)) return [];
    const userId = ctx.from?.id ?? 0;
    const visitor = { userId, isAdminByEnv: deps.adminIds.has(userId) };
    const isAnswered = answer !== undefined && !answer.isUnknown && !answer.isInParts;
    return offersFor(deps, { ...visitor, text, isAnswered }, ctx.now);
  }
}

/** True for a command, and for what is longer than a question. */
const asksForNoRule = (text: string): boolean => /^\/|\n/.test(text) || text.length > maxLength;
const maxLength = 100;
