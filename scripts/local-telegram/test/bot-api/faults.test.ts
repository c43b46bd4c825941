import { Bot, GrammyError } from 'grammy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anya, botToken, chatOf, type RunningTelegram, startTelegram } from '../support.ts';

describe('failures on demand', () => {
  let telegram: RunningTelegram;
  let bot: Bot;
  beforeAll(async () => {
    telegram = await startTelegram();
    bot = new Bot(botToken, { client: { apiRoot: telegram.address, timeoutSeconds: 1 } });
    await telegram.act(`chats/${anya.id}/start`);
  });
  afterAll(() => telegram.close());

  const send = () => bot.api.sendMessage(anya.id, 'слышно?');
  const heard = async () => (await chatOf(telegram, anya.id)).messages.length - 1;

  it('a flood answers 429 with retry_after, then passes', async () => {
    await telegram.act('faults', { kind: 'flood', method: 'sendMessage', retryAfter: 3 });
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GrammyError);
    expect(error).toMatchObject({ error_code: 429, parameters: { retry_after: 3 } });
    await send();
    expect(await heard()).toBe(1);
  });

  it('an error of the server answers its status', async () => {
    await telegram.act('faults', { kind: 'error', status: 502 });
    await expect(send()).rejects.toMatchObject({ error_code: 502, description: 'Bad Gateway' });
  });

  it('hits only its method, and only so many times', async () => {
    await telegram.act('faults', { kind: 'error', method: 'editMessageText', times: 2 });
    await expect(send()).resolves.toBeDefined();
    const left = (await (await fetch(`${telegram.address}/_local/faults`)).json()) as unknown[];
    expect(left).toHaveLength(1);
  });

  it('nonsense is refused', async () => {
    expect((await telegram.act('faults', { kind: 'earthquake' })).status).toBe(400);
  });
});
