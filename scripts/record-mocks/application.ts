import { readFileSync } from 'node:fs';
import { sign } from '@tma.js/init-data-node';
import type { UserFromGetMe } from 'grammy/types';
import { createApp } from '../../api/_app.ts';
import { createDeps } from '../../api/_deps.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import { voiceHandlers } from '../../api/_routes/voice/voice.ts';
import { createWebhook } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import { type EndpointKey, endpoints } from '../../core/contracts/endpoints.ts';
import type { Clock, StarsAccount } from '../../core/ports.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import type { Db } from '../../db/connection/client.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import type { Sent } from './walk.ts';

const botToken = '7000000001:recording-of-mocks';
/** No more than the bot reads of itself. */
const botInfo = {
  id: 7_000_000_001,
  is_bot: true,
  first_name: 'Мила',
  username: 'mila_mock_bot',
} as UserFromGetMe;
const webhookSecret = 'webhook-secret';
const cronSecret = 'cron-secret';

/** The bot's account of Stars: every invoice gets the same link, every refund succeeds, and no transaction is known. */
const stars: StarsAccount = {
  createInvoiceLink: async () => 'https://t.me/$mock',
  transactions: async () => [],
  refund: async () => 'refunded',
  balance: async () => 0,
  say: async () => 'said',
  prepare: async () => 'mock-card',
  send: async () => 'said',
  place: async () => ({ messageId: 1 }),
  openTopic: async () => 'gone',
  closeTopic: async () => undefined,
};

export type Application = {
  send<K extends EndpointKey>(key: K, sent: Sent<K>, token?: string): Promise<Response>;
};

/** The three functions of the application over `db`, with the voice of one stored sound and no recogniser. */
export function openApplication({
  db,
  clock,
  adminIds,
  soundFile,
}: {
  db: Db;
  clock: Clock;
  adminIds: number[];
  soundFile: URL;
}): Application {
  const deps = createDeps({
    db,
    store: createMemoryStore(clock),
    clock,
    log: (level, event, fields) => event === 'call-failed' && console.error(level, fields),
    background: (work) => void work,
    botToken,
    botLink: undefined,
    jwtSecret: 'a-secret-of-the-recording-32-characters',
    adminIds,
    cronSecret,
    checksAnswers: true,
    version: 'mock',
    stars,
    readTelegramFile: async () => Uint8Array.from(readFileSync(soundFile)),
    prepareTake: asItIs,
    prepareSynthesis: asItIs,
    voices: [
      {
        id: 'stored',
        name: 'Записанный звук',
        textFor: ({ hebrew }) => hebrew,
        speak: async () => ({ bytes: readFileSync(soundFile), mime: 'audio/mpeg' }),
      },
    ],
  });
  const bot = createBot({ ...deps, token: botToken, botInfo, publicUrl: undefined });
  const functions = {
    index: createApp(deps, indexHandlers),
    voice: createApp(deps, voiceHandlers),
    telegram: { fetch: createWebhook({ ...deps, bot, secret: webhookSecret }) },
  };
  const secrets: Record<string, HeadersInit> = {
    cron: { authorization: `Bearer ${cronSecret}` },
    webhook: { 'x-telegram-bot-api-secret-token': webhookSecret },
  };
  return {
    async send(key, { params = {}, query, body, form }, token) {
      const [method = '', template = ''] = key.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
      const request = new Request(`http://mila.test/api${path}?${new URLSearchParams(query)}`, {
        method,
        headers: secrets[endpoints[key].access] ?? (token ? { authorization: `Bearer ${token}` } : {}),
        body: form ? formOf(form) : body === undefined ? null : JSON.stringify(body),
      });
      return functions[endpoints[key].servedBy].fetch(request, { address: '10.0.0.1' });
    },
  };
}

/** The sounds of the recording need no preparing. */
const asItIs: PrepareTake = async (bytes) => ({
  ok: true,
  sound: { bytes, mime: 'audio/mpeg', loudness: -16, ms: 900 },
});

/** Launch data of a person, as Telegram signs them for the bot of the recording. */
export function initDataOf(user: { id: number; first_name: string }, at: Date): string {
  return sign({ user: { ...user, language_code: 'ru' }, query_id: 'mock' }, botToken, at);
}

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
