import type { RawApi, Transformer } from 'grammy';
import { describe, expect, it } from 'vitest';
import { createTelegramBreaker } from '../../api/_adapters/breakers.ts';
import { restsWithTelegram } from '../../bot/resting-telegram.ts';
import { createTestClock } from '../support/backend.ts';

type Previous = Parameters<Transformer<RawApi>>[0];

function open(previous: (method: string) => Promise<unknown>) {
  const calls: string[] = [];
  const clock = createTestClock();
  const transformer = restsWithTelegram(createTelegramBreaker({ clock, log: () => {} }));
  const recorded = (async (method: string) => {
    calls.push(method);
    return previous(method);
  }) as unknown as Previous; // of the many methods of the Bot API, these tests call three
  const call = (method: 'sendMessage' | 'answerPreCheckoutQuery' | 'getUpdates') =>
    transformer(recorded, method, {} as never).then(
      () => 'answered',
      (error: { kind?: string }) => error.kind ?? 'failed',
    );
  return { call, calls, clock };
}

describe('a Telegram that does not answer', () => {
  it("makes two calls of the bot wait; later ones fail at once, as an outage that is not the update's fault", async () => {
    const { call, calls } = open(() => Promise.reject(new Error('timeout')));
    expect(await call('sendMessage')).toBe('failed');
    expect(await call('sendMessage')).toBe('failed');
    expect(await call('sendMessage')).toBe('unavailable');
    expect(calls).toHaveLength(2);
  });

  it('is still told that a payment may go on, and asked for updates', async () => {
    const { call, calls } = open(() => Promise.reject(new Error('timeout')));
    for (let time = 0; time < 3; time++) await call('sendMessage');
    expect(await call('answerPreCheckoutQuery')).toBe('failed');
    expect(await call('getUpdates')).toBe('failed');
    expect(calls.slice(-2)).toEqual(['answerPreCheckoutQuery', 'getUpdates']);
  });

  it('may also answer with a fault of its own; a refusal is an answer', async () => {
    const ill = open(async () => ({ ok: false, error_code: 502, description: 'Bad Gateway' }));
    for (let time = 0; time < 5; time++) await ill.call('sendMessage');
    expect(ill.calls).toHaveLength(2);
    const strict = open(async () => ({ ok: false, error_code: 403, description: 'Forbidden' }));
    for (let time = 0; time < 5; time++) expect(await strict.call('sendMessage')).toBe('answered');
  });
});
