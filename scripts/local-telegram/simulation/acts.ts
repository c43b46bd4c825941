import { randomBytes } from 'node:crypto';
import type { CallbackQuery, ChatMemberUpdated, Message } from 'grammy/types';
import { detectEntities } from '../bot-api/message-text.ts';
import { type LocalPerson, toUser } from '../people.ts';
import { maxTextLength, type Simulation } from './simulation.ts';

/** What people do in the chat: each act leaves its trace there and an update for the bot. */
export const acts = {
  /**
   * Writes a text or a command, in answer to a message if one is given. A blocked bot receives nothing. Refused (false)
   * when empty or over 4096 characters.
   */
  write(simulation: Simulation, who: LocalPerson, raw: string, replyTo?: number): boolean {
    const text = raw.trim();
    if (text.length === 0 || text.length > maxTextLength) return false;
    const entities = detectEntities(text);
    simulation.writeAs(who, {
      text,
      ...(entities.length > 0 ? { entities } : {}),
      ...simulation.inReplyTo(who.id, replyTo),
    });
    return true;
  },

  /** «Запустить»: /start, with the parameter of a deep link if there is one. Unblocks first, as Telegram does. */
  start(simulation: Simulation, who: LocalPerson, parameter = ''): boolean {
    if (simulation.chat(who.id).blocked) acts.unblock(simulation, who);
    return acts.write(simulation, who, `/start ${parameter}`);
  },

  /** Presses an inline button with callback_data. Returns the query's id, or null when there is no such button. */
  press(simulation: Simulation, who: LocalPerson, messageId: number, data: string): string | null {
    const message = simulation.findMessage(who.id, messageId);
    if (!message || !hasCallback(message, data)) return null;
    const id = String(BigInt(`0x${randomBytes(7).toString('hex')}`));
    simulation.state.openQueries[id] = who.id;
    const callback_query: CallbackQuery = {
      id,
      from: toUser(who),
      message,
      chat_instance: String(who.id),
      data,
    };
    simulation.addUpdate({ callback_query });
    return id;
  },

  /** Stops the bot: it gets 403 from now on. */
  block(simulation: Simulation, who: LocalPerson): void {
    changeMembership(simulation, who, true);
  },

  unblock(simulation: Simulation, who: LocalPerson): void {
    changeMembership(simulation, who, false);
  },

  /** Lets the bot write although the person never wrote: «Разрешить» in the mini-app. */
  allowWriting(simulation: Simulation, who: LocalPerson): void {
    if (simulation.chat(who.id).opened) return;
    simulation.chat(who.id).opened = true;
    const message = simulation.addMessage(who, 'person', {
      write_access_allowed: { from_request: true },
    });
    simulation.addUpdate({ message });
  },

  /** Empties the person's chat on their side; the bot is not notified, as in Telegram. */
  clearHistory(simulation: Simulation, who: LocalPerson): void {
    simulation.chat(who.id).messages = [];
    simulation.chatChanged(who.id);
  },
};

function changeMembership(simulation: Simulation, who: LocalPerson, blocked: boolean): void {
  const chat = simulation.chat(who.id);
  if (chat.blocked === blocked) return;
  chat.blocked = blocked;
  simulation.chatChanged(who.id);
  const bot = { ...simulation.botInfo, is_bot: true };
  const member = { status: 'member', user: bot } as const;
  const kicked = { status: 'kicked', user: bot, until_date: 0 } as const;
  const my_chat_member: ChatMemberUpdated = {
    chat: simulation.privateChat(who),
    from: toUser(who),
    date: simulation.nowSeconds(),
    old_chat_member: blocked ? member : kicked,
    new_chat_member: blocked ? kicked : member,
  };
  simulation.addUpdate({ my_chat_member });
}

function hasCallback(message: Message, data: string): boolean {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  return rows.flat().some((button) => 'callback_data' in button && button.callback_data === data);
}
