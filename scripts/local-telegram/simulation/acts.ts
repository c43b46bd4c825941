import { randomBytes } from 'node:crypto';
import type { CallbackQuery, ChatMemberUpdated, Message } from 'grammy/types';
import { detectEntities } from '../bot-api/message-text.ts';
import { type LocalPerson, toUser } from '../people.ts';
import type { World } from './world.ts';

const maxTextLength = 4096;

/** What people do in the chat: each act leaves its trace there and an update for the bot. */
export const acts = {
  /** Writes a text or a command. A blocked bot receives nothing. Refused (false) when empty or over 4096 characters. */
  write(world: World, who: LocalPerson, raw: string): boolean {
    const text = raw.trim();
    if (text.length === 0 || text.length > maxTextLength) return false;
    const entities = detectEntities(text);
    const chat = world.chat(who.id);
    chat.opened = true;
    const message = world.addMessage(who, 'person', {
      text,
      ...(entities.length > 0 ? { entities } : {}),
    });
    if (!chat.blocked) world.addUpdate({ message });
    return true;
  },

  /** «Запустить»: /start, with the parameter of a deep link if there is one. Unblocks first, as Telegram does. */
  start(world: World, who: LocalPerson, parameter = ''): boolean {
    if (world.chat(who.id).blocked) acts.unblock(world, who);
    return acts.write(world, who, `/start ${parameter}`);
  },

  /** Presses an inline button with callback_data. Returns the query's id, or null when there is no such button. */
  press(world: World, who: LocalPerson, messageId: number, data: string): string | null {
    const message = world.findMessage(who.id, messageId);
    if (!message || !hasCallback(message, data)) return null;
    const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`));
    world.state.openQueries[id] = who.id;
    const callback_query: CallbackQuery = {
      id,
      from: toUser(who),
      message,
      chat_instance: String(who.id),
      data,
    };
    world.addUpdate({ callback_query });
    return id;
  },

  /** Stops the bot: it gets 403 from now on. */
  block(world: World, who: LocalPerson): void {
    changeMembership(world, who, true);
  },

  unblock(world: World, who: LocalPerson): void {
    changeMembership(world, who, false);
  },

  /** Lets the bot write although the person never wrote: «Разрешить» in the mini-app. */
  allowWriting(world: World, who: LocalPerson): void {
    if (world.chat(who.id).opened) return;
    world.chat(who.id).opened = true;
    const message = world.addMessage(who, 'person', {
      write_access_allowed: { from_request: true },
    });
    world.addUpdate({ message });
  },

  /** Empties the person's chat on their side; the bot is not notified, as in Telegram. */
  clearHistory(world: World, who: LocalPerson): void {
    world.chat(who.id).messages = [];
    world.chatChanged(who.id);
  },
};

function changeMembership(world: World, who: LocalPerson, blocked: boolean): void {
  const chat = world.chat(who.id);
  if (chat.blocked === blocked) return;
  chat.blocked = blocked;
  world.chatChanged(who.id);
  const bot = { ...world.botInfo, is_bot: true };
  const member = { status: 'member', user: bot } as const;
  const kicked = { status: 'kicked', user: bot, until_date: 0 } as const;
  const my_chat_member: ChatMemberUpdated = {
    chat: world.privateChat(who),
    from: toUser(who),
    date: world.nowSeconds(),
    old_chat_member: blocked ? member : kicked,
    new_chat_member: blocked ? kicked : member,
  };
  world.addUpdate({ my_chat_member });
}

function hasCallback(message: Message, data: string): boolean {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  return rows.flat().some((button) => 'callback_data' in button && button.callback_data === data);
}
