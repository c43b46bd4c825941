import { Api } from 'grammy';
import { describe, expect, it } from 'vitest';
import { findBotInfo } from '../../../../api/_adapters/telegram/bot-info.ts';
import { createMemoryStore } from '../../../../db/store/store.ts';
import { createFakeTelegram } from '../../../bot/support.ts';
import { createTestClock, type LogLine } from '../../../support/backend.ts';
import { testBotToken } from '../../../support/sign-init-data.ts';
import { testBot } from '../../../support/telegram-updates.ts';

/** One cold start after another, over one store. */
function openInstances() {
  const telegram = createFakeTelegram({ getMe: () => testBot });
  const logged: LogLine[] = [];
  const store = createMemoryStore(createTestClock());
  const api = new Api(testBotToken, { fetch: telegram.fetch });
  const start = (written?: string) =>
    findBotInfo({
      written,
      token: testBotToken,
      api,
      store,
      log: (level, event, fields) => logged.push({ level, event, fields }),
    });
  return { start, telegram, logged };
}

describe('who the bot is', () => {
  it('is read from the environment without asking Telegram', async () => {
    const { start, telegram } = openInstances();
    expect(await start(JSON.stringify(testBot))).toMatchObject({ username: 'mila_test_bot' });
    expect(telegram.sent).toEqual([]);
  });

  it('is asked once, and remembered for the next cold start', async () => {
    const { start, telegram } = openInstances();
    expect(await start()).toEqual(testBot);
    expect(await start()).toEqual(testBot);
    expect(telegram.sent.map(({ method }) => method)).toEqual(['getMe']);
  });

  it.each([
    ['another bot', JSON.stringify({ ...testBot, id: 5 })],
    ['no JSON', '{id: 1}'],
    ['no bot at all', '"mila"'],
  ])('is asked when the environment names %s, which the log tells', async (_, written) => {
    const { start, telegram, logged } = openInstances();
    expect(await start(written)).toEqual(testBot);
    expect(telegram.sent).toHaveLength(1);
    expect(logged[0]?.event).toBe('bot-info-unusable');
  });
});
