import { Bot, GrammyError } from 'grammy';
import { describe, expect, it } from 'vitest';
import { anya, botToken, telegramOfEachTest } from '../support.ts';

describe('failures on demand', () => {
  let bot: Bot;
  const telegram = telegramOfEachTest(({ address, act }) => {
    bot = new Bot(botToken, { client: { apiRoot: address, timeoutSeconds: 1 } });
    return act(`chats/${anya.id}/start`);
  });

  const send = () => bot.api.sendMessage(anya.id, 'слышно?');
  const heard = async () => (await telegram.chat(anya.id)).messages.length - 1;

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
    const left = (await telegram.read('faults')) as unknown[];
    expect(left).toHaveLength(1);
  });

  it('nonsense is refused', async () => {
    expect((await telegram.act('faults', { kind: 'earthquake' })).status).toBe(400);
  });
});
