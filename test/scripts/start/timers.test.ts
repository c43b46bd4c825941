import { expect, it } from 'vitest';
import { createTimers, dailyAt, dueBy, everyMinutes, type Timer } from '../../../scripts/start/timers.ts';

const start = new Date('2026-11-21T17:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function record(isDue: Timer['isDue'], run: () => void = () => undefined) {
  const runs: string[] = [];
  const timer: Timer = {
    name: 'recorded',
    isDue,
    async run(now) {
      runs.push(now.toISOString().slice(5, 16));
      run();
    },
  };
  return { timer, runs };
}

it('work for every five minutes runs at the start and then every five minutes', async () => {
  const { timer, runs } = record(everyMinutes(5));
  const tick = createTimers([timer], () => undefined);
  for (let minute = 0; minute <= 11; minute += 1) await tick(after(minute));
  expect(runs).toEqual(['11-21T17:00', '11-21T17:05', '11-21T17:10']);
});

it('the pace of the table is kept', () => {
  const daily = dueBy({ daily: { hour: 18, minute: 30 } }, start);
  expect([daily(undefined, after(59)), daily(undefined, after(60))]).toEqual([false, true]);
  const often = dueBy({ everyMinutes: 5 }, start);
  expect([often(undefined, start), often(start, after(4)), often(start, after(5))]).toEqual([
    true,
    false,
    true,
  ]);
});

it('the daily work waits for its hour, runs once, and runs for a clock that was moved to tomorrow', async () => {
  const { timer, runs } = record(dailyAt(16, start));
  const tick = createTimers([timer], () => undefined);
  for (const minute of [0, 60, 22 * 60, 23 * 60, 23 * 60 + 1, 24 * 60, 3 * 24 * 60])
    await tick(after(minute));
  expect(runs).toEqual(['11-22T16:00', '11-24T17:00']);
});

it('one that fails is reported and keeps nothing else from running', async () => {
  const failures: unknown[] = [];
  const broken = record(everyMinutes(5), () => {
    throw new Error('the database was away');
  });
  const other = record(everyMinutes(5));
  const tick = createTimers([broken.timer, other.timer], (name, cause) => failures.push([name, cause]));
  await tick(after(0));
  await tick(after(5));
  expect(failures).toMatchObject([
    ['recorded', { message: 'the database was away' }],
    ['recorded', { message: 'the database was away' }],
  ]);
  expect(other.runs).toHaveLength(2);
});
