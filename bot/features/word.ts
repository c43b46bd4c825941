import { Composer } from 'grammy';
import { findUser } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { tellShutOut } from '../shut-out.ts';
import { lookUp } from '../words/look-up.ts';
import { replyWithAnswer } from '../words/reply.ts';

/**
 * A text or caption that no other feature was waiting for is looked up, with its sound and a button to its lesson; Russian prose is
 * left to the next feature.
 */
export function word(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on(['message:text', 'message:caption'], async (ctx, next) => {
    const { text, caption = '' } = ctx.msg;
    const answer = await lookUp(deps, ctx, text ?? caption);
    if (!answer || (text === undefined && answer.isUnknown)) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (user?.isBlocked) return tellShutOut(ctx);
    await replyWithAnswer(deps, ctx, answer, openKeyboard(deps));
  });
  return feature;
}
