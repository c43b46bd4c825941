import { Composer, InlineKeyboard } from 'grammy';
import { botTexts } from '../../core/texts/bot.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message } from '../rich-text.ts';

/** A group is told once in this time. */
const hintSeconds = 30 * 24 * 60 * 60;

/**
 * In groups there is nothing to learn: whoever adds the bot, sends it a command or mentions it is told so once, with a
 * button that leads to the private chat. Everything else in a group gets no reply.
 */
export function groups({ store }: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const group = feature.chatType(['group', 'supergroup']);

  group.on('my_chat_member', async (ctx) => {
    if (['member', 'administrator'].includes(ctx.myChatMember.new_chat_member.status)) await hint(ctx);
  });
  group.on('message:text', async (ctx, next) => (isMeant(ctx) ? hint(ctx) : next()));
  return feature;

  async function hint(ctx: BotContext): Promise<void> {
    const mark = { onlyIfMissing: true, expirySeconds: hintSeconds };
    // Without the store a group would be told each time: then rather not at all.
    if (!(await store.set(`group-hint:${ctx.chat?.id}`, true, mark).catch(() => false))) return;
    const keyboard = new InlineKeyboard().url(botTexts.group.button, `https://t.me/${ctx.me.username}`);
    await ctx.reply(...message(botTexts.group.hint, keyboard));
  }
}

/** A command for this bot or for any, or the bot's name in the text. */
function isMeant({ msg, me }: BotContext): boolean {
  const text = msg?.text?.toLowerCase() ?? '';
  const [, receiver] = /^\/\w+(?:@(\w+))?/.exec(text) ?? [undefined, 'nobody'];
  const name = me.username.toLowerCase();
  return receiver === undefined || receiver === name || text.split(/[^\w@]+/).includes(`@${name}`);
}
