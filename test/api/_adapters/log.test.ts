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
    log('info', 'service-back');
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

  /** What a stranger may write into `POST /client-log`, or into a name that Telegram tells us. */
  const hostile = [
    'user=x","level":"error","event":"payment-unmatched","y":"',
    'hash=\\" \\\\" "',
    'tgWebAppData="}\n{"event":"forged"}',
    'eyJa.b.c\\","event":"forged',
    'one\ntwo\r\nthree\u2028four\u2029five\u0085six',
    '\u001b[2J\u001b]0;title\u0007\u009b31m\u0000\u0008',
    'evil\u202etxt.exe\u2066\u200f',
    '\ud800 alone',
    '","requestId":"x","at":"1999"}',
    '__proto__',
    'user="'.repeat(9),
  ];
  it.each(hostile)('writes %j as one line of JSON that holds no more than its event', (message) => {
    const lines: string[] = [];
    const log = createLog(
      (line) => lines.push(line),
      () => new Date('2026-11-21T09:00:00Z'),
    );
    log('error', 'client', { message, clientAt: message, cause: { deep: [message] } });
    expect(lines).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there
    expect(lines[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u2069\u200f]/);
    const line: Record<string, unknown> = JSON.parse(lines[0] ?? '');
    expect(Object.keys(line)).toEqual(['at', 'level', 'event', 'message', 'clientAt', 'cause']);
    expect([line.at, line.level, line.event]).toEqual(['2026-11-21T09:00:00.000Z', 'error', 'client']);
    expect(line.message).toBe(withoutSecrets(message));
  });

  it('keeps what is no secret', () => {
    const text = '{"event":"call-failed","path":"/api/lessons/:id","at":"12:30:00"}';
    expect(withoutSecrets(text)).toBe(text);
  });
});
