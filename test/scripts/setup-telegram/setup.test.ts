import { Api } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { expect, it } from 'vitest';
import { botCommands, botProfileTexts } from '../../../core/texts/chat/bot.ts';
import { type SetupOptions, setupTelegram } from '../../../scripts/setup-telegram/setup.ts';
import { createFakeTelegram, refusals } from '../../bot/support.ts';
import { testBot } from '../../support/telegram-updates.ts';

const token = '7000000001:AAtoken-that-nobody-may-read-000000000';
const knownAdmin = 801;
const strangerAdmin = 802;

/** Telegram with a memory of what was set, and a set-up script's run against it. */
function openTelegram(modes: Partial<UserFromGetMe> = {}) {
  const held = new Map<string, unknown>();
  const commandsKey = (payload: Record<string, unknown>) => `commands ${JSON.stringify(payload.scope)}`;
  const put = (key: string, value: unknown) => held.set(key, value) && true;
  const telegram = createFakeTelegram({
    getMe: () => ({ ...testBot, ...modes }),
    getMyCommands: (payload) =>
      commandsKey(payload).includes(String(strangerAdmin))
        ? refusals.chatNotFound
        : (held.get(commandsKey(payload)) ?? []),
    setMyCommands: (payload) => put(commandsKey(payload), payload.commands),
    getChatMenuButton: () => held.get('menu') ?? { type: 'commands' },
    setChatMenuButton: ({ menu_button }) => put('menu', menu_button),
    getMyDescription: () => ({ description: held.get('description') ?? '' }),
    setMyDescription: ({ description }) => put('description', description),
    getMyShortDescription: () => ({ short_description: held.get('short') ?? '' }),
    setMyShortDescription: ({ short_description }) => put('short', short_description),
    getWebhookInfo: () => ({ url: '', ...(held.get('webhook') ?? {}), pending_update_count: 0 }),
    setWebhook: (payload) => put('webhook', payload),
  });
  const lines: string[] = [];
  const run = (overrides: Partial<SetupOptions> = {}) =>
    setupTelegram({
      api: new Api(token, { fetch: telegram.fetch }),
      publicUrl: 'https://mila.example/',
      webhookSecret: 'secret-of-the-webhook',
      adminIds: [knownAdmin, strangerAdmin],
      report: (line) => lines.push(line),
      ...overrides,
    });
  const written = () =>
    telegram.sent.filter(({ method }) => method.startsWith('set')).map(({ method }) => method);
  return { run, telegram, lines, held, written };
}

it('writes commands, menu button, descriptions and the webhook of a new bot', async () => {
  const { run, held, written } = openTelegram();
  const { botInfo, webhook } = await run();
  expect(botInfo.username).toBe('mila_test_bot');
  expect(written()).toEqual([
    'setMyCommands',
    'setMyCommands',
    'setChatMenuButton',
    'setMyDescription',
    'setMyShortDescription',
    'setWebhook',
  ]);
  expect(held.get('commands {"type":"all_private_chats"}')).toEqual(botCommands.learner);
  expect(held.get(`commands {"type":"chat","chat_id":${knownAdmin}}`)).toEqual(botCommands.admin);
  expect(held.get('menu')).toEqual({
    type: 'web_app',
    text: 'Учить',
    web_app: { url: 'https://mila.example/' },
  });
  expect(webhook).toMatchObject({ url: 'https://mila.example/api/telegram' });
  expect(held.get('webhook')).toEqual({
    url: 'https://mila.example/api/telegram',
    secret_token: 'secret-of-the-webhook',
    allowed_updates: [
      'message',
      'edited_message',
      'callback_query',
      'pre_checkout_query',
      'inline_query',
      'guest_message',
      'my_chat_member',
    ],
    max_connections: 10,
  });
});

it('passes over an admin who has never written to the bot', async () => {
  const { run, lines } = openTelegram();
  await run();
  expect(lines.find((line) => line.includes(String(strangerAdmin)))).toContain('ещё не писал боту');
});

it('changes nothing the second time, but for the webhook, whose secret cannot be read back', async () => {
  const { run, telegram, written } = openTelegram();
  await run();
  telegram.sent.length = 0;
  const { changed } = await run();
  expect(written()).toEqual(['setWebhook']);
  expect(changed).toEqual(['вебхук https://mila.example/api/telegram']);
});

it('writes only what somebody has changed since', async () => {
  const { run, telegram, held, written } = openTelegram();
  await run();
  held.set('description', 'чужое');
  telegram.sent.length = 0;
  await run({ webhookSecret: undefined });
  expect(written()).toEqual(['setMyDescription']);
});

it('only reads in a dry run, and tells what it would write', async () => {
  const { run, lines, written } = openTelegram();
  const { changed } = await run({ isDryRun: true });
  expect(written()).toEqual([]);
  expect(changed).toHaveLength(6);
  expect(lines).toContain('  изменилось бы описание');
});

it('sets neither webhook nor menu button for an address that Telegram would refuse', async () => {
  const { run, written, lines } = openTelegram();
  await run({ publicUrl: 'http://localhost:3000' });
  expect(written()).not.toContain('setWebhook');
  expect(written()).not.toContain('setChatMenuButton');
  expect(lines.join('\n')).toContain('нужен PUBLIC_URL с https');
});

it('says which ways to ask the bot are off, and with whom they are switched on', async () => {
  const off = openTelegram();
  await off.run();
  expect(off.lines.filter((line) => line.includes('@BotFather'))).toEqual([
    '  пропущено   слова в других чатах: @BotFather, /setinline',
    '  пропущено   ответы под чужими сообщениями: @BotFather, настройки бота, гостевой режим',
  ]);
  const on = openTelegram({ supports_inline_queries: true, supports_guest_queries: true });
  await on.run();
  expect(on.lines.join('\n')).not.toContain('@BotFather');
});

it('never tells token or secret', async () => {
  const { run, lines } = openTelegram();
  await run();
  expect(lines.join('\n')).not.toContain(token);
  expect(lines.join('\n')).not.toContain('secret-of-the-webhook');
});

it('keeps to the lengths that Telegram allows', () => {
  expect(botProfileTexts.description.length).toBeLessThanOrEqual(512);
  expect(botProfileTexts.shortDescription.length).toBeLessThanOrEqual(120);
  for (const { command, description } of botCommands.admin) {
    expect(command).toMatch(/^[a-z0-9_]{1,32}$/);
    expect(description.length).toBeLessThanOrEqual(256);
  }
});
