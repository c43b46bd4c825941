import { createFileReader } from '../../api/_adapters/telegram/file.ts';
import { createApp } from '../../api/_app.ts';
import { createDeps, type Deps } from '../../api/_deps.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import { voiceHandlers } from '../../api/_routes/voice/voice.ts';
import { tracedParts } from '../../api/_telemetry/traced-parts.ts';
import type { EndpointKey, ResponseData } from '../../core/contracts/endpoints.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { AskWebhookInfo, Store, SttProvider, TtsProvider, WorkQueue } from '../../core/ports.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import { noTelemetry, type Telemetry } from '../../core/service/telemetry.ts';
import type { SpeechBudget } from '../../core/speech/budget.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import type { SoundOf } from '../../db/course/sentences.ts';
import { seedCourse } from '../../db/seed.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { smallCourse } from './course.ts';
import { openTestDatabase } from './database.ts';
import { createFakeStars, type FakeStars } from './fake-stars.ts';
import { fakeFileFetch } from './fake-telegram-files.ts';
import { patient } from './patient.ts';
import { signInitData, testBotToken } from './sign-init-data.ts';

export type TestClock = { now: Date; (): Date };

/** A clock that stops until the test moves it. */
export function createTestClock(start = '2026-11-21T09:00:00Z'): TestClock {
  const clock = (() => new Date(clock.now)) as TestClock;
  clock.now = new Date(start);
  return clock;
}

export type LogLine = { level: string; event: string; fields: Record<string, unknown> | undefined };

export type TestBackend = {
  db: Db;
  deps: Deps;
  clock: TestClock;
  logged: LogLine[];
  /** The bot's Stars account. */
  stars: FakeStars;
  /** What learners sent in the chat, by file id. */
  files: Map<string, Uint8Array>;
  /** Sends a request as the mini-app would; without `token`, as nobody. */
  send(key: string, options?: SendOptions): Promise<Response>;
  /** Sends and unwraps a success; fails the test on an error response. */
  call<K extends EndpointKey>(key: K, options?: SendOptions): Promise<ResponseData<K>>;
  /** Logs a learner in and returns their token. */
  login(id: number, firstName?: string): Promise<string>;
  /** Waits for what the server does behind its answers. Throws what that work throws. */
  finishWork(): Promise<void>;
  close(): Promise<void>;
};

export type SendOptions = {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  address?: string;
};

export type TestBackendOptions = {
  course?: readonly SectionContent[];
  /** None by default. */
  rules?: readonly RuleContent[];
  /** None by default. */
  dialogues?: readonly DialogueContent[];
  /** Hashes of rendered sounds; `hash-of-` and the key of the word by default. */
  audioOf?: SoundOf;
  adminIds?: number[];
  /** A database that the test has opened itself, migrated; the backend closes it. */
  database?: OpenDatabase;
  /** Where an admin's figures are read; the same database by default. The backend does not close it. */
  figuresDb?: Db;
  /** Wraps the server's database, e.g. to count statements. */
  around?: (db: Db) => Db;
  store?: (clock: TestClock) => Store;
  /** None by default. */
  voices?: readonly TtsProvider[];
  recogniser?: SttProvider;
  /** Nothing can be recorded by default. */
  prepareTake?: PrepareTake;
  prepareSynthesis?: PrepareTake;
  /** Characters a day for a cloud voice; the usual ones by default. */
  renderingCharacters?: number;
  /** The usual one by default. */
  speechBudget?: SpeechBudget;
  /** What Telegram keeps about the webhook; unknown by default. */
  webhookInfo?: AskWebhookInfo;
  /** The one-star plan is sold to everybody. */
  sellsTestPlan?: boolean;
  /** Timers send by themselves by default. */
  queue?: WorkQueue;
  /** Nobody looks by default. */
  telemetry?: Telemetry;
};

/** The server side with its own database, seeded with the small course. */
export async function openTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const database = options.database ?? (await openTestDatabase());
  const clock = createTestClock();
  const logged: LogLine[] = [];
  const stars = createFakeStars(clock);
  const files = new Map<string, Uint8Array>();
  const work: Promise<unknown>[] = [];
  const { telemetry = noTelemetry } = options;
  const deps = createDeps({
    ...tracedParts(
      {
        db: options.around?.(database.db) ?? database.db,
        figuresDb: options.figuresDb,
        store: options.store?.(clock) ?? createMemoryStore(clock),
      },
      telemetry,
    ),
    clock,
    telemetry,
    log: (level, event, fields) => logged.push({ level, event, fields }),
    background: (piece) => void work.push(piece),
    botToken: testBotToken,
    botLink: 'https://t.me/mila_test_bot',
    appUrl: 'https://mila.example',
    jwtSecret: 'a-test-secret-of-at-least-32-characters',
    adminIds: options.adminIds ?? [],
    cronSecret: 'cron-secret-of-tests',
    checksAnswers: true,
    version: 'test',
    voices: options.voices ?? [],
    recogniser: options.recogniser,
    prepareTake: options.prepareTake,
    prepareSynthesis: options.prepareSynthesis ?? options.prepareTake,
    ...(options.renderingCharacters ? { renderingCharacters: options.renderingCharacters } : {}),
    ...(options.speechBudget ? { speechBudget: options.speechBudget } : {}),
    stars,
    sendNewPhoto: stars.sendNewPhoto,
    readTelegramFile: createFileReader({
      token: testBotToken,
      apiRoot: 'https://telegram.example',
      fetch: fakeFileFetch(files),
    }),
    healthWithinMs: patient.timeout,
    ...(options.webhookInfo ? { webhookInfo: options.webhookInfo } : {}),
    sellsTestPlan: options.sellsTestPlan ?? false,
    queue: options.queue,
  });
  const course = options.course ?? smallCourse;
  await seedCourse(
    database.db,
    {
      course,
      rules: options.rules ?? [],
      dialogues: options.dialogues ?? [],
      audioOf: options.audioOf ?? ((word) => `hash-of-${word.key}`),
      version: 'test',
    },
    clock(),
  );
  const apps = [createApp(deps, indexHandlers), createApp(deps, voiceHandlers)];

  const backend: TestBackend = {
    db: database.db,
    deps,
    clock,
    logged,
    stars,
    files,
    async send(key, { token, body, headers = {}, params = {}, query, address = '10.0.0.1' } = {}) {
      const [method = 'GET', template = ''] = key.split(' ');
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const request = new Request(`http://mila.test/api${path}${search}`, {
        method,
        headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : bodyInit(body)),
      });
      const app = /^\/(audio|google-tts|stt|sounds)/.test(template) ? apps[1] : apps[0];
      if (!app) throw new Error('the backend has two functions');
      return app.fetch(request, { address });
    },
    async call(key, options) {
      const response = await backend.send(key, options);
      const answer = (await response.json()) as { status: string; data: never };
      if (answer.status !== 'success')
        throw new Error(`${key}: ${response.status} ${JSON.stringify(answer)}`);
      return answer.data;
    },
    async login(id, firstName = 'Ученик') {
      const initData = signInitData({ id, first_name: firstName, language_code: 'ru' }, clock());
      const { token } = await backend.call('POST /auth/telegram', {
        body: { initData, timezone: 'Asia/Jerusalem' },
        address: `home of ${id}`, // logins are limited by address
      });
      return token;
    },
    async finishWork() {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
    close: () => database.close(),
  };
  return backend;
}

/** Text, bytes and streams unchanged, everything else as JSON. */
function bodyInit(body: unknown): RequestInit {
  // Node requires `duplex` for a stream; the browser's type does not know it.
  if (body instanceof ReadableStream) return { body, duplex: 'half' } as RequestInit;
  const isReady = typeof body === 'string' || body instanceof Uint8Array;
  return { body: isReady ? (body as BodyInit) : JSON.stringify(body) }; // the type of bytes in a body is narrower
}
