import { Composer, InlineKeyboard } from 'grammy';
import { botTexts } from '../../core/texts/chat/bot.ts';
import { inboxChatTexts } from '../../core/texts/inbox/chat.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { roleOf } from '../learner.ts';
import { message } from '../rich-text.ts';
import { inboxButtons } from '../services/inbox/buttons.ts';

/** /help: how learning works here, and the commands of the caller's role. */
export function help(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').command('help', async (ctx) => {
    const keyboard = openKeyboard(deps)?.row() ?? new InlineKeyboard();
    keyboard.text(inboxChatTexts.button.write, inboxButtons.build({ kind: 'write' }));
    await ctx.reply(...message(botTexts.help(await roleOf(deps, ctx)), keyboard));
  });
  return feature;
}
