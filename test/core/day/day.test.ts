import { describe, expect, it } from 'vitest';
import { secondsOfDay } from '../../../core/day/seconds.ts';
import { daySeed } from '../../../core/day/seed.ts';
import type { Task } from '../../../core/memory/plan.ts';

const typed: Task = { wordId: 1, skill: 'produce', exercise: 'type' };

describe('the seed of a day', () => {
  it('is another one tomorrow, and for another learner', () => {
    const today = daySeed(7, '2026-11-25');
    expect(daySeed(7, '2026-11-25')).toBe(today);
    expect(daySeed(7, '2026-11-26')).not.toBe(today);
    expect(daySeed(8, '2026-11-25')).not.toBe(today);
  });
});

describe('the seconds of a day', () => {
  it('are the sum over all that is asked', () => {
    expect(secondsOfDay({ words: [] })).toBe(0);
    expect(secondsOfDay({ words: [typed, { ...typed, exercise: 'listen' }] })).toBe(15 + 8);
    expect(
      secondsOfDay({
        words: [typed],
        letters: [{ key: 'shin', exercise: 'find' }],
        numbers: [{ kind: 'phone', digits: '0541234567', pieces: [] }],
        forms: [{ skill: 'verb:paal:past.1sg', exercise: 'choose' }],
      }),
    ).toBe(15 + 5 + 20 + 6);
  });
});
