import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Api } from 'grammy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWebhook } from '../../api/_webhook.ts';
import { createBot } from '../../bot/bot.ts';
import {
  anya,
  boris,
  botInfo,
  botToken,
  type RunningTelegram,
  startTelegram,
} from '../../scripts/local-telegram/test/support.ts';
import { setupTelegram } from '../../scripts/setup-telegram/setup.ts';
import { lessonIds, openTestBot, type TestBot } from '../bot/support.ts';
import { eventually } from '../support/patient.ts';
import { testBot } from '../support/telegram-updates.ts';

/** Person → local Telegram → HTTP → webhook → bot → local Telegram → person. */
let backend: TestBot;
let telegram: RunningTelegram;
let server: Server;
/** Statuses of the webhook, in order; a message is there before its update is answered. */
const answered: number[] = [];
const answeredNext = async (count: number) => {
  await eventually(() => answered.length >= count);
  return answered.splice(0);
};

beforeAll(async () => {
  backend = await openTestBot();
  telegram = await startTelegram({
    webhookRetryMs: [10, 20, 40, 80, 160],
    webhookTimeoutMs: 20_000,
  });
  const bot = createBot({
    ...backend.botDeps,
    token: botToken,
    botInfo: { ...testBot, ...botInfo } as unknown as typeof backend.botDeps.botInfo, // flags nobody reads
    publicUrl: 'http://localhost:3000',
    apiRoot: telegram.address,
    fetch: undefined,
  });
  const secret = 'secret-of-the-delivery';
  const webhook = createWebhook({ ...backend.deps, bot, secret });
  server = createServer(
    getRequestListener(async (request) => {
      const response = await webhook(request);
      answered.push(response.status);
      return response;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await setupTelegram({
    api: new Api(botToken, { apiRoot: telegram.address }),
    publicUrl: `http://localhost:${port}`,
    webhookSecret: secret,
    adminIds: [],
    report: () => {},
  });
});
afterAll(async () => {
  await telegram.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});

const lastFromBot = async (personId: number) => {
  const message = (await telegram.chat(personId)).messages.at(-1);
  return message?.from.id === botInfo.id ? message : undefined;
};

it('a person presses start and gets the button of the mini-app', async () => {
  const id = (await lessonIds(backend))['Урок два'];
  await telegram.act(`chats/${anya.id}/start`, { parameter: `lesson_${id}` });
  const message = await eventually(() => lastFromBot(anya.id));
  expect(message.text).toContain('Урок «Урок два»');
  expect(JSON.stringify(message.reply_markup)).toContain(`tgWebAppStartParam=lesson_${id}`);
  expect(await answeredNext(1)).toEqual([200]);
});

it('a message that met a failing Telegram is answered by a later attempt', async () => {
  await telegram.act('faults', { method: 'sendMessage', kind: 'flood', times: 2 });
  await telegram.act(`chats/${anya.id}/messages`, { text: '/cancel' });
  const message = await eventually(() => lastFromBot(anya.id));
  expect(message.text).toContain('Отменять нечего');
  expect(await answeredNext(3)).toEqual([500, 500, 200]);
});

it('a person presses a button under a message, twice, and it is answered both times', async () => {
  await telegram.act(`chats/${boris.id}/start`);
  await eventually(() => lastFromBot(boris.id));
  await telegram.act(`chats/${boris.id}/messages`, { text: '/status' });
  const message = await eventually(async () => {
    const last = await lastFromBot(boris.id);
    return last?.text?.includes('ваш статус') ? last : undefined;
  });
  expect(await answeredNext(2)).toEqual([200, 200]);
  for (let press = 0; press < 2; press++) {
    await telegram.act(`chats/${boris.id}/press`, { messageId: message.message_id, data: 'rs' });
  }
  expect(await answeredNext(2)).toEqual([200, 200]);
  const answers = telegram.calls
    .list()
    .filter((call) => JSON.stringify(call).includes('answerCallbackQuery'));
  expect(answers).toHaveLength(2);
});

it('a person who blocks the bot stops no update', async () => {
  answered.length = 0;
  await telegram.act(`chats/${boris.id}/block`);
  await eventually(() => answered.length === 1);
  await telegram.act(`chats/${boris.id}/start`); // lets it in again, then writes
  await eventually(() => answered.length === 3);
  expect(answered).toEqual([200, 200, 200]);
  expect((await eventually(() => lastFromBot(boris.id))).text).toContain('Здравствуйте, Борис!');
});
