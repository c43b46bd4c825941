import type { StarTransaction } from './payments/charges.ts';
import type { LogEvent } from './service/log-events.ts';
import type { WorkMessage } from './service/queued-work.ts';
import type { AudioType } from './speech/magic.ts';

/** Types of the external dependencies of verbs, bot and routes: created in `api/_deps.ts`, faked in tests. */

/** Returns the current time. */
export type Clock = () => Date;

export type LogLevel = 'info' | 'warn' | 'error';

/** Writes one structured line. Fields never hold tokens, initData or names of people. */
export type Log = (level: LogLevel, event: LogEvent, fields?: Record<string, unknown>) => void;

/**
 * Short-lived values by key: conversation state, de-duplication marks, limits, caches. All of it may vanish at any
 * moment without loss of points, progress or payments. Values are JSON; expiry is in whole seconds.
 */
export type Store = {
  /** The value under `key`, or undefined when it is missing or has expired. */
  get<T>(key: string): Promise<T | undefined>;
  /** Writes a value. With `onlyIfMissing` it returns false and writes nothing if the key exists. */
  set(
    key: string,
    value: unknown,
    options?: { expirySeconds?: number; onlyIfMissing?: boolean },
  ): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Adds one and returns the new count; the first increment starts the expiry. One atomic step. */
  increment(key: string, expirySeconds: number): Promise<number>;
};

/** Recognises people who were deleted without storing their ids. */
export type PersonDigests = {
  /** Always the same for a Telegram id. */
  of(userId: number): string;
  /** Tells digests of one key from those of another. */
  keyMark: string;
};

/** A running task that may outlive the reply (on serverless: kept alive by the platform). */
export type Background = (work: Promise<unknown>) => void;

/** The platform's queue, which starts a run for each message. */
export type WorkQueue = {
  /**
   * Ends when the queue has kept the message; throws when it cannot. A message may come late, twice or, rarely, never; put
   * twice, it is kept once.
   */
  put(message: WorkMessage, delaySeconds: number): Promise<void>;
};

/** What a voice is asked to say: Hebrew with what is known about its sounds. */
export type SpokenText = {
  hebrew: string;
  /** The same with niqqud; empty when it is not known. */
  pronunciation: string;
  /** Cyrillic reading aid; empty when it is not known. */
  transcription: string;
};

/** Text to voice. */
export type TtsProvider = {
  /** 'google', 'espeak'. */
  id: string;
  /** Voice and rate, e.g. 'google he-IL-Wavenet-A 0.85': with a different name everything is synthesised again. */
  name: string;
  /** The voice's input for a text; empty when it cannot say it correctly. */
  textFor(text: SpokenText): string;
  /** Says the result of `textFor`. Throws DomainError 'upstream' when it fails, 'unavailable' when there is no voice. */
  speak(text: string): Promise<{ bytes: Uint8Array; mime: string }>;
  /** A woman's voice beside this man's, where there are two. */
  woman?: TtsProvider;
};

/** The rendered sound of a word (MP3) by its content hash; undefined where there is none. */
export type RenderedSounds = (hash: string) => Promise<Uint8Array | undefined>;

/** A recogniser's result for a recording. */
export type Recognition = {
  /** Empty when no speech was heard. */
  transcript: string;
  /** Other readings, most likely first. */
  alternatives: readonly string[];
  /**
   * 0 to 1; null when the recogniser gives none. It rates the fluency of the text, not the quality of the
   * pronunciation.
   */
  confidence: number | null;
  /** Where `confidence` comes from: the recogniser's own figure, or the probability of its words. */
  confidenceKind: 'provider' | 'logprob' | 'none';
};

/** Voice to text, in Hebrew. */
export type SttProvider = {
  /** 'openai', 'google'. */
  id: string;
  /** The containers it reads. */
  accepts: readonly AudioType['kind'][];
  /**
   * Throws DomainError 'upstream' or 'unavailable' with the code `stt_{id}`. Stores nothing. Ends early, as if there
   * had been no response, when `deadline` aborts.
   */
  transcribe(recording: { bytes: Uint8Array; type: AudioType }, deadline?: AbortSignal): Promise<Recognition>;
};

/** An invoice in Stars. */
export type Invoice = {
  /** 1 to 32 characters. */
  title: string;
  /** 1 to 255 characters. */
  description: string;
  /** 1 to 128 bytes; comes back with the payment. */
  payload: string;
  stars: number;
};

/**
 * The bot's Stars account and its messages in the chat. Throws DomainError 'upstream' (`stars_failed`) when Telegram
 * refuses or does not respond.
 */
export type StarsAccount = ChatMessages & {
  /** A link for the messenger's openInvoice; anybody with the link can pay it, any number of times. */
  createInvoiceLink(invoice: Invoice): Promise<string>;
  /** Transactions, oldest first, skipping `offset` of them; at most 100. */
  transactions(page: { offset: number; limit: number }): Promise<StarTransaction[]>;
  refund(charge: { userId: number; chargeId: string }): Promise<'refunded' | 'already-refunded'>;
  /** Whole stars. */
  balance(): Promise<number>;
  /** Writes to a user's private chat; 'gone' when they have closed it. `button` sends callback data. */
  say(userId: number, text: string, button?: { text: string; data: string }): Promise<'said' | 'gone'>;
  /** Keeps a card that the user may send into any chat; returns its id for the messenger's shareMessage. */
  prepare(userId: number, card: SharedCard): Promise<string>;
  /** One message of a broadcast or a reminder. Never throws: the outcome is returned. */
  send(userId: number, message: OutgoingMessage): Promise<SendOutcome>;
};

/** A private chat, a group, or a topic of a group. */
export type ChatPlace = { chatId: number; topicId?: number | undefined };

/** A text of the bot's own, or a copy of a message that somebody wrote; `caption` replaces that of a file. */
export type ThreadMessage = { buttons?: readonly MessageButton[] } & (
  | { text: string; asksForReply?: boolean }
  | { copied: { chatId: number; messageId: number }; caption: string }
);

/**
 * 'gone': the chat is closed. 'topic': the topic is closed or deleted. 'failed': refused, or it
 * is unknown whether it arrived.
 */
export type PlaceOutcome = { messageId: number | undefined } | 'gone' | 'topic' | 'failed';

/** Messages whose places are remembered, so that replies to them are understood. */
export type ChatMessages = {
  /** Never throws: the outcome is returned. */
  place(where: ChatPlace, message: ThreadMessage): Promise<PlaceOutcome>;
  /** A new topic in a group, or 'gone' where the bot may not make one. Never throws. */
  openTopic(chatId: number, name: string): Promise<{ topicId: number } | 'gone' | 'failed'>;
  /** Best effort. */
  closeTopic(where: { chatId: number; topicId: number }): Promise<void>;
};

/** What Telegram stores about its calls to us. */
export type WebhookInfo = {
  /** True if it has an address to call. */
  isSet: boolean;
  /** Updates waiting to be delivered. */
  pending: number;
  /** When the last failed delivery was, and why; null when none failed. */
  lastErrorAt: Date | null;
  lastError: string | null;
};

/** Throws when Telegram does not respond in time. */
export type AskWebhookInfo = () => Promise<WebhookInfo>;

/** A message that a user passes on: a text with a link below it. `title` names it in the messenger's own window. */
export type SharedCard = { title: string; text: string; button: { text: string; url: string } };

/** A text with Telegram's own entities. */
export type FormattedText = {
  text: string;
  /** `url` of a 'text_link'. */
  entities: readonly { type: string; offset: number; length: number; url?: string }[];
};

/** A button under a message: it sends callback data, opens the mini-app at an address, or follows a link. */
export type MessageButton = { text: string } & ({ data: string } | { appUrl: string } | { url: string });

/** A text with buttons, one below the other; with `photo`, Telegram's id of a picture that it has, the text below it. */
export type OutgoingMessage = FormattedText & {
  buttons?: readonly MessageButton[] | undefined;
  photo?: string | undefined;
};

/**
 * Sends a message with a picture that Telegram does not have yet, and returns Telegram's id of it: by that the picture
 * goes to everybody else. 'gone': the chat is closed. Throws DomainError 'upstream' when Telegram refuses or is silent.
 */
export type SendNewPhoto = (
  userId: number,
  message: FormattedText & Pick<OutgoingMessage, 'buttons'>,
  photo: { bytes: Uint8Array; mime: string },
) => Promise<{ fileId: string } | 'gone'>;

/**
 * The bytes of a file that went through a chat with the bot. Throws DomainError 'too-large' past `maxBytes`, 'upstream'
 * when Telegram does not give it.
 */
export type ReadTelegramFile = (fileId: string, maxBytes: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * 'gone': the chat is closed. 'failed': refused, or it is unknown whether it arrived. A wait in seconds: there were too
 * many messages, and this one was definitely not sent.
 */
export type SendOutcome = 'said' | 'gone' | 'failed' | { waitSeconds: number };
