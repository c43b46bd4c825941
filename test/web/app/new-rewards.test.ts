import { expect, it } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { newRewards, type SeenRewards } from '../../../web/src/app/news/new-rewards.ts';
import { sampleHome } from '../../support/web/samples.ts';

const week: Home['achievements'][number] = {
  id: 'streak_7',
  userId: 1,
  count: 1,
  points: 70,
  data: { lastRef: '2026-11-21' },
  timestamp: '2026-11-21T08:00:00.000Z',
};

/** What is celebrated at each of these homes in turn, on a device that begins with `seen`. */
function celebrated(homes: Home[], seen?: SeenRewards) {
  let known = seen;
  return homes.map((home) => {
    const { rewards, seen: now } = newRewards(known, home);
    known = now;
    return rewards.map((reward) => (reward.kind === 'status' ? reward.name : reward.kind));
  });
}

it('a device that knows nothing yet takes what was reached before as seen', () => {
  const home = sampleHome({ points: 640, achievements: [week], wordsToday: 9 });
  expect(celebrated([home, home])).toEqual([[], []]);
});

it('a new status is celebrated once, and never when points seem to fall', () => {
  const homes = [99, 100, 100, 99, 100, 301].map((points) => sampleHome({ points }));
  expect(celebrated(homes)).toEqual([[], ['knight'], [], [], [], ['bishop']]);
});

it('an achievement counts each time it is earned again', () => {
  const twice = { ...week, count: 2, points: 140 };
  const homes = [[], [week], [week], [twice]].map((achievements) => sampleHome({ achievements }));
  expect(celebrated(homes)).toEqual([[], ['achievement'], [], ['achievement']]);
});

it('the first word and the first lesson are celebrated, on a device that has seen none', () => {
  const at = (words_learned: number, completedLessons: number): Home => {
    const home = sampleHome();
    return { ...home, stats: { ...home.stats, words_learned, completedLessons } };
  };
  const homes = [at(0, 0), at(1, 0), at(2, 0), at(5, 1), at(6, 2)];
  expect(celebrated(homes)).toEqual([[], ['first-word'], [], ['first-lesson'], []]);
  expect(celebrated([at(40, 3), at(41, 4)])).toEqual([[], []]);
});

it('the goal of the day is celebrated once a day', () => {
  const on = (today: string, wordsToday: number) => sampleHome({ today, wordsToday });
  const homes = [
    on('2026-11-21', 4),
    on('2026-11-21', 5),
    on('2026-11-21', 6),
    on('2026-11-22', 0),
    on('2026-11-22', 5),
  ];
  expect(celebrated(homes)).toEqual([[], ['goal'], [], [], ['goal']]);
});

it('the greatest comes last', () => {
  const before = sampleHome({ points: 49, wordsToday: 4 });
  const after = sampleHome({ points: 119, wordsToday: 5, achievements: [week] });
  expect(celebrated([before, after])[1]).toEqual(['goal', 'achievement', 'knight']);
});
