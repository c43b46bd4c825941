import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/support/patient.ts';
import { anya, boris, botToken, type RunningTelegram, startTelegram } from '../support.ts';

type Delivery = { text: string; secret: string | undefined };

/** The bot's side: answers each update as `reply` says and remembers what came, in order. */
async function startHook(reply: (update: Update) => Promise<{ status: number }>) {
  const deliveries: Delivery[] = [];
  const server: Server = createServer(async (request, response) => {
    const update = (await json(request)) as Update;
    const secret = request.headers['x-telegram-bot-api-secret-token'];
    deliveries.push({ text: update.message?.text ?? '', secret: secret?.toString() });
    const { status } = await reply(update);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/hook`,
    deliveries,
    texts: () => deliveries.map(({ text }) => text),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('webhook delivery', () => {
  let telegram: RunningTelegram;
  let hook: Awaited<ReturnType<typeof startHook>>;
  beforeEach(async () => {
    telegram = await startTelegram();
  });
  afterEach(async () => {
    hook.close();
    await telegram.close();
  });

  const write = (who: { id: number }, text: string) => telegram.act(`chats/${who.id}/messages`, { text });
  const setWebhook = (more: object = {}) => telegram.call('setWebhook', { url: hook.url, ...more });
  const info = async () =>
    (await telegram.call('getWebhookInfo')).result as {
      url: string;
      pending_update_count: number;
      last_error_message?: string;
    };

  it('carries the secret token', async () => {
    hook = await startHook(async () => ({ status: 200 }));
    await setWebhook({ secret_token: 'tell-no-one' });
    await write(anya, 'раз');
    await eventually(() => hook.deliveries.length === 1);
    expect(hook.deliveries).toEqual([{ text: 'раз', secret: 'tell-no-one' }]);
  });

  it('hands over the updates of one chat one after another, in order', async () => {
    let inside = 0;
    hook = await startHook(async () => {
      expect(++inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
      return { status: 200 };
    });
    await setWebhook();
    for (const text of ['1', '2', '3', '4']) await write(anya, text);
    await eventually(async () => (await info()).pending_update_count === 0);
    expect(hook.texts()).toEqual(['1', '2', '3', '4']);
  });

  it('does not hold one chat back for another', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    hook = await startHook(async (update) => {
      if (update.message?.from.id === anya.id) await released;
      return { status: 200 };
    });
    await setWebhook();
    await write(anya, 'жду');
    await write(boris, 'мимо');
    await eventually(() => hook.deliveries.length === 2);
    expect((await info()).pending_update_count).toBe(1);
    release();
    await eventually(async () => (await info()).pending_update_count === 0);
  });

  it('repeats an update until the bot answers 2xx, the later ones of the chat wait', async () => {
    let failures = 2;
    hook = await startHook(async () => ({ status: failures-- > 0 ? 500 : 200 }));
    await setWebhook();
    await write(anya, 'первое');
    await write(anya, 'второе');
    await eventually(async () => (await info()).pending_update_count === 0);
    expect(hook.texts()).toEqual(['первое', 'первое', 'первое', 'второе']);
    expect((await info()).last_error_message).toBe(
      'Wrong response from the webhook: 500 Internal Server Error',
    );
    const attempts = telegram.calls.list().filter(({ to, name }) => to === 'bot' && name === 'message');
    expect(attempts.map(({ status }) => status)).toEqual([500, 500, 200, 200]);
  });

  it('gives an update up when the attempts are used up', async () => {
    hook = await startHook(async () => ({ status: 500 }));
    await setWebhook();
    await write(anya, 'никак');
    await eventually(async () => (await info()).pending_update_count === 0);
    expect(hook.texts()).toHaveLength(4);
  });

  it('keeps what came before the webhook, and goes on when the address changes', async () => {
    hook = await startHook(async () => ({ status: 200 }));
    await write(anya, 'рано');
    await telegram.call('setWebhook', { url: 'http://localhost:9/nobody' });
    await setWebhook();
    await eventually(() => hook.deliveries.length === 1);
    expect(hook.texts()).toEqual(['рано']);
  });

  it('an update of a kind that was not asked for never comes; an omitted list keeps the last one', async () => {
    hook = await startHook(async () => ({ status: 200 }));
    await setWebhook({ allowed_updates: ['callback_query'] });
    await setWebhook();
    await write(anya, 'не услышат');
    expect(await info()).toMatchObject({ pending_update_count: 0, allowed_updates: ['callback_query'] });
  });

  it('serves a grammY bot', async () => {
    const bot = new Bot(botToken, { client: { apiRoot: telegram.address } });
    await bot.init();
    bot.command('start', (ctx) => ctx.reply('Шалом'));
    hook = await startHook(async (update) => {
      await bot.handleUpdate(update);
      return { status: 200 };
    });
    await bot.api.setWebhook(hook.url);
    await telegram.act(`chats/${anya.id}/start`);
    await eventually(async () => (await telegram.chat(anya.id)).messages[1]?.text === 'Шалом');
  });

  it('wants a web address and a plain secret', async () => {
    hook = await startHook(async () => ({ status: 200 }));
    expect(await telegram.call('setWebhook', { url: 'http://example.org/hook' })).toMatchObject({
      description: 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
    });
    expect(await setWebhook({ secret_token: 'тайна' })).toMatchObject({
      description: 'Bad Request: secret token contains unallowed characters',
    });
  });
});
