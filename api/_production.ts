import { attachDatabasePool, waitUntil } from '@vercel/functions';
import { openableUrl } from '../bot/services/app-link.ts';
import { botIdOf } from '../bot/services/payments/ports.ts';
import { chatLinkOf } from '../core/service/start-link.ts';
import { openNeonDatabase } from '../db/connection/neon.ts';
import { openSharedStore } from '../db/store/shared-store.ts';
import { createTelegramBreaker } from './_adapters/breakers.ts';
import { createTelegramAccount } from './_adapters/telegram/account.ts';
import { readBotInfo } from './_adapters/telegram/bot-info.ts';
import { createFileReader } from './_adapters/telegram/file.ts';
import { createPhotoSender } from './_adapters/telegram/photo.ts';
import { createWebhookInfoReader } from './_adapters/telegram/webhook-info.ts';
import { createDeps, type Deps } from './_deps.ts';
import { type Env, parseEnv, speechBudgetOf } from './_env.ts';
import { createWorkQueue } from './_queue/work-queue.ts';
import { createObservation } from './_telemetry/observation.ts';
import { tracedParts } from './_telemetry/traced-parts.ts';
import { createRecogniser } from './_voices/recogniser.ts';

export type Production = { env: Env; deps: Deps };

let held: Production | undefined;

/** What one function instance works with, built at its first request; throws EnvError naming what is missing. */
export function production(): Production {
  held ??= build(parseEnv(process.env));
  return held;
}

function build(env: Env): Production {
  const clock = () => new Date();
  const version = process.env.VERCEL_GIT_COMMIT_SHA?.slice(0, 7) ?? 'production';
  const { log, telemetry } = createObservation({
    env,
    version,
    clock,
    background: waitUntil,
    write: (line) => console.log(line),
  });
  const open = (url: string) => openNeonDatabase({ url, onPool: attachDatabasePool }).db;
  const db = open(required(env.DATABASE_URL));
  const figuresDb = env.DATABASE_READ_URL === undefined ? undefined : open(env.DATABASE_READ_URL);
  const store = openSharedStore({
    url: required(env.UPSTASH_REDIS_REST_URL),
    token: required(env.UPSTASH_REDIS_REST_TOKEN),
    botId: botIdOf(required(env.TELEGRAM_BOT_TOKEN)),
    clock,
    log,
  });
  const telegramBreaker = createTelegramBreaker({ clock, log });
  const telegram = {
    token: required(env.TELEGRAM_BOT_TOKEN),
    apiRoot: env.TELEGRAM_API_ROOT,
    breaker: telegramBreaker,
    telemetry,
  };
  const deps = createDeps({
    ...tracedParts({ db, figuresDb, store }, telemetry),
    clock,
    log,
    telemetry,
    background: waitUntil,
    botToken: telegram.token,
    botLink: botLinkOf(env.TELEGRAM_BOT_INFO, telegram.token),
    appUrl: openableUrl({ publicUrl: env.PUBLIC_URL, apiRoot: env.TELEGRAM_API_ROOT }),
    jwtSecret: required(env.JWT_SECRET),
    deletionsKey: env.DELETIONS_KEY,
    adminIds: env.ADMIN_IDS,
    cronSecret: env.CRON_SECRET,
    queue: env.PLATFORM_QUEUE ? createWorkQueue(required(env.CRON_SECRET)) : undefined,
    checksAnswers: false,
    recogniser: createRecogniser(env, { clock, log, telemetry }),
    speechBudget: speechBudgetOf(env),
    stars: createTelegramAccount(telegram),
    sendNewPhoto: createPhotoSender(telegram),
    readTelegramFile: createFileReader(telegram),
    telegramBreaker,
    webhookInfo: createWebhookInfoReader(telegram),
    sellsTestPlan: env.TEST_PLAN !== undefined,
    version,
  });
  return { env, deps };
}

/** The bot's name is known from the output of the set-up script; without it there is no link. */
function botLinkOf(written: string | undefined, token: string): string | undefined {
  const info = written === undefined ? undefined : readBotInfo(written, token);
  return info && chatLinkOf(info.username);
}

/** The environment was parsed as production, so these are present. */
function required(value: string | undefined): string {
  if (value === undefined) throw new Error('parseEnv let a missing variable through');
  return value;
}

/** The caller's address as written by the platform; a client cannot set it. */
export function platformAddress(request: Request): string {
  return request.headers.get('x-real-ip') ?? request.headers.get('x-vercel-forwarded-for') ?? 'unknown';
}
