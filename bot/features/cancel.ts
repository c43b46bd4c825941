import { Composer } from 'grammy';
import { botTexts } from '../../core/texts/chat/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';

/** /cancel: says so when nothing is in progress. */
export function cancel(_deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('cancel', async (ctx) => {
    await ctx.reply(botTexts.nothingToCancel);
  });
  return feature;
}
