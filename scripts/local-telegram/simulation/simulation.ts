import type { Chat, UserFromGetMe } from 'grammy/types';
import type { LocalClock } from '../clock.ts';
import { createListeners } from '../listeners.ts';
import { type LocalPerson, toUser } from '../people.ts';
import { createSaver, loadState } from './persist.ts';
import type { BotChat, ChatMessage, SimulationState } from './state.ts';
import { createUpdateQueue } from './updates.ts';

/** The bot as getMe shows it: the three fields that matter are given, the rest has Telegram's defaults. */
export type BotInfo = Pick<UserFromGetMe, 'id' | 'username' | 'first_name'>;

/** A change that observers (the host page) want to receive. */
type SimulationChange =
  | { kind: 'chat'; personId: number }
  /** The chat of all the people. */
  | { kind: 'group' }
  /** `text` is the Bot API's action, e.g. `typing`. */
  | { kind: 'typing'; personId: number; text: string }
  /** The bot answered a pressed button; `text` may be empty. */
  | { kind: 'answer'; personId: number; queryId: string; text: string; alert: boolean };

/** People, chats and the bot's settings, with what may be done to them. All parts share one. */
export type Simulation = ReturnType<typeof createSimulation>;

type MessageContent = Omit<Partial<ChatMessage>, 'message_id' | 'date' | 'chat' | 'from'>;

const messagesKept = 500;
/** Of a text that a person writes. */
export const maxTextLength = 4096;

/** Opens the state: from `persist` when it was written there before, otherwise empty. */
export function createSimulation(options: {
  people: readonly LocalPerson[];
  botInfo: BotInfo;
  clock: LocalClock;
  persist?: string;
}) {
  const { people, botInfo, clock } = options;
  const state: SimulationState = loadState(options.persist);
  const save = createSaver(options.persist, state);
  const changes = createListeners<SimulationChange>();

  const person = (id: number) => people.find((one) => one.id === id);

  const chat = (personId: number): BotChat => {
    const key = String(personId);
    state.chats[key] ??= { messages: [], opened: false, blocked: false };
    return state.chats[key];
  };

  /** The chat as a message's `chat` field. */
  const privateChat = (who: LocalPerson): Chat.PrivateChat => ({
    id: who.id,
    type: 'private',
    first_name: who.first_name,
    ...(who.last_name ? { last_name: who.last_name } : {}),
    ...(who.username ? { username: who.username } : {}),
  });

  return {
    state,
    people,
    clock,
    botInfo,
    save,
    person,
    chat,
    privateChat,
    ...createUpdateQueue(state, save),

    /** Seconds since 1970 by the local clock: the unit of Telegram's dates. */
    nowSeconds: () => Math.floor(clock.now().getTime() / 1000),

    /** Records a change in a person's chat: stored, and sent to observers. */
    chatChanged(personId: number) {
      save();
      changes.call({ kind: 'chat', personId });
    },

    announce: changes.call,
    onChange: changes.add,

    /** Puts a message into the chat, from the person or from the bot, under the next message id. */
    addMessage(who: LocalPerson, from: 'person' | 'bot', content: MessageContent): ChatMessage {
      const message: ChatMessage = {
        message_id: state.nextMessageId++,
        from: from === 'person' ? toUser(who) : { ...botInfo, is_bot: true },
        chat: privateChat(who),
        date: Math.floor(clock.now().getTime() / 1000),
        ...content,
      };
      const own = chat(who.id);
      own.messages = [...own.messages, message].slice(-messagesKept);
      this.chatChanged(who.id);
      return message;
    },

    /** A person writes: that opens the chat, and the bot receives the message unless it is blocked. */
    writeAs(who: LocalPerson, content: MessageContent): void {
      const own = chat(who.id);
      own.opened = true;
      const asked = this.inReplyTo(who.id, own.replyingTo);
      own.replyingTo = undefined;
      const message = this.addMessage(who, 'person', { ...asked, ...content });
      if (!own.blocked) this.addUpdate({ message });
    },

    findMessage: (personId: number, messageId: number): ChatMessage | undefined =>
      chat(personId).messages.find((message) => message.message_id === messageId),

    /** The field of a message that answers another one of its chat; empty where there is no such message. */
    inReplyTo(personId: number, messageId: number | undefined): Pick<ChatMessage, 'reply_to_message'> {
      const asked = messageId === undefined ? undefined : this.findMessage(personId, messageId);
      return asked ? { reply_to_message: { ...asked, reply_to_message: undefined } } : {};
    },

    /** Replaces the message with the id of `next`. */
    replaceMessage(personId: number, next: ChatMessage) {
      const own = chat(personId);
      own.messages = own.messages.map((one) => (one.message_id === next.message_id ? next : one));
      this.chatChanged(personId);
    },
  };
}
