import { Composer } from 'grammy';
import { paymentsBotTexts } from '../../core/texts/payments-bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message } from '../rich-text.ts';

/** /privacy: what data is stored about a learner, and who sees it. */
export function privacy(_deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('privacy', async (ctx) => {
    await ctx.reply(...message(paymentsBotTexts.privacy, undefined));
  });
  return feature;
}
