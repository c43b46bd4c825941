import type { BotCommand, Chat, MenuButton, Message, Update } from 'grammy/types';
import { emptyStars, type StarsState } from './stars-state.ts';

/** Everything that survives a restart: plain data, written as one JSON file. */
export type SimulationState = {
  /** By person's id. */
  chats: Record<string, BotChat>;
  /** Of the chat of all the people, oldest first. */
  groupMessages: GroupMessage[];
  nextMessageId: number;
  nextUpdateId: number;
  /** Updates that the bot has not confirmed yet, oldest first. */
  pendingUpdates: Update[];
  /** Ids of pending updates that will be delivered once more after the bot has confirmed them. */
  repeatedUpdates: number[];
  /** Null while the bot polls with getUpdates. */
  webhook: Webhook | null;
  /** As last given to setWebhook or getUpdates; empty = Telegram's default set. */
  allowedUpdates: string[];
  bot: BotSettings;
  /** Callback queries that wait for their answer: id to person. */
  openQueries: Record<string, number>;
  stars: StarsState;
  /** Messages that the bot has prepared for people to send, by their ids. */
  prepared: Record<string, PreparedMessage>;
};

export type PreparedMessage = {
  /** Who may send it. */
  personId: number;
  text: string;
  button: { text: string; url: string } | null;
};

/** One person's private chat with the bot. */
export type BotChat = {
  /** Oldest first. */
  messages: ChatMessage[];
  /** The person wrote first or allowed writing in the mini-app; until then the bot gets 403. */
  opened: boolean;
  /** The person stopped the bot. */
  blocked: boolean;
  /** The message that the next one replies to: the person chose it, or the bot has asked for a reply. */
  replyingTo?: number | undefined;
};

/** A message of a private chat: always with its sender. */
export type ChatMessage = Message & Update.NonChannel & { chat: Chat.PrivateChat };

/** A message of the chat of all the people. */
export type GroupMessage = Message & Update.NonChannel & { chat: Chat.GroupChat };

export type Webhook = { url: string; secretToken: string | null; maxConnections: number };

type BotSettings = {
  description: string;
  short_description: string;
  /** By scope, e.g. `all_private_chats` or `chat:7001`. */
  commands: Record<string, BotCommand[]>;
  menuButton: MenuButton;
};

/** The state before anybody wrote. */
export function emptyState(): SimulationState {
  return {
    chats: {},
    groupMessages: [],
    nextMessageId: 1,
    nextUpdateId: 100_001,
    pendingUpdates: [],
    repeatedUpdates: [],
    webhook: null,
    allowedUpdates: [],
    bot: { description: '', short_description: '', commands: {}, menuButton: { type: 'commands' } },
    openQueries: {},
    stars: emptyStars(),
    prepared: {},
  };
}
