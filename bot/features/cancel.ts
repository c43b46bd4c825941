import { Composer } from 'grammy';
import { botTexts } from '../../core/texts/chat/bot.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { stopAwaiting } from '../voice/spoken-word.ts';

/** /cancel: forgets the word that a lesson waits for; says so when nothing is in progress. */
export function cancel(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('cancel', async (ctx) => {
    if (ctx.from && (await findAwaitedWord(deps.store, ctx.from.id))) return stopAwaiting(deps, ctx);
    await ctx.reply(botTexts.nothingToCancel);
  });
  return feature;
}
