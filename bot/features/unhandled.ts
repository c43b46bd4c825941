import { Composer } from 'grammy';
import { botTexts, type RichText } from '../../core/texts/chat/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { roleOf } from '../learner.ts';
import { message } from '../rich-text.ts';

const albumSeconds = 60;

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
  chat.on('message:video_note', (ctx) => reply(ctx, botTexts.videoNote));
  chat.on(['message:sticker', 'message:animation', 'message:dice'], (ctx) => reply(ctx, botTexts.sticker));
  chat.on(['message:photo', 'message:video', 'message:document'], async (ctx) => {
    if (await isFirstOfAlbum(ctx.msg.media_group_id)) await reply(ctx, botTexts.file);
  });
  chat.on(
    [
      'message:location',
      'message:contact',
      'message:poll',
      'message:story',
      'message:game',
      'message:checklist',
    ],
    (ctx) => reply(ctx, botTexts.other),
  );
  chat.on('callback_query', (ctx) => ctx.answerCallbackQuery(botTexts.buttonOutdated));
  return feature;

  /** An album arrives as one message per picture: one reply is enough. */
  async function isFirstOfAlbum(albumId: string | undefined): Promise<boolean> {
    if (!albumId) return true;
    return deps.store
      .set(`album:${albumId}`, true, { onlyIfMissing: true, expirySeconds: albumSeconds })
      .catch(() => true);
  }
}
