import { expect, it } from 'vitest';
import {
  createWebhookInfoReader,
  createWebhookWatch,
} from '../../../../api/_adapters/telegram/webhook-info.ts';
import { createTestClock } from '../../../support/backend.ts';
import { testBotToken } from '../../../support/sign-init-data.ts';

const reader = (answer: object) =>
  createWebhookInfoReader({
    token: testBotToken,
    apiRoot: 'https://telegram.example',
    fetch: async () => Response.json(answer),
  });

it('tells of the webhook what Telegram keeps, without its address and without secrets', async () => {
  const ask = reader({
    ok: true,
    result: {
      url: 'https://mila.example/api/telegram',
      pending_update_count: 3,
      last_error_date: 1_795_251_600,
      last_error_message: `Wrong response: 500 for bot${testBotToken}`,
    },
  });
  expect(await ask()).toEqual({
    isSet: true,
    pending: 3,
    lastErrorAt: new Date(1_795_251_600_000),
    lastError: 'Wrong response: 500 for bot[скрыто]',
  });
});

it('knows a bot without a webhook, and one that never failed', async () => {
  const ask = reader({ ok: true, result: { url: '', pending_update_count: 0 } });
  expect(await ask()).toEqual({ isSet: false, pending: 0, lastErrorAt: null, lastError: null });
});

it('asks Telegram once a minute, however many want to know, also while it does not answer', async () => {
  const clock = createTestClock();
  let asked = 0;
  let isAway = true;
  const report = createWebhookWatch(async () => {
    asked += 1;
    if (isAway) throw new Error('away');
    return { isSet: true, pending: 0, lastErrorAt: null, lastError: null };
  }, clock);
  const states = async () => (await Promise.all([report(), report(), report()])).map(({ state }) => state);
  expect(await states()).toEqual(['unknown', 'unknown', 'unknown']);
  isAway = false;
  clock.now = new Date(clock.now.getTime() + 59_000);
  expect(await states()).toContain('unknown');
  expect(asked).toBe(1);
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(await states()).toEqual(['up', 'up', 'up']);
  expect(asked).toBe(2);
});

it('does not know where nobody can ask', async () => {
  expect(await createWebhookWatch(undefined, createTestClock())()).toEqual({
    state: 'unknown',
    info: undefined,
  });
});
