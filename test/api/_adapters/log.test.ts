import { describe, expect, it } from 'vitest';
import { createLog, withoutSecrets } from '../../../api/_adapters/log.ts';
import { signInitData, testBotToken } from '../../support/sign-init-data.ts';

describe('the log', () => {
  it('writes one JSON object a line, with the time and the event', () => {
    const lines: string[] = [];
    const log = createLog(
      (line) => lines.push(line),
      () => new Date('2026-11-21T09:00:00Z'),
    );
    log('warn', 'store-away', { cause: 'line one\nline two' });
    log('info', 'started');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      at: '2026-11-21T09:00:00.000Z',
      level: 'warn',
      event: 'store-away',
      cause: 'line one\nline two',
    });
  });

  it('keeps its own fields, whatever an event brings along', () => {
    const lines: string[] = [];
    const log = createLog(
      (line) => lines.push(line),
      () => new Date('2026-11-21T09:00:00Z'),
    );
    log('warn', 'client', {
      at: '1999',
      level: 'info',
      event: 'payment-found',
      requestId: 'x',
      message: 'm',
    });
    expect(lines).toEqual([
      '{"at":"2026-11-21T09:00:00.000Z","level":"warn","event":"client","message":"m"}',
    ]);
  });

  const initData = signInitData({ id: 7, first_name: 'Мария' }, new Date('2026-11-21T09:00:00Z'));
  const bearer = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';
  it.each([
    ['launch data', `login failed: ${initData}`, ['Mar', 'hash=', 'user=', '%7B']],
    [
      'launch data in an address',
      `https://app/#tgWebAppData=${encodeURIComponent(initData)}`,
      ['%22', 'user'],
    ],
    ['a bearer token', `Authorization: Bearer ${bearer}`, ['eyJ', 'c2lnbmF0dXJl']],
    ['a bot token', `https://api.telegram.org/bot${testBotToken}/getMe`, [testBotToken, 'AAtest']],
    ['a bot token by itself', `token ${testBotToken} is bad`, [testBotToken]],
  ])('never holds %s', (_, text, secrets) => {
    const clean = withoutSecrets(text);
    expect(clean).toContain('[скрыто]');
    for (const secret of secrets) expect(clean).not.toContain(secret);
  });

  it('keeps what is no secret', () => {
    const text = '{"event":"call-failed","path":"/api/lessons/:id","at":"12:30:00"}';
    expect(withoutSecrets(text)).toBe(text);
  });
});
