import { join } from 'node:path';
import { Api } from 'grammy';
import { createSoundRecoder } from '../../api/_adapters/sound-recoder.ts';
import { botInfoAdvice, readBotInfo } from '../../api/_adapters/telegram/bot-info.ts';
import type { Deps } from '../../api/_deps.ts';
import type { Env } from '../../api/_env.ts';
import { createOwnSoundSender, createTakeSender } from '../../api/_voices/take-sender.ts';
import { createWebhook } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import { type Polling, startPolling } from '../../bot/polling.ts';
import { openableUrl } from '../../bot/services/app-link.ts';
import type { Clock } from '../../core/ports.ts';
import type { PollingHealth } from '../../core/service/polling-health.ts';
import { chatLinkOf } from '../../core/service/start-link.ts';
import { endWith } from '../command/run-command.ts';
import { createCallLog } from '../local-telegram/calls.ts';
import { createLocalClock } from '../local-telegram/clock.ts';
import { createLocalTelegram } from '../local-telegram/local-telegram.ts';
import { createLocalNetwork, throughLocalNetwork } from '../local-telegram/network.ts';
import { localPeople } from '../local-telegram/people.ts';
import { type FakeOpenAi, startFakeOpenAi } from '../local-telegram/recogniser/fake-openai.ts';
import { createHearing } from '../local-telegram/recogniser/hearing.ts';
import type { PastPayment } from '../local-telegram/simulation/stars.ts';
import { setupTelegram } from '../setup-telegram/setup.ts';
import { askBotInfo } from './bot-info.ts';
import { expectedWord } from './expected-word.ts';
import { type LocalIds, localIds } from './local-data.ts';
import { localPorts, type NodeHandler, portError } from './product.ts';
import { keptSecret } from './secrets.ts';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type Webhook = (request: Request) => Promise<Response>;

/** How this start talks to Telegram: the real one when a token is set, else the local one. */
export type Conversation = {
  isLocal: boolean;
  clock: Clock;
  botToken: string;
  /** The address of its Bot API. */
  apiRoot: string;
  /** Where a person finds the bot. */
  botLink: string;
  /** Where a button of the chat opens the mini-app; missing while it cannot. */
  appUrl: string | undefined;
  /** Calls `listener` whenever somebody has moved the clock. */
  onClockMove(listener: () => void): void;
  /** Whether polled updates arrive; undefined where they are not polled. */
  pollingHealth(): PollingHealth | undefined;
  adminIds: number[];
  /** Where this start's own recogniser is; empty when the environment names one, or none is wanted. */
  recogniser: Pick<Env, 'STT_BASE_URL'>;
  /** Makes the bot; returns the handler of POST /api/telegram, or undefined when updates are polled. */
  connectBot(deps: Deps): Promise<Webhook | undefined>;
  /** Adds payments of the seeded database to the local Telegram; the real one knows its own. */
  remember(payments: readonly PastPayment[]): void;
  /** Updates begin to flow; the product listens by now. */
  begin(): Promise<void>;
  end(): Promise<void>;
  wrapApi(handler: NodeHandler): NodeHandler;
  /** The page's headers; the local Telegram must be allowed to frame it. */
  pageHeaders(rules: HeaderRule[]): HeaderRule[];
  /** What to print for the person who started it. */
  invitation(): string[];
};

const lastPort = 65_535;

/**
 * `ids`: who uses the phone of the local one. Throws when the real Telegram cannot be reached or refuses the token.
 */
export async function openTelegram(env: Env, clock: Clock, ids = localIds): Promise<Conversation> {
  const token = env.TELEGRAM_BOT_TOKEN;
  if (!token && env.PORT >= lastPort) {
    throw new Error(
      `PORT=${env.PORT}: местному Телеграму нужен следующий порт, а ${lastPort} последний. Возьмите PORT не больше ${lastPort - 1}.`,
    );
  }
  return token ? openRealTelegram(env, token, clock) : openLocalTelegram(env, clock, ids);
}

async function openLocalTelegram(env: Env, machineClock: Clock, ids: LocalIds): Promise<Conversation> {
  const clock = createLocalClock(() => machineClock().getTime());
  const network = createLocalNetwork();
  const calls = createCallLog(clock);
  const botToken = `7000000001:${keptSecret(env.DATA_DIR, 'bot-token')}`;
  const botInfo = { id: 7_000_000_001, username: 'mila_local_bot', first_name: 'Мила' };
  const secret = keptSecret(env.DATA_DIR, 'webhook-secret');
  const appUrl = `http://localhost:${env.PORT}`;
  const [, hostPort] = localPorts(env.PORT);
  const apiRoot = `http://localhost:${hostPort}`;
  const hearing = createHearing();
  const recogniser = await openFakeRecogniser(env, hearing.script);
  const telegram = createLocalTelegram({
    botToken,
    botInfo,
    appUrl,
    people: localPeople(ids),
    clock,
    network,
    calls,
    hearing: recogniser && hearing,
    persist: join(env.DATA_DIR, 'telegram'),
  });
  const api = new Api(botToken, { apiRoot });
  return {
    isLocal: true,
    clock: () => clock.now(),
    botToken,
    apiRoot,
    botLink: apiRoot,
    appUrl,
    onClockMove: (listener) => void clock.onChange(listener),
    pollingHealth: () => undefined,
    adminIds: [ids.admin],
    recogniser: { STT_BASE_URL: recogniser?.url },
    remember: (payments) => telegram.remember(payments),
    async connectBot(deps) {
      hearing.expect(() => expectedWord(deps.db, deps.store, Object.values(ids)));
      await telegram.listen(hostPort).catch((cause) => {
        throw portError(cause, hostPort);
      });
      const botInfo = await api.getMe();
      const bot = makeBot(deps, { token: botToken, botInfo, publicUrl: appUrl, apiRoot });
      return createWebhook({ ...deps, bot, secret });
    },
    async begin() {
      await setupTelegram({
        api,
        publicUrl: appUrl,
        webhookSecret: secret,
        adminIds: [ids.admin],
        report: () => {},
      });
    },
    async end() {
      await telegram.close();
      await recogniser?.close();
    },
    wrapApi: (handler) => throughLocalNetwork(handler, network, calls),
    pageHeaders: (rules) => withFrameAncestor(rules, apiRoot),
    invitation: () => [
      '',
      '  Мила запущена. Откройте местный Телеграм:',
      `  ${apiRoot}`,
      '',
      `  Мини-приложение отдельно: ${appUrl} · остановить: Ctrl+C`,
    ],
  };
}

/** A recogniser that hears what the panel says; undefined when the person has one of their own. */
async function openFakeRecogniser(
  env: Env,
  script: Parameters<FakeOpenAi['hear']>[0],
): Promise<FakeOpenAi | undefined> {
  const isChosen = env.STT_BASE_URL || env.STT_API_KEY || env.GOOGLE_STT_API_KEY;
  return isChosen || env.isProduction ? undefined : startFakeOpenAi({ hears: script });
}

async function openRealTelegram(env: Env, botToken: string, clock: Clock): Promise<Conversation> {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const secret = env.TELEGRAM_WEBHOOK_SECRET;
  const apiRoot = env.TELEGRAM_API_ROOT;
  const written = env.TELEGRAM_BOT_INFO && readBotInfo(env.TELEGRAM_BOT_INFO, botToken);
  const botInfo = written || (await askBotInfo(new Api(botToken, { apiRoot, timeoutSeconds: 10 })));
  let polling: Polling | undefined;
  let log: Deps['log'];
  let bot: ReturnType<typeof createBot> | undefined;
  return {
    isLocal: false,
    clock,
    botToken,
    apiRoot,
    botLink: chatLinkOf(botInfo.username),
    appUrl: openableUrl({ publicUrl, apiRoot }),
    onClockMove: () => {},
    adminIds: [],
    recogniser: { STT_BASE_URL: undefined },
    remember: () => {},
    pollingHealth: () => polling?.health(),
    async connectBot(deps) {
      log = deps.log;
      if (env.TELEGRAM_BOT_INFO && !written) log('warn', 'bot-info-unusable', { advice: botInfoAdvice });
      bot = makeBot(deps, { token: botToken, botInfo, publicUrl, apiRoot });
      return secret ? createWebhook({ ...deps, bot, secret }) : undefined;
    },
    async begin() {
      if (!secret && bot) polling = startPolling(bot, { log, onEnd: endWith });
    },
    end: async () => polling?.stop(),
    wrapApi: (handler) => handler,
    pageHeaders: (rules) => rules,
    invitation: () => [
      '',
      `  Мила запущена на порту ${env.PORT}. Обновления Telegram: ${secret ? 'POST /api/telegram' : 'опросом'}.`,
      publicUrl.startsWith('https:')
        ? `  Мини-приложение: ${publicUrl}`
        : '  Кнопке мини-приложения нужен PUBLIC_URL с https.',
    ],
  };
}

type BotParts = Pick<Parameters<typeof createBot>[0], 'token' | 'botInfo' | 'apiRoot'> & {
  publicUrl: string;
};

/** The bot of this process, which prepares and sends sounds by itself. */
function makeBot(deps: Deps, { publicUrl, ...parts }: BotParts) {
  const voice = { publicUrl, tokens: deps.tokens };
  const senders = { sendTake: createTakeSender(voice), sendOwnSound: createOwnSoundSender(voice) };
  return createBot({ ...deps, ...parts, publicUrl, ...senders, recodeSound: createSoundRecoder() });
}

function withFrameAncestor(rules: HeaderRule[], origin: string): HeaderRule[] {
  const framed = (header: { key: string; value: string }) =>
    header.key === 'Content-Security-Policy'
      ? {
          ...header,
          value: header.value.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${origin}`),
        }
      : header;
  return rules.map((rule) => ({ ...rule, headers: rule.headers.map(framed) }));
}
