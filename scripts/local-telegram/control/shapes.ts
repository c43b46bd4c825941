import type { BotCommand, MenuButton } from 'grammy/types';
import type { CallRecord } from '../calls.ts';
import type { NetworkMode } from '../network.ts';
import type { HearingMode } from '../recogniser/hearing.ts';
import type { ChatMessage, GroupMessage } from '../simulation/state.ts';

/** What the host page shows besides the chat. */
export type HostState = {
  bot: { id: number; username: string; name: string };
  /** Address of the mini-app; calls from frames of other origins are dropped. */
  appUrl: string;
  people: HostPerson[];
  /** `now` is an ISO moment of the local clock; `offsetMs` its distance to the machine's. */
  clock: { now: string; offsetMs: number };
  network: NetworkMode;
  /** What the fake recogniser hears; null while there is a real one, or none. */
  hearing: { mode: HearingMode; text: string } | null;
};

type HostPerson = { id: number; name: string; username?: string; note: string };

/** One person's chat as their client shows it. */
export type ChatView = {
  personId: number;
  bot: { name: string; description: string; about: string };
  messages: ChatMessage[];
  opened: boolean;
  blocked: boolean;
  commands: BotCommand[];
  menuButton: MenuButton;
};

/** The chat of all the people, in which the bot is no member. */
export type GroupView = { title: string; messages: readonly GroupMessage[] };

/** The bot's answer to a pressed button. */
type QueryAnswer = { queryId: string; text: string; alert: boolean };

/** The bot's answer to «@bot …», as the field shows it. */
export type InlineList = {
  queryId: string;
  results: { id: string; title: string; description: string }[];
  /** Above them; leads to the bot with /start. */
  button: { text: string; start: string } | null;
};

/** What the payment sheet shows of an invoice. */
export type InvoiceForm = {
  slug: string;
  title: string;
  description: string;
  /** Price. */
  stars: number;
  /** What the person has, stars. */
  balance: number;
  /** A message's invoice is paid once; a link stays open. */
  paid: boolean;
};

/** Server-sent events of /_local/live, by name; the data of each is JSON. */
export type LiveEvents = {
  host: HostState;
  chat: ChatView;
  group: GroupView;
  typing: { action: string };
  answer: QueryAnswer;
  /** All remembered calls: on connecting, and after the list was emptied. */
  calls: CallRecord[];
  call: CallRecord;
};

/** What the page requests before it opens the mini-app. */
export type LaunchRequest = {
  personId: number;
  /** From the button's address, ?tgWebAppStartParam=… */
  startParam?: string;
  /** Opened by a button of the chat: Telegram adds query_id. */
  fromChat?: boolean;
};
