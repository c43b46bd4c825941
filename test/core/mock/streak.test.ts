import { describe, expect, it } from 'vitest';
import { statisticsOf, streakWith } from '../../../core/mock/figures.ts';
import { createWorld, runsOf, visit } from '../../../core/mock/world.ts';
import { currentFreezes, currentStreak, runsThrough } from '../../../core/streak/run.ts';

// A Saturday at noon in Jerusalem; the learner of the mock came three days before.
const began = new Date('2026-11-21T10:00:00Z');
const daysLater = (days: number) => new Date(began.getTime() + days * 24 * 60 * 60 * 1000);

describe('the streak of the mock', () => {
  it('is the rule of the server over the days of the mock', () => {
    const world = createWorld(began);
    world.restSwitches = ['2026-11-25'];
    for (const day of [0, 1, 2, 3, 5, 6, 8]) visit(world, daysLater(day));
    const runs = runsThrough(undefined, world.days.keys(), world.restSwitches);
    const today = '2026-11-29';
    expect(runsOf(world)).toEqual(runs);
    expect(streakWith(world, daysLater(8))).toMatchObject({
      currentStreak: currentStreak(runs.at(-1), today, world.restSwitches),
      freezes: currentFreezes(runs.at(-1), today, world.restSwitches),
      bestStreak: 10,
    });
  });

  it('is saved by its freeze and by the Sabbath, and the profile says which day by which', () => {
    const world = createWorld(began);
    world.restSwitches = ['2026-11-25'];
    // Four days until now and three more earn a freeze; the fifth is missed, and the seventh is a Saturday.
    for (const day of [0, 1, 2, 3, 5, 6, 8]) visit(world, daysLater(day));
    expect(statisticsOf(world, daysLater(8))).toMatchObject({
      dailyStreak: 10,
      freezes: 0,
      savedDays: [
        { date: '2026-11-28', by: 'rest' },
        { date: '2026-11-25', by: 'freeze' },
      ],
    });
    expect(world.ledger.filter(({ reason }) => reason === 'streak_7')).toHaveLength(1);
  });
});
