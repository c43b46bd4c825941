import { expect, it } from 'vitest';
import type { Home } from '../../../../core/contracts/home.ts';
import { createQueryClient } from '../../../../web/src/lib/cache/queries.ts';
import { queryKeys } from '../../../../web/src/lib/cache/query-keys.ts';
import { keepStats, pollStats } from '../../../../web/src/lib/cache/stats-cache.ts';
import { localKeys } from '../../../../web/src/lib/local-store.ts';
import { createMemoryStore } from '../../../support/web/fakes.ts';
import { learnerId, sampleHome } from '../../../support/web/samples.ts';

/** One window of the app that shows this home. */
function openWindow(home: Home) {
  const client = createQueryClient();
  client.setQueryData(queryKeys.home, home);
  const stats = () => client.getQueryData<Home>(queryKeys.home)?.stats;
  return { client, stats };
}

it('a second window shows what was learned in the first, without asking the server', () => {
  const store = createMemoryStore();
  const first = openWindow(sampleHome({ points: 64 }));
  const second = openWindow(sampleHome({ points: 64 }));
  const end = keepStats(first.client, store);
  first.client.setQueryData(queryKeys.home, sampleHome({ points: 100 }));
  pollStats(second.client, store);
  expect(second.stats()).toMatchObject({ points: 100, status: 'Конь', points_to_next_status: 200 });
  end();
});

it('figures only rise: an older cache takes nothing back, and broken ones count for nothing', () => {
  const store = createMemoryStore();
  const { client, stats } = openWindow(sampleHome({ points: 64 }));
  for (const kept of [{ points: 10, wordsLearned: 1 }, { points: 'много' }, null, 'x']) {
    store.write(localKeys.stats(learnerId), kept);
    pollStats(client, store);
    expect(stats()).toMatchObject({ points: 64, words_learned: 11 });
  }
});

it('looks at the own account only', () => {
  const store = createMemoryStore();
  store.write(localKeys.stats(5), { points: 900, wordsLearned: 900, completedLessons: 90 });
  const { client, stats } = openWindow(sampleHome({ points: 64 }));
  pollStats(client, store);
  expect(stats()?.points).toBe(64);
});
