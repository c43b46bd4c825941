import { expect, it } from 'vitest';
import { createCounters } from '../../../api/_adapters/counters.ts';
import { createTestClock } from '../../support/backend.ts';

const limit = { name: 'guess', calls: 3, windowSeconds: 60 };

it('lets so many calls through in a minute, and says how long to wait', () => {
  const clock = createTestClock('2026-11-21T09:00:20Z');
  const counters = createCounters(clock);
  for (let time = 0; time < 3; time += 1) counters.count(limit, 'a');
  expect(() => counters.count(limit, 'a')).toThrow(
    expect.objectContaining({ kind: 'limit', retryAfterSeconds: 40 }),
  );
  counters.count(limit, 'b');
  counters.count({ ...limit, name: 'another' }, 'a');
  clock.now = new Date('2026-11-21T09:01:00Z');
  counters.count(limit, 'a');
});

it('takes back a call of the same window, and never one that was not counted', () => {
  const clock = createTestClock('2026-11-21T09:00:20Z');
  const counters = createCounters(clock);
  counters.giveBack(limit, 'a');
  for (let time = 0; time < 3; time += 1) counters.count(limit, 'a');
  counters.giveBack(limit, 'a');
  counters.count(limit, 'a');
  expect(() => counters.count(limit, 'a')).toThrow();
  clock.now = new Date('2026-11-21T09:01:00Z');
  counters.giveBack(limit, 'a');
  for (let time = 0; time < 3; time += 1) counters.count(limit, 'a');
  expect(() => counters.count(limit, 'a')).toThrow();
});

it('remembers a bounded number of callers, those of now first', () => {
  const counters = createCounters(createTestClock(), 100);
  for (let time = 0; time < 3; time += 1) counters.count(limit, 'the flooder');
  for (let caller = 0; caller < 5000; caller += 1) {
    counters.count(limit, `caller ${caller}`);
    expect(() => counters.count(limit, 'the flooder')).toThrow();
  }
  expect(counters.size).toBe(100);
});
