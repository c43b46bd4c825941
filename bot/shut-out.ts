import { paymentsBotTexts } from '../core/texts/chat/payments.ts';
import type { BotContext } from './context.ts';

/** What somebody reads whom an admin has blocked, whatever they asked for. */
export async function tellShutOut(ctx: BotContext): Promise<void> {
  await ctx.reply(paymentsBotTexts.shutOut);
}
