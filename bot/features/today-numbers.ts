import { Composer } from 'grammy';
import { withPlainDigits } from '../../core/text/digits.ts';
import { numberChatTexts as texts } from '../../core/texts/chat/numbers.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { forLearner, isHeeded, readInProgress, refuseOldButton } from '../today/in-progress.ts';
import { type NumberPractice, readNumberPractice } from '../today/number-practice.ts';
import { type Numbering, numberButtons, settleNumber, skipNumbers, stopNumbers } from '../today/numbers.ts';

/**
 * The numbers of «Сегодня» in the chat: heard as a voice message and typed as digits, after the forms and before the
 * words. /today begins them (today.ts). What is no number is left to what comes after.
 */
export function todayNumbers(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('cancel', async (ctx, next) => {
    const practice = await practiceOf(ctx);
    if (!practice) return next();
    await numbering(ctx, practice, async (one) => {
      await stopNumbers(deps, ctx, one);
      await ctx.reply(texts.stopped);
    });
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = numberButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    const practice = await practiceOf(ctx);
    if (practice?.updates.includes(ctx.update.update_id)) return;
    if (practice?.askedBy !== action.askedBy) return refuseOldButton(ctx);
    await ctx.answerCallbackQuery().catch(() => undefined);
    await numbering(ctx, practice, (one) =>
      action.kind === 'give-up' ? settleNumber(deps, ctx, one, undefined) : skipNumbers(deps, ctx, one),
    );
  });

  chat.on('message:text', async (ctx, next) => {
    const { text, message_id } = ctx.msg;
    const practice = text.startsWith('/') ? undefined : await practiceOf(ctx);
    if (!practice) return next();
    if (practice.updates.includes(ctx.update.update_id)) return;
    if (!isHeeded(ctx, practice.askedAt)) return next();
    if (!/\d/u.test(withPlainDigits(text))) {
      if (/\p{Script=Hebrew}/u.test(text)) return next();
      await ctx.reply(texts.needDigits);
      return;
    }
    if (message_id <= practice.messageId) {
      await ctx.reply(todayChatTexts.tooEarly);
      return;
    }
    await numbering(ctx, practice, (one) => settleNumber(deps, ctx, one, text.slice(0, 60)));
  });

  return feature;

  /** While the store is unavailable, or when all of the day were asked, none are in progress. */
  async function practiceOf(ctx: BotContext): Promise<NumberPractice | undefined> {
    const practice = await readInProgress(deps, ctx, readNumberPractice);
    return practice && practice.queue.length > 0 ? practice : undefined;
  }

  async function numbering(
    ctx: BotContext,
    practice: NumberPractice,
    work: (one: Numbering) => Promise<void>,
  ): Promise<void> {
    await forLearner(deps, ctx, (user) => work({ user, practice }));
  }
}
