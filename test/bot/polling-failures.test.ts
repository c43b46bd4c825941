import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../bot/bot.ts';
import { startPolling } from '../../bot/polling.ts';
import { eventually } from '../support/patient.ts';
import { anya } from '../support/telegram-updates.ts';
import { createFakeTelegram, openTestBot, refusals, type TelegramAnswer, type TestBot } from './support.ts';

let backend: TestBot;
beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.logged.length = 0;
});

const conflict = {
  ok: false,
  error_code: 409,
  description:
    'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
};
const hooked = {
  ok: false,
  error_code: 409,
  description:
    "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
};

/** Polls a Telegram that answers these to the first polls, then one message of Аня, then nothing new. */
function poll(answers: readonly TelegramAnswer[]) {
  const left = [...answers, { ok: true, result: [backend.updates.text(anya, '/help')] }];
  const telegram = createFakeTelegram({ getWebhookInfo: () => ({ url: '' }), getUpdates: () => [] });
  const waits: number[] = [];
  const healths: string[] = [];
  const ended: unknown[] = [];
  const send = telegram.fetch;
  const bot = createBot({
    ...backend.botDeps,
    fetch: (async (url: string, init: never) => {
      if (String(url).endsWith('/getUpdates')) telegram.next = [left.shift() ?? { ok: true, result: [] }];
      // A poll without news waits at Telegram.
      if (left.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return send(url, init);
    }) as typeof send,
  });
  const polling = startPolling(bot, {
    log: backend.deps.log,
    onEnd: (error) => ended.push(error),
    wait: async (seconds) => {
      waits.push(seconds);
      healths.push(polling.health());
    },
  });
  const isAnswered = () => telegram.sent.some(({ method }) => method === 'sendMessage');
  return { polling, waits, healths, ended, isAnswered };
}

const eventsOf = () =>
  backend.logged.map(({ event }) => event).filter((event) => event.startsWith('polling'));

describe('polling', () => {
  it.each([
    ['another process that polls', conflict, 'conflict'],
    ['a webhook that somebody has set', hooked, 'conflict'],
    ['an outage of Telegram', refusals.broken, 'failing'],
    ['a connection that breaks', 'cut', 'failing'],
  ] as const)('goes on after %s, says so once and tells its health', async (_name, answer, health) => {
    const { polling, waits, healths, ended, isAnswered } = poll([answer, answer, answer]);
    await eventually(async () => isAnswered());
    expect(polling.health()).toBe('up');
    expect(healths).toEqual([health, health, health]);
    expect(waits).toEqual([1, 2, 4]);
    expect(eventsOf()).toEqual([`polling-${health}`, 'polling-back']);
    await polling.stop();
    expect(ended).toEqual([]);
  });

  it('waits for as long as Telegram asks', async () => {
    const { polling, waits, isAnswered } = poll([refusals.flood]);
    await eventually(async () => isAnswered());
    expect(waits).toEqual([7]);
    await polling.stop();
  });

  it('waits a minute at most', async () => {
    const { polling, waits, isAnswered } = poll(Array.from({ length: 8 }, () => conflict));
    await eventually(async () => isAnswered());
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await polling.stop();
  });

  it.each([
    [401, 'Unauthorized'],
    [404, 'Not Found'],
  ])('ends with an error when the token is refused (%i)', async (error_code, description) => {
    const { polling, ended } = poll([{ ok: false, error_code, description }]);
    await eventually(async () => ended.length > 0);
    expect(ended).toMatchObject([{ error_code }]);
    expect(eventsOf()).toEqual(['polling-ended']);
    await polling.stop();
  });
});
