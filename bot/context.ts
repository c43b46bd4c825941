import type { ApiClientOptions, Context } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Breaker } from '../core/breaker.ts';
import type { RecodeSound } from '../core/listening/joined-mp3.ts';
import type {
  Background,
  Clock,
  Log,
  PersonDigests,
  RenderedSounds,
  Store,
  SttProvider,
} from '../core/ports.ts';
import type { Telemetry } from '../core/service/telemetry.ts';
import type { SpeechBudget } from '../core/speech/budget.ts';
import type { SendOwnSound } from '../core/voices/send-own-sound.ts';
import type { SendTake } from '../core/voices/send-take.ts';
import type { Db } from '../db/connection/client.ts';
import type { CatalogueCache } from '../db/course/catalogue.ts';

/** The dependencies of the bot. */
export type BotDeps = {
  token: string;
  /** The bot itself, as returned by getMe. Without it `bot.init()` must be awaited before the first update. */
  botInfo?: UserFromGetMe | undefined;
  db: Db;
  /** Where an admin's figures are read: a replica, a little behind; missing: `db`. */
  figuresDb?: Db;
  /** Short-lived marks; may be unavailable. */
  store: Store;
  clock: Clock;
  log: Log;
  /** Missing: nobody looks. */
  telemetry?: Telemetry;
  /** Address of the mini-app, e.g. 'https://mila.example'. */
  publicUrl: string | undefined;
  /** Root of the Bot API; missing means Telegram itself. The local Telegram has an address of its own. */
  apiRoot?: string | undefined;
  /** In front of Telegram, for all who call it from this instance; missing: every call is made. */
  telegramBreaker?: Breaker | undefined;
  /** Replaces the network, in tests. */
  fetch?: ApiClientOptions['fetch'];
  /** Replaces the network for downloading files from the chat, in tests. */
  fetchFile?: typeof fetch;
  /** Missing where speech cannot be recognised. */
  recogniser?: SttProvider | undefined;
  /** Seconds of sound per day; the usual ones by default. */
  speechBudget?: SpeechBudget;
  /** Keeps a speaker's take; missing where nothing can be recorded. */
  sendTake?: SendTake;
  /** Keeps the sound of a learner's own word; missing where nothing can be recorded. */
  sendOwnSound?: SendOwnSound;
  /** For listening files; missing: what is not in their format is heard in the embedded voices. */
  recodeSound?: RecodeSound;
  /** The words' sounds; without them questions are text only. */
  sounds?: RenderedSounds;
  /** Telegram ids from the environment; others are admins by their role in the database. */
  adminIds: ReadonlySet<number>;
  /** Recognises people who were deleted. */
  digests: PersonDigests;
  catalogue: CatalogueCache;
  /** The one-star plan is sold to everybody, not to admins only. */
  sellsTestPlan?: boolean;
  /** Keeps work alive after its update; without it such work is awaited. */
  background?: Background;
  /** Notifies every instance that somebody was blocked or unblocked. */
  blocked?: { announce(): Promise<void> };
  /** Total time for recognising a voice message, in milliseconds; shorter in tests. */
  hearWithinMs?: number;
  /** Waits between the batches of a broadcast, in milliseconds; replaced in tests. */
  pause?: (ms: number) => Promise<void>;
};

/** The context of an update in all features. */
export type BotContext = Context & {
  /** The moment at which the update arrived here. */
  now: Date;
};
