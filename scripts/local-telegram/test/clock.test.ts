import { expect, it } from 'vitest';
import { createCallLog } from '../calls.ts';
import { createLocalClock } from '../clock.ts';
import { noon } from './support.ts';

it('the clock moves by what is asked, and back', () => {
  const clock = createLocalClock(() => noon.getTime());
  const seen: number[] = [];
  clock.onChange(() => seen.push(clock.offsetMs));
  clock.shift(24 * 3_600_000);
  clock.shift(3_600_000);
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:00.000Z');
  clock.reset();
  expect(clock.now()).toEqual(noon);
  expect(seen).toEqual([86_400_000, 90_000_000, 0]);
  expect(() => clock.shift(Number.NaN)).toThrow(RangeError);
});

it('the log keeps the last calls, dated by the local clock', () => {
  const log = createCallLog(
    createLocalClock(() => noon.getTime()),
    2,
  );
  for (const name of ['a', 'b', 'c']) log.record({ from: 'bot', to: 'telegram', name, status: 200, ms: 1 });
  expect(log.list().map(({ name }) => name)).toEqual(['b', 'c']);
  expect(log.list()[0]).toMatchObject({ id: 2, at: '2026-11-20T12:00:00.000Z' });
});
