import { Composer } from 'grammy';
import { botTexts } from '../../core/texts/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { isAdmin } from '../learner.ts';
import { message } from '../rich-text.ts';

/** /help: how learning works here, and the commands of the caller's role. */
export function help(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('help', async (ctx) => {
    const role = (await isAdmin(deps, ctx)) ? 'admin' : 'learner';
    await ctx.reply(...message(botTexts.help(role), openKeyboard(deps)));
  });
  return feature;
}
