import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTokens } from '../../api/_auth/tokens.ts';
import { canonicalTimeZone, dateIn } from '../../core/streak/streak.ts';
import { estimatedDays } from '../../db/memory/started-cards.ts';
import { createMemoryStore } from '../../db/store/store.ts';
import { createTestClock } from '../support/backend.ts';

/** What a client names is kept in memory up to a size, whatever it names. */

/** Each spelling of a zone once held more than 30 KB for ever. */
const spellings = (zone: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    [...zone].map((letter, at) => ((index >> (at % 16)) & 1 ? letter.toUpperCase() : letter)).join(''),
  );

it('four thousand spellings of a zone hold less than a tenth of what each of them once held', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const now = new Date('2026-11-21T09:00:00Z');
  const use = (zones: readonly string[]) => {
    for (const [index, zone] of zones.entries()) {
      expect(canonicalTimeZone(zone)).toMatch(/^America\/(Argentina\/)?Buenos_Aires$/);
      dateIn(zone, now);
      if (index % 100 === 0) collect();
    }
  };
  const all = spellings('america/argentina/buenos_aires', 4400);
  use(all.slice(0, 400));
  const before = process.memoryUsage().rss;
  use(all.slice(400));
  const perSpelling = (process.memoryUsage().rss - before) / 4000;
  console.log(`bytes for each spelling: ${Math.round(perSpelling)}`);
  expect(perSpelling).toBeLessThan(5000);
});

it('twelve thousand checked tokens leave the newest remembered, and every one still counts', async () => {
  const clock = createTestClock();
  let asked = 0;
  const store = createMemoryStore(clock);
  const counting = {
    ...store,
    get: <T>(key: string) => {
      asked += 1;
      return store.get<T>(key);
    },
  };
  const tokens = createTokens({ secret: 'a-test-secret-of-at-least-32-characters', clock, store: counting });
  const { token: first } = await tokens.issue({ userId: 1, zone: 'UTC' });
  await tokens.check(first);
  let last = first;
  for (let index = 0; index < 12_000; index += 1) {
    last = (await tokens.issue({ userId: 2, zone: 'UTC' })).token;
    await tokens.check(last);
  }
  const before = asked;
  await tokens.check(last);
  expect(asked).toBe(before);
  expect(await tokens.check(first)).toMatchObject({ userId: 1 });
  expect(asked).toBe(before + 1);
});

it('words that are not in the course are estimated like all others, and not remembered for ever', () => {
  for (let wordId = 1; wordId <= 200; wordId += 1) {
    expect(estimatedDays(2_000_000_000 + wordId)).toBeGreaterThan(0);
  }
});

it('the store of a single process forgets its oldest keys beyond a hundred thousand', async () => {
  const store = createMemoryStore(createTestClock());
  for (let index = 0; index < 102_000; index += 1) await store.increment(`limit:${index}`, 60);
  expect(await store.get('limit:0')).toBeUndefined();
  expect(await store.get('limit:101999')).toBe(1);
});
