import { Composer, InlineKeyboard } from 'grammy';
import type { ChatMember } from 'grammy/types';
import type { Log, Store } from '../../core/ports.ts';
import { chatLinkOf } from '../../core/service/start-link.ts';
import { botTexts } from '../../core/texts/chat/bot.ts';
import type { BotContext } from '../context.ts';
import { logRefusal } from '../failures.ts';
import { message } from '../rich-text.ts';
import { refusalKind, refusalOf } from '../services/refusals.ts';

/** A group gets the hint once in this time. */
const hintSeconds = 30 * 24 * 60 * 60;
/** A group that did not let us write is tried again after this: nobody says when its own rules change. */
const refusedSeconds = 24 * 60 * 60;

/**
 * In groups there is nothing to learn: whoever adds the bot, sends it a command or mentions it gets a hint once, with a
 * button that leads to the private chat. Everything else in a group gets no reply. Where the bot may not write, this is
 * logged once; the hint is sent as soon as somebody lets it, or else at the first call on another day.
 */
export function groups({ store, log }: { store: Store; log: Log }): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const group = feature.chatType(['group', 'supergroup']);

  group.on('my_chat_member', async (ctx) => {
    if (!canWrite(ctx.myChatMember.new_chat_member)) return;
    if (await isRefused(keyOf(ctx))) await store.delete(keyOf(ctx)).catch(() => undefined);
    await hint(ctx);
  });
  group.on('message:text', async (ctx, next) => (isMeant(ctx) ? hint(ctx) : next()));
  return feature;

  async function hint(ctx: BotContext): Promise<void> {
    const mark = { onlyIfMissing: true, expirySeconds: hintSeconds };
    if (await isRefused(topicKeyOf(ctx))) return;
    // Without the store a group would get it each time: then rather not at all.
    if (!(await store.set(keyOf(ctx), 'sent', mark).catch(() => false))) return;
    await send(ctx).catch((error: unknown) => settle(ctx, error));
  }

  /** The group could not be written to. */
  async function settle(ctx: BotContext, error: unknown): Promise<void> {
    const refusal = refusalOf(error);
    const why = refusal && refusalKind(refusal);
    const movedTo = refusal?.parameters?.migrate_to_chat_id;
    if (movedTo !== undefined) {
      await send(ctx, movedTo);
      return;
    }
    if (why !== 'gone' && why !== 'silenced' && why !== 'topic') {
      await store.delete(keyOf(ctx)).catch(() => undefined);
      throw error;
    }
    logRefusal(log, error, ctx.update);
    const refused = { expirySeconds: refusedSeconds };
    await store.set(why === 'topic' ? topicKeyOf(ctx) : keyOf(ctx), 'refused', refused).catch(() => false);
    if (why === 'topic') await store.delete(keyOf(ctx)).catch(() => undefined);
  }

  async function isRefused(key: string): Promise<boolean> {
    return (await store.get(key).catch(() => undefined)) === 'refused';
  }
}

/** `chatId`: another chat than the update's, e.g. the supergroup that a group has become. */
async function send(ctx: BotContext, chatId?: number): Promise<void> {
  const keyboard = new InlineKeyboard().url(botTexts.group.button, chatLinkOf(ctx.me.username));
  const [text, options] = message(botTexts.group.hint, keyboard);
  if (chatId === undefined) await ctx.reply(text, options);
  else await ctx.api.sendMessage(chatId, text, options);
}

const keyOf = ({ chat }: BotContext): string => `group-hint:${chat?.id}`;
const topicKeyOf = ({ chat, msg }: BotContext): string =>
  `group-hint:${chat?.id}:${msg?.message_thread_id ?? 0}`;

function canWrite(member: ChatMember): boolean {
  if (member.status === 'restricted') return member.is_member && member.can_send_messages;
  return member.status !== 'left' && member.status !== 'kicked';
}

/** A command for this bot or for any, or the bot's name in the text. */
function isMeant({ msg, me }: BotContext): boolean {
  const text = msg?.text?.toLowerCase() ?? '';
  const [, receiver] = /^\/\w+(?:@(\w+))?/.exec(text) ?? [undefined, 'nobody'];
  const name = me.username.toLowerCase();
  return receiver === undefined || receiver === name || text.split(/[^\w@]+/).includes(`@${name}`);
}
