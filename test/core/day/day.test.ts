import { describe, expect, it } from 'vitest';
import { estimateMinutes } from '../../../core/day/estimate.ts';
import { minutesOfDay, secondsOfDay } from '../../../core/day/seconds.ts';
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

describe('the minutes of a day', () => {
  it('are whole, and count a tenth more for misses', () => {
    expect(minutesOfDay({})).toBe(0);
    expect(minutesOfDay({ words: [typed] })).toBe(1);
    const written = Array.from({ length: 20 }, () => ({ ...typed, exercise: 'write' as const }));
    expect(minutesOfDay({ words: written })).toBe(9);
  });

  it('are estimated from the skills that are asked, with letters, rules and forms in their shares', () => {
    const nothing = { words: [], letters: 0, rules: 0, forms: 0, dialogueSeconds: 0 };
    expect(estimateMinutes(nothing)).toBe(0);
    // Letters alone take a minute, and forms beside them a third of it.
    expect(estimateMinutes({ ...nothing, letters: 30 })).toBe(2);
    const words = Array.from({ length: 20 }, () => 'produce' as const);
    // Five minutes of words, half a minute of new forms, and misses that come back.
    expect(estimateMinutes({ ...nothing, words })).toBe(6);
    const full = Math.ceil((300 * 1.25 * 1.1) / 0.75 / 60);
    expect(estimateMinutes({ ...nothing, words, letters: 90, forms: 90 })).toBe(full);
    // Rules share the time of letters, and two of them are asked at most.
    expect(estimateMinutes({ ...nothing, words, letters: 90, rules: 90, forms: 90 })).toBe(full);
    const withRules = estimateMinutes({ ...nothing, words, rules: 2 });
    expect(withRules).toBe(7);
    expect(estimateMinutes({ ...nothing, words, rules: 9 })).toBe(withRules);
    // A dialogue stands beside the shares, whole.
    expect(estimateMinutes({ ...nothing, words, dialogueSeconds: 60 })).toBe(8);
    expect(estimateMinutes({ ...nothing, words, letters: 90, forms: 90, dialogueSeconds: 120 })).toBe(
      Math.ceil((((300 * 1.25) / 0.75 + 120) * 1.1) / 60),
    );
  });
});
