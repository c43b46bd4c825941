import type { StarTransaction } from './payments/charges.ts';
import type { AudioType } from './speech/magic.ts';

/** Types of the outside things that verbs, bot and routes are handed: made in `api/_deps.ts`, faked in tests. */

/** Tells the present moment. */
export type Clock = () => Date;

/** Writes one structured line. Fields never hold tokens, initData or names of people. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void;

/**
 * Short-lived values by key: conversation state, de-duplication marks, limits, caches. All of it may vanish at any
 * moment without loss of points, progress or payments. Values are JSON; expiry is in whole seconds.
 */
export type Store = {
  /** The value under `key`, or undefined when it is missing or has expired. */
  get<T>(key: string): Promise<T | undefined>;
  /** Writes a value. With `onlyIfMissing` the answer is false, and nothing is written, when the key is there. */
  set(
    key: string,
    value: unknown,
    options?: { expirySeconds?: number; onlyIfMissing?: boolean },
  ): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Adds one and answers the new count; the first increment starts the expiry. One atomic step. */
  increment(key: string, expirySeconds: number): Promise<number>;
};

/** A running piece of work that may outlive the reply (on serverless: kept alive by the platform). */
export type Background = (work: Promise<unknown>) => void;

/** What a voice is asked to say: Hebrew with what is known of its sounds. */
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
  /** Voice and rate, e.g. 'google he-IL-Wavenet-A 0.85': with another name everything is spoken anew. */
  name: string;
  /** What the voice would be given for a text; empty when it cannot say it rightly. */
  textFor(text: SpokenText): string;
  /** Says what `textFor` gave. Throws DomainError 'upstream' when it failed, 'unavailable' when there is no voice. */
  speak(text: string): Promise<{ bytes: Uint8Array; mime: string }>;
};

/** The rendered sound of a word (MP3) by its content hash; undefined where there is none. */
export type RenderedSounds = (hash: string) => Promise<Uint8Array | undefined>;

/** What a recogniser made of a recording. */
export type Recognition = {
  /** Empty when no speech was heard. */
  transcript: string;
  /** Other readings, likeliest first. */
  alternatives: readonly string[];
  /** 0 to 1; null when the recogniser tells none. Fluency of the text, not quality of the pronunciation. */
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
   * Throws DomainError 'upstream' or 'unavailable' with the code `stt_{id}`. Keeps nothing. Ends early, as if there had
   * been no answer, when `deadline` aborts.
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
 * The bot's account of Stars, and its voice in the chat. Throws DomainError 'upstream' (`stars_failed`) when Telegram
 * refuses or does not answer.
 */
export type StarsAccount = {
  /** A link for the messenger's openInvoice; whoever has it can pay it, any number of times. */
  createInvoiceLink(invoice: Invoice): Promise<string>;
  /** Transactions from the oldest on, `offset` of them left out; at most 100. */
  transactions(page: { offset: number; limit: number }): Promise<StarTransaction[]>;
  refund(charge: { userId: number; chargeId: string }): Promise<'refunded' | 'already-refunded'>;
  /** Whole stars. */
  balance(): Promise<number>;
  /** Writes into the private chat with somebody; 'gone' when he has shut it. `button` answers with callback data. */
  say(userId: number, text: string, button?: { text: string; data: string }): Promise<'said' | 'gone'>;
  /** One message of many, of a broadcast or a reminder. Never throws: what became of it is all there is to say. */
  post(userId: number, message: OutgoingMessage): Promise<PostOutcome>;
};

/** What Telegram keeps about its calls to us. */
export type WebhookInfo = {
  /** It has an address to call. */
  isSet: boolean;
  /** Updates that wait to be delivered. */
  pending: number;
  /** When a delivery failed last, and why; null when none did. */
  lastErrorAt: Date | null;
  lastError: string | null;
};

/** Throws when Telegram does not answer in time. */
export type AskWebhookInfo = () => Promise<WebhookInfo>;

/** A text with Telegram's own entities. */
export type FormattedText = {
  text: string;
  entities: readonly { type: string; offset: number; length: number }[];
};

/** A button under a message: it answers with callback data, or opens the mini-app at an address. */
export type MessageButton = { text: string } & ({ data: string } | { appUrl: string });

/** A text with buttons, one below the other. */
export type OutgoingMessage = FormattedText & { buttons?: readonly MessageButton[] };

/**
 * 'gone': the chat is shut. 'failed': refused, or nobody knows whether it arrived. A wait in seconds: there were too many
 * messages, and this one was surely not sent.
 */
export type PostOutcome = 'said' | 'gone' | 'failed' | { waitSeconds: number };
