import type { NextFunction } from 'grammy';
import type { BotContext } from './context.ts';

/**
 * Answers every pressed button that no feature has answered: otherwise the button keeps spinning on the learner's
 * screen.
 */
export async function answersCallbacks(ctx: BotContext, next: NextFunction): Promise<void> {
  let isAnswered = false;
  ctx.api.config.use((previous, method, payload, signal) => {
    isAnswered ||= method === 'answerCallbackQuery';
    return previous(method, payload, signal);
  });
  try {
    await next();
  } finally {
    // A failure here must not hide an earlier one: at worst the button keeps spinning.
    if (!isAnswered) await ctx.answerCallbackQuery().catch(() => undefined);
  }
}
