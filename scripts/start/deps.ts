import { createTelegramBreaker } from '../../api/_adapters/breakers.ts';
import { createSynthesisPreparer, createTakePreparer } from '../../api/_adapters/take-preparer.ts';
import { createTelegramAccount } from '../../api/_adapters/telegram/account.ts';
import { createFileReader } from '../../api/_adapters/telegram/file.ts';
import { createPhotoSender } from '../../api/_adapters/telegram/photo.ts';
import { createWebhookInfoReader } from '../../api/_adapters/telegram/webhook-info.ts';
import { createDeps, type Deps } from '../../api/_deps.ts';
import { type Env, speechBudgetOf } from '../../api/_env.ts';
import { tracedParts } from '../../api/_telemetry/traced-parts.ts';
import { createRecogniser } from '../../api/_voices/recogniser.ts';
import { createVoices } from '../../api/_voices/voices.ts';
import { botIdOf } from '../../bot/services/payments/ports.ts';
import type { Clock, Log, Store } from '../../core/ports.ts';
import type { Telemetry } from '../../core/service/telemetry.ts';
import type { Db } from '../../db/connection/client.ts';
import { openSharedStore } from '../../db/store/shared-store.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { keepDialogues } from './kept-dialogues.ts';
import { keptSecret } from './secrets.ts';
import type { Conversation } from './telegram.ts';

/** What this process has opened. */
type Opened = { db: Db; store: Store; log: Log; telemetry: Telemetry; version: string };

/** What the product works with in this process. */
export function depsOf(env: Env, telegram: Conversation, opened: Opened): Deps {
  const { db, store, log, telemetry, version } = opened;
  const { clock, botToken, apiRoot, botLink, appUrl, pollingHealth } = telegram;
  const telegramBreaker = createTelegramBreaker({ clock, log });
  const account = { token: botToken, apiRoot, breaker: telegramBreaker, telemetry };
  return createDeps({
    ...tracedParts({ db, store }, telemetry),
    ...{ clock, log, telemetry, version, botToken, botLink, appUrl, pollingHealth },
    background: (work) =>
      void work.catch((cause) => log('warn', 'background-failed', { cause: String(cause) })),
    jwtSecret: env.JWT_SECRET ?? keptSecret(env.DATA_DIR, 'jwt-secret'),
    deletionsKey: env.DELETIONS_KEY,
    adminIds: [...env.ADMIN_IDS, ...telegram.adminIds],
    cronSecret: env.CRON_SECRET,
    checksAnswers: !env.isProduction,
    voices: createVoices(env, { clock, log, telemetry }),
    prepareTake: createTakePreparer(),
    prepareSynthesis: createSynthesisPreparer(),
    renderingCharacters: env.GOOGLE_TTS_DAILY_CHARACTERS,
    stars: createTelegramAccount(account),
    sendNewPhoto: createPhotoSender(account),
    readTelegramFile: createFileReader(account),
    telegramBreaker,
    webhookInfo: createWebhookInfoReader(account),
    sellsTestPlan: env.TEST_PLAN !== undefined,
    recogniser: createRecogniser(
      { ...env, STT_BASE_URL: env.STT_BASE_URL ?? telegram.recogniser.STT_BASE_URL },
      { clock, log, telemetry },
    ),
    speechBudget: speechBudgetOf(env),
  });
}

/** Redis, where the environment names one, else this process. */
export function openStore(env: Env, parts: { clock: Clock; log: Log; botToken: string }): Store {
  const { clock, log, botToken } = parts;
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
  if (url && token) return openSharedStore({ url, token, botId: botIdOf(botToken), clock, log });
  return keepDialogues(createMemoryStore(clock), {
    folder: env.DATA_DIR,
    clock,
    onLost: () => console.log('Начатые диалоги администраторов не прочитаны и потеряны: начните их заново.'),
  });
}
