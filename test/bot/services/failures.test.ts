import { GrammyError, HttpError } from 'grammy';
import { describe, expect, it } from 'vitest';
import { createTelegramCall } from '../../../api/_adapters/telegram/call.ts';
import { describeFailure, describeWithStack } from '../../../bot/services/failures.ts';

const refusal = {
  ok: false,
  error_code: 403,
  description: 'Forbidden: bot was blocked by the user',
} as const;

describe('a failure in one line', () => {
  it('names what Telegram refused, whether grammY or a plain call was refused', async () => {
    const plain = createTelegramCall(
      { token: '1:a', apiRoot: 'http://telegram', fetch: async () => Response.json(refusal) },
      1000,
    );
    const refused: unknown = await plain('sendMessage', {}).catch((error: unknown) => error);
    expect(describeFailure(refused)).toContain('403 Forbidden: bot was blocked by the user');
    expect(describeFailure(new GrammyError('refused', refusal, 'sendMessage', {}))).toBe(
      'sendMessage: 403 Forbidden: bot was blocked by the user',
    );
  });

  it('shows the reason of a lost connection and not the token in its address', () => {
    const lost = new HttpError(
      "Network request for 'getMe' failed!",
      new Error('connect to https://api.telegram.org/bot42:secret-token/getMe: ECONNRESET'),
    );
    expect(describeFailure(lost)).toBe(
      "Network request for 'getMe' failed! Error: connect to https://api.telegram.org/bot<token>/getMe: ECONNRESET",
    );
  });

  it('does not repeat what a statement was to write', () => {
    const statement = { query: 'insert into users values ($1)', params: ['Аня'] };
    const failed = Object.assign(new Error('Failed query: insert … params: Аня'), statement);
    expect(describeFailure(failed)).toBe('a statement failed');
    expect(describeWithStack(failed)).not.toContain('Аня');
    expect(describeFailure(Object.assign(failed, { cause: new Error('deadlock') }))).toBe('Error: deadlock');
  });
});

describe('a failure that nobody foresaw', () => {
  it('is written with the stack of its cause', () => {
    const text = describeWithStack(new Error('Failed query: … Аня', { cause: new TypeError('no such row') }));
    expect(text).toMatch(/^TypeError: no such row\n/);
    expect(text).toContain('failures.test.ts');
    expect(text).not.toContain('Аня');
  });
});
