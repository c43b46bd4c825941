import { Composer } from 'grammy';
import { botTexts } from '../../core/texts/chat/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { roleOf } from '../learner.ts';
import { message } from '../rich-text.ts';

/** /help: how learning works here, and the commands of the caller's role. */
export function help(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('help', async (ctx) => {
    await ctx.reply(...message(botTexts.help(await roleOf(deps, ctx)), openKeyboard(deps)));
  });
  return feature;
}
