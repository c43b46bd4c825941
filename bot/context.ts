import type { ApiClientOptions, Context } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Background, Clock, Log, RenderedSounds, Store, SttProvider } from '../core/ports.ts';
import type { CatalogueCache } from '../db/catalogue.ts';
import type { Db } from '../db/client.ts';

/** What the bot is handed. */
export type BotDeps = {
  token: string;
  /** The bot itself, as getMe answers. Without it `bot.init()` must be awaited before the first update. */
  botInfo?: UserFromGetMe | undefined;
  db: Db;
  /** Short-lived marks; may be away. */
  store: Store;
  clock: Clock;
  log: Log;
  /** Address of the mini-app, e.g. 'https://mila.example'. */
  publicUrl: string | undefined;
  /** Root of the Bot API; missing means Telegram itself. The local Telegram has an address of its own. */
  apiRoot?: string | undefined;
  /** Replaces the network, in tests. */
  fetch?: ApiClientOptions['fetch'];
  /** Replaces the network where files of the chat are fetched, in tests. */
  fetchFile?: typeof fetch;
  /** Missing where speech cannot be recognised. */
  recogniser?: SttProvider | undefined;
  /** The words' sounds; without them questions are only read. */
  sounds?: RenderedSounds;
  /** Telegram ids from the environment; others are admins by their role in the database. */
  adminIds: ReadonlySet<number>;
  catalogue: CatalogueCache;
  /** The one-star plan is sold to everybody, not to admins only. */
  sellsTestPlan?: boolean;
  /** Keeps work alive that outlives its update; without it such work is waited for. */
  background?: Background;
  /** Tells every instance that somebody was shut out or let in again. */
  blocked?: { announce(userId: number): Promise<void> };
  /** How long hearing a voice message may take in all, milliseconds; shorter in tests. */
  hearWithinMs?: number;
  /** Lets so many milliseconds pass between batches of a broadcast, in tests. */
  pause?: (ms: number) => Promise<void>;
};

/** An update on its way through the features. */
export type BotContext = Context & {
  /** The moment at which the update arrived here. */
  now: Date;
};
