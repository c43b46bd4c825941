import type { Breaker } from '../core/breaker.ts';
import type {
  AskWebhookInfo,
  Background,
  Clock,
  Log,
  PersonDigests,
  ReadTelegramFile,
  RenderedSounds,
  SendNewPhoto,
  StarsAccount,
  Store,
  SttProvider,
  TtsProvider,
  WorkQueue,
} from '../core/ports.ts';
import type { PollingHealth } from '../core/service/polling-health.ts';
import { noTelemetry, type Telemetry } from '../core/service/telemetry.ts';
import { type SpeechBudget, usualSpeechBudget } from '../core/speech/budget.ts';
import { usualRenderingCharacters } from '../core/voices/limits.ts';
import type { PrepareTake } from '../core/voices/prepare-take.ts';
import { listBlockedIds } from '../db/admin/people/blocked-ids.ts';
import type { Db } from '../db/connection/client.ts';
import { type CatalogueCache, createCatalogueCache } from '../db/course/catalogue.ts';
import { readDeletedList } from '../db/people/deleted-list.ts';
import { createMemoryStore } from '../db/store/store.ts';
import { type Counters, createCounters } from './_adapters/counters.ts';
import { createLetterLoader, type LetterLoader } from './_adapters/letters.ts';
import { createRenderedSounds } from './_adapters/rendered-sounds.ts';
import { noTelegramAccount } from './_adapters/telegram/account.ts';
import { noFileReader } from './_adapters/telegram/file.ts';
import { noPhotoSender } from './_adapters/telegram/photo.ts';
import { createWebhookWatch, type WebhookReport } from './_adapters/telegram/webhook-info.ts';
import { type Admission, createAdmission } from './_auth/admission.ts';
import { type BlockedLearners, createBlockedLearners } from './_auth/blocked-learners.ts';
import { createPersonDigests } from './_auth/person-digests.ts';
import { createTokens, type Tokens } from './_auth/tokens.ts';

/** What the routes receive. Built by an entry (`api/_production.ts`, the start script) and by tests. */
export type Deps = {
  db: Db;
  /** Where an admin's figures and tables are read: a replica, a little behind, where there is one; otherwise `db`. */
  figuresDb: Db;
  /** Shared between instances. */
  store: Store;
  /** Of this process only: marks that must not cost a round trip. */
  localStore: Store;
  /** Counts in this process, for limits that must not cost a round trip. */
  counters: Counters;
  admission: Admission;
  clock: Clock;
  log: Log;
  telemetry: Telemetry;
  background: Background;
  catalogue: CatalogueCache;
  tokens: Tokens;
  /** Learners who were blocked or deleted while their tokens are valid. */
  blocked: BlockedLearners;
  digests: PersonDigests;
  botToken: string;
  /** Address of the chat with the bot, e.g. 'https://t.me/mila_bot'; missing while the bot's name is not known. */
  botLink: string | undefined;
  /** Address of the mini-app as a button of the chat may carry it; missing where there is none (`openableUrl`). */
  appUrl: string | undefined;
  /** Key of signed addresses; at least 32 characters. */
  signingSecret: string;
  adminIds: ReadonlySet<number>;
  cronSecret: string | undefined;
  /** Answers are checked against the contract: in development and in tests. */
  checksAnswers: boolean;
  version: string;
  /** In the order in which they are tried; only the function `voice` has any. */
  voices: readonly TtsProvider[];
  /** Decodes and encodes speakers' takes; only the function `voice` can. */
  prepareTake?: PrepareTake | undefined;
  /** The same for what synthesised voices have said elsewhere. */
  prepareSynthesis?: PrepareTake | undefined;
  /** Characters that a cloud voice may be given in a day. */
  renderingCharacters: number;
  /** Missing where speech cannot be recognised. */
  recogniser: SttProvider | undefined;
  /** Seconds of sound that the recogniser may hear in a day. */
  speechBudget: SpeechBudget;
  /** How long GET /health waits for a service before it counts as down. */
  healthWithinMs: number;
  /** State of Telegram's calls to us. */
  webhookReport: () => Promise<WebhookReport>;
  /** Whether updates arrive that are fetched by polling; missing where they come to the webhook. */
  pollingHealth?: (() => PollingHealth | undefined) | undefined;
  /** The bot's Stars and chat. */
  stars: StarsAccount;
  /** Brings pictures of broadcasts to Telegram. */
  sendNewPhoto: SendNewPhoto;
  /** Fetches what learners sent to the owners. */
  readTelegramFile: ReadTelegramFile;
  /** Takes what timers would do; missing where the platform's queue is not switched on. */
  queue: WorkQueue | undefined;
  /** In front of Telegram, for all who call it from here. */
  telegramBreaker: Breaker | undefined;
  /** The one-star plan is sold to everybody, not to admins only. */
  sellsTestPlan: boolean;
  /** Reads drawn letters; loaded on first use. */
  letters: LetterLoader;
  /** The words' sounds; only the function `telegram` has the files. */
  sounds: RenderedSounds;
};

export type DepsInput = Pick<
  Deps,
  'db' | 'store' | 'clock' | 'log' | 'background' | 'botToken' | 'botLink' | 'version'
> & {
  /** Missing: there is no replica. */
  figuresDb?: Db | undefined;
  jwtSecret: string;
  /** Key of the list of deleted people; missing: `jwtSecret`. */
  deletionsKey?: string | undefined;
  adminIds: readonly number[];
  cronSecret?: string | undefined;
  checksAnswers: boolean;
  voices?: readonly TtsProvider[];
  prepareTake?: PrepareTake | undefined;
  prepareSynthesis?: PrepareTake | undefined;
  /** Missing: the usual one. */
  renderingCharacters?: number;
  recogniser?: SttProvider | undefined;
  /** Missing: the usual one. */
  speechBudget?: SpeechBudget;
  /** Missing: messages of the timers cannot open the mini-app. */
  appUrl?: string | undefined;
  /** Missing: nothing can be sold. */
  stars?: StarsAccount;
  /** Missing: no broadcast has a new picture. */
  sendNewPhoto?: SendNewPhoto;
  /** Missing: files of threads cannot be seen. */
  readTelegramFile?: ReadTelegramFile;
  /** Missing: timers send by themselves. */
  queue?: WorkQueue | undefined;
  telegramBreaker?: Breaker;
  /** Missing: nobody looks. */
  telemetry?: Telemetry | undefined;
  /** Missing: the state of the webhook is unknown. */
  webhookInfo?: AskWebhookInfo;
  pollingHealth?: Deps['pollingHealth'];
  sellsTestPlan?: boolean;
  /** Missing: three seconds. */
  healthWithinMs?: number;
  letters?: LetterLoader;
  sounds?: RenderedSounds;
};

const usualHealthWithinMs = 3000;

/** Completes what an entry has opened (database, store, clock) with everything built from it. */
export function createDeps(input: DepsInput): Deps {
  const { jwtSecret, deletionsKey = jwtSecret, adminIds, cronSecret, webhookInfo, ...given } = input;
  const digests = createPersonDigests(deletionsKey);
  return {
    ...given,
    figuresDb: given.figuresDb ?? given.db,
    localStore: createMemoryStore(given.clock),
    counters: createCounters(given.clock),
    admission: createAdmission(given.clock),
    catalogue: createCatalogueCache(given.clock),
    tokens: createTokens({ secret: jwtSecret, clock: given.clock, store: given.store }),
    blocked: createBlockedLearners({
      ...given,
      read: (since) => listBlockedIds(given.db, since),
      digests,
      readDeleted: (since) => readDeletedList(given.db, since),
    }),
    digests,
    signingSecret: jwtSecret,
    adminIds: new Set(adminIds),
    cronSecret,
    appUrl: given.appUrl,
    voices: given.voices ?? [],
    recogniser: given.recogniser,
    speechBudget: given.speechBudget ?? usualSpeechBudget,
    renderingCharacters: given.renderingCharacters ?? usualRenderingCharacters,
    stars: given.stars ?? noTelegramAccount,
    sendNewPhoto: given.sendNewPhoto ?? noPhotoSender,
    readTelegramFile: given.readTelegramFile ?? noFileReader,
    queue: given.queue,
    telegramBreaker: given.telegramBreaker,
    telemetry: given.telemetry ?? noTelemetry,
    healthWithinMs: given.healthWithinMs ?? usualHealthWithinMs,
    webhookReport: createWebhookWatch(webhookInfo, given.clock),
    sellsTestPlan: given.sellsTestPlan ?? false,
    letters: given.letters ?? createLetterLoader(),
    sounds: given.sounds ?? createRenderedSounds(),
  };
}
