import { Composer } from 'grammy';
import { botTexts, type RichText } from '../../core/texts/chat/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { roleOf } from '../learner.ts';
import { message } from '../rich-text.ts';
import { isFirstOfAlbum, remarkOn } from '../wordless.ts';

/**
 * Handles everything that no feature handled, in private chats: a next step for each kind of message and for buttons of
 * older releases. Service messages and edited messages get no reply.
 */
export function unhandled(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');
  const reply = (ctx: BotContext, text: RichText | string) => ctx.reply(...message(text, openKeyboard(deps)));

  chat
    .on('message:entities:bot_command')
    .filter((ctx) => ctx.msg.text?.startsWith('/') ?? false)
    .use(async (ctx) => {
      await reply(ctx, botTexts.unknownCommand(await roleOf(deps, ctx)));
    });
  chat.on('message:text', (ctx) => reply(ctx, botTexts.unknownText));
  chat.on('message', async (ctx) => {
    const remark = remarkOn(ctx.msg);
    if (remark && (await isFirstOfAlbum(deps.store, ctx.msg))) await reply(ctx, remark);
  });
  chat.on('callback_query', (ctx) => ctx.answerCallbackQuery(botTexts.buttonOutdated));
  return feature;
}
