import { Composer } from 'grammy';
import type { User } from 'grammy/types';
import { botTexts } from '../../core/texts/chat/bot.ts';
import { errorText } from '../../core/texts/errors.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isLasting, isNotModified } from '../failures.ts';
import { callbackData, statusKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { message } from '../rich-text.ts';

/** /status: points, status, words, lessons, streak; its button refreshes the same message. */
export function status(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('status', async (ctx) => {
    await ctx.reply(...(await standing(ctx.from, ctx.now)));
  });

  const presses = chat.on('callback_query:data');
  const isRefresh = (data: string) => callbackData.parse(data)?.kind === 'refresh-status';
  presses
    .filter((ctx) => isRefresh(ctx.callbackQuery.data))
    .use(async (ctx) => {
      const fresh = await standing(ctx.from, ctx.now);
      const outcome = await ctx.editMessageText(...fresh).then(
        () => 'edited' as const,
        (error: unknown) => {
          if (isNotModified(error)) return 'same' as const;
          if (isLasting(error)) return 'uneditable' as const; // deleted, or too old
          throw error;
        },
      );
      await ctx.answerCallbackQuery(outcome === 'same' ? botTexts.statusSame : botTexts.statusFresh);
      if (outcome === 'uneditable') await ctx.reply(...fresh);
    });

  return feature;

  async function standing(from: User, now: Date) {
    const learner = await welcomeLearner(deps, from, now);
    if (learner.user.isBlocked) return message(errorText('forbidden', 'user_blocked'), undefined);
    return message(botTexts.status(learner.name, learner), statusKeyboard(deps));
  }
}
