import { expect, it } from 'vitest';
import {
  createClientLog,
  type LogEntry,
  logBatch,
  logIntervalMs,
  namesIn,
} from '../../../web/src/app/log-reporter.ts';
import { createTimer } from '../../support/web/fakes.ts';

function setUp(send: (entries: LogEntry[]) => Promise<unknown> = async () => {}) {
  const timer = createTimer();
  const batches: LogEntry[][] = [];
  const log = createClientLog({
    send(entries) {
      batches.push(entries);
      return send(entries);
    },
    now: timer.now,
    later: timer.later,
    secrets: () => ['user=%7B%22id%22%3A1%7D&hash=abc'],
    names: () => ['Анна', 'Ян', 'o.k'],
  });
  return { log, batches, timer };
}

it('problems go together, at most one request in ten seconds', async () => {
  const { log, batches, timer } = setUp();
  log.report('warn', 'first');
  await timer.pass(logIntervalMs - 1);
  log.report('error', 'second', { wordId: 5 });
  expect(batches).toEqual([]);
  await timer.pass(1);
  expect(batches.map((batch) => batch.map(({ level, message }) => [level, message]))).toEqual([
    [
      ['warn', 'first'],
      ['error', 'second {"wordId":5}'],
    ],
  ]);
  await timer.pass(60_000);
  expect(batches).toHaveLength(1);
});

it('a flood is cut to twenty entries, and the same problem is told once', async () => {
  const { log, batches, timer } = setUp();
  for (let number = 0; number < 100; number += 1) log.report('error', `problem ${number % 50}`);
  await timer.pass(logIntervalMs);
  expect(batches[0]).toHaveLength(logBatch);
});

it.each([
  ['a token', 'GET failed: Bearer abc.def', 'abc.def'],
  ['a JWT', 'bad eyJhbGciOi.eyJzdWIi.c2ln', 'eyJzdWIi'],
  ['initData', 'launch user=%7B%22id%22%3A1%7D&hash=abc failed', '%22id%22'],
  ['the address with its launch data', 'at https://a.b/#tgWebAppData=query_id%3DAA&x=1', 'query_id%3DAA'],
  ['a name', 'cannot greet Анна', 'Анна'],
  ['a short name', 'cannot greet Ян, sorry', 'Ян'],
  ['a name twice in a row', 'Анна Анна', 'Анна'],
  ['a name that means something to programs', 'cannot greet o.k', 'o.k'],
  ['a name in data', '{"first_name":"Борис"}', 'Борис'],
])('%s never leaves the device', async (_, message, secret) => {
  const { log, batches, timer } = setUp();
  log.report('error', message);
  await timer.pass(logIntervalMs);
  expect(JSON.stringify(batches)).not.toContain(secret);
  expect(batches).toHaveLength(1);
});

it('a short name inside another word hides nothing', async () => {
  const { log, batches, timer } = setUp();
  log.report('error', 'Янтарь и Бянка');
  await timer.pass(logIntervalMs);
  expect(batches[0]?.[0]?.message).toBe('Янтарь и Бянка');
});

it('the names are those of the launch', () => {
  const user = { id: 1, first_name: 'Ян', last_name: 'Коэн', username: 'yan_k' };
  expect(namesIn(`${new URLSearchParams({ user: JSON.stringify(user), hash: 'abc' })}`)).toEqual([
    'Ян',
    'Коэн',
    'yan_k',
  ]);
  for (const launch of ['', 'user=', 'user=nonsense', 'user=null', 'user=[1]'])
    expect(namesIn(launch)).toEqual([]);
});

it('a failing log is silent', async () => {
  const { log, timer } = setUp(() => Promise.reject(new Error('no network')));
  log.report('error', 'problem');
  await timer.pass(60_000);
  expect(timer.waiting()).toEqual([]);
});

it('warnings and errors of the console and uncaught errors are heard; the console still prints them', async () => {
  const { log, batches, timer } = setUp();
  const printed: unknown[] = [];
  const output = { warn: (...parts: unknown[]) => printed.push(parts), error: () => {}, log: () => {} };
  // Only the two methods that are watched are needed of a console.
  const end = log.watch(window, output as unknown as Console);
  output.warn('careful');
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom' }));
  end();
  output.warn('not heard any more');
  expect(printed).toEqual([['careful'], ['not heard any more']]);
  log.report('warn', 'start the timer again');
  await timer.pass(logIntervalMs);
  expect(batches[0]?.map((entry) => entry.message)).toEqual(['careful', 'boom', 'start the timer again']);
});
