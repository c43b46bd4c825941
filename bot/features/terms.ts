import { Composer } from 'grammy';
import { paymentsBotTexts } from '../../core/texts/chat/payments.ts';
import type { BotContext } from '../context.ts';
import { message } from '../rich-text.ts';

/** /terms: what is sold, for how long, and how stars are refunded. */
export function terms(): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('terms', async (ctx) => {
    await ctx.reply(...message(paymentsBotTexts.terms, undefined));
  });
  return feature;
}
