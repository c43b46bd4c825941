import { GrammyError } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { askBotInfo } from '../../../scripts/start/bot-info.ts';

const bot = { id: 7, is_bot: true, first_name: 'Мила', username: 'mila_bot' } as UserFromGetMe; // flags are not read
const refusal = (error_code: number, parameters = {}) =>
  new GrammyError('getMe failed', { ok: false, error_code, description: 'x', parameters }, 'getMe', {});

/** Starts against a Telegram that answers these in turn, the bot last. */
async function startWith(answers: readonly Error[]) {
  const waits: number[] = [];
  const lines: string[] = [];
  const left = [...answers];
  const getMe = async () => {
    const error = left.shift();
    if (error) throw error;
    return bot;
  };
  const info = await askBotInfo(
    { getMe },
    { wait: async (seconds) => waits.push(seconds), say: (line) => lines.push(line) },
  );
  return { info, waits, lines };
}

describe('a start with a real token', () => {
  it('waits for as long as Telegram asks, and says so', async () => {
    const { info, waits, lines } = await startWith([refusal(429, { retry_after: 17 })]);
    expect([info, waits]).toEqual([bot, [17]]);
    expect(lines).toEqual(['Телеграм просит подождать (429). Следующая попытка через 17 с.']);
  });

  it('waits while Telegram is out of order, longer each time, at most a minute', async () => {
    const { waits } = await startWith(Array.from({ length: 8 }, () => refusal(502)));
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('ends at once when the token is refused or there is no network', async () => {
    await expect(startWith([refusal(401)])).rejects.toThrow('401');
    await expect(startWith([new Error('fetch failed')])).rejects.toThrow('fetch failed');
  });
});
