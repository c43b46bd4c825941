import { Api } from 'grammy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBot } from '../../bot/bot.ts';
import { type Polling, startPolling } from '../../bot/polling.ts';
import { botCommands } from '../../core/texts/chat/bot.ts';
import {
  anya,
  botInfo,
  botToken,
  dana,
  type RunningTelegram,
  startTelegram,
} from '../../scripts/local-telegram/test/support.ts';
import { setupTelegram } from '../../scripts/setup-telegram/setup.ts';
import { eventually } from '../support/patient.ts';
import { testBot } from '../support/telegram-updates.ts';
import { openTestBot, type TestBot } from './support.ts';

/** The bot against the local Telegram, over a real network on this machine. */
let backend: TestBot;
let telegram: RunningTelegram;
let polling: Polling;

beforeAll(async () => {
  backend = await openTestBot();
  telegram = await startTelegram();
  const bot = createBot({
    ...backend.botDeps,
    token: botToken,
    botInfo: { ...testBot, ...botInfo } as unknown as typeof backend.botDeps.botInfo, // flags nobody reads
    publicUrl: 'http://localhost:3000',
    apiRoot: telegram.address,
    fetch: undefined,
  });
  const api = new Api(botToken, { apiRoot: telegram.address });
  await api.setWebhook('http://localhost:9/elsewhere');
  polling = startPolling(bot, { ...backend.botDeps, onEnd: (error) => expect.unreachable(String(error)) });
});
afterAll(async () => {
  await polling.stop();
  await telegram.close();
  await backend.close();
});

const lastText = async () => (await telegram.chat(anya.id)).messages.at(-1);

it('answers by polling, and tells that the webhook had to go', async () => {
  await telegram.act(`chats/${anya.id}/start`);
  const greeting = await eventually(async () => {
    const message = await lastText();
    return message?.from.id === botInfo.id ? message : undefined;
  });
  expect(greeting.text).toContain('Здравствуйте, Аня!');
  expect(backend.logged).toContainEqual({
    level: 'warn',
    event: 'webhook-removed',
    fields: { host: 'localhost:9', back: 'npm run setup:telegram' },
  });
});

it('goes on after a failure, with an apology', async () => {
  await telegram.act('faults', { method: 'sendMessage', kind: 'error', status: 502 });
  await telegram.act(`chats/${anya.id}/messages`, { text: '/help' });
  await eventually(async () => (await lastText())?.text?.startsWith('Простите'));
  await telegram.act(`chats/${anya.id}/messages`, { text: '/cancel' });
  await eventually(async () => (await lastText())?.text?.startsWith('Отменять нечего'));
  expect(backend.logged.map(({ event }) => event)).toContain('update-failed');
});

it('shows the commands of each role and the menu button there after the set-up', async () => {
  const api = new Api(botToken, { apiRoot: telegram.address });
  const publicUrl = 'http://localhost:3000';
  const options = { api, publicUrl, adminIds: [dana.id, 999], report: () => {} };
  await setupTelegram(options);
  const learner = await telegram.chat(anya.id);
  expect(learner.commands).toEqual(botCommands.learner);
  expect(learner.menuButton).toEqual({
    type: 'web_app',
    text: 'Учить',
    web_app: { url: 'http://localhost:3000/' },
  });
  const admin = await telegram.chat(dana.id);
  expect(admin.commands).toEqual(botCommands.admin);
  expect((await setupTelegram(options)).changed).toEqual([]);
});
