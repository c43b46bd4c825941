import { randomBytes } from 'node:crypto';
import { detectEntities } from '../bot-api/message-text.ts';
import { type LocalPerson, toUser } from '../people.ts';
import { articleMessage, type InlineArticle, type SentArticle } from './inline.ts';
import { maxTextLength, type Simulation } from './simulation.ts';
import type { GroupMessage } from './state.ts';

const group = { id: -4_000_001, type: 'group', title: 'Соседи' } as const;
export const groupTitle = group.title;

const messagesKept = 200;
/** Mentions that the bot may still answer. */
const mostOpen = 50;

export type Group = ReturnType<typeof createGroup>;

/**
 * A chat of all the people in which the bot is no member: it gets only messages that name it, and answers each of them
 * once (guest mode). What waits for an answer is not kept across restarts.
 */
export function createGroup(simulation: Simulation) {
  const { state, botInfo } = simulation;
  const open = new Map<string, { asked: GroupMessage; person: LocalPerson }>();

  const find = (messageId: number | undefined): GroupMessage | undefined =>
    state.groupMessages.find(({ message_id }) => message_id === messageId);

  function add(
    from: GroupMessage['from'],
    content: Omit<Partial<GroupMessage>, 'from' | 'chat' | 'date' | 'message_id'>,
  ): GroupMessage {
    const message: GroupMessage = {
      ...{ message_id: state.nextMessageId++, from, chat: group, date: simulation.nowSeconds() },
      ...content,
    };
    state.groupMessages = [...state.groupMessages, message].slice(-messagesKept);
    simulation.save();
    simulation.announce({ kind: 'group' });
    return message;
  }

  return {
    messages: (): readonly GroupMessage[] => state.groupMessages,

    /** Writes a text, in answer to a message if one is given. Refused (false) when empty or over 4096 characters. */
    write(who: LocalPerson, raw: string, replyTo?: number): boolean {
      const text = raw.trim();
      if (text.length === 0 || text.length > maxTextLength) return false;
      const entities = detectEntities(text);
      const above = find(replyTo);
      const message = add(toUser(who), {
        text,
        ...(entities.length > 0 ? { entities } : {}),
        ...(above ? { reply_to_message: { ...above, reply_to_message: undefined } } : {}),
      });
      if (names(text, botInfo.username)) {
        const guest_query_id = randomBytes(12).toString('base64url');
        open.set(guest_query_id, { asked: message, person: who });
        for (const old of [...open.keys()].slice(0, -mostOpen)) open.delete(old);
        simulation.addUpdate({ guest_message: { ...message, guest_query_id } });
      }
      return true;
    },

    /** The person passes a message on to their chat with the bot. Refused (false) when there is none, or it is no text. */
    forward(who: LocalPerson, messageId: number): boolean {
      const { text, entities, from, date } = find(messageId) ?? {};
      if (text === undefined || !from || date === undefined) return false;
      simulation.writeAs(who, {
        text,
        ...(entities ? { entities } : {}),
        forward_origin: { type: 'user', sender_user: from, date },
      });
      return true;
    },

    /** Sends what the bot has made, in the person's name. */
    sendByBot: (who: LocalPerson, article: SentArticle): void =>
      void add(toUser(who), { ...articleMessage(article), via_bot: { ...botInfo, is_bot: true } }),

    /** The bot's answer to a message that names it; null for a query that waits no more. */
    answerGuest(queryId: string, article: InlineArticle): { inline_message_id: string } | null {
      const waiting = open.get(queryId);
      if (!waiting) return null;
      open.delete(queryId);
      const { asked, person } = waiting;
      const { message_id } = add(
        { ...botInfo, is_bot: true },
        {
          ...articleMessage(article),
          guest_bot_caller_user: toUser(person),
          reply_to_message: { ...asked, reply_to_message: undefined },
        },
      );
      return { inline_message_id: Buffer.from(`group:${message_id}`).toString('base64url') };
    },
  };
}

const names = (text: string, username: string): boolean =>
  (text.match(/@\w+/g) ?? []).some((name) => name.toLowerCase() === `@${username.toLowerCase()}`);
