import { describe, expect, it } from 'vitest';
import type { LetterItem } from '../../../core/contracts/letters.ts';
import { chartPhase, chartSureness, mixedPairs } from '../../../core/letters/chart.ts';

type Given = Partial<Pick<LetterItem, 'isInWords' | 'typedInstead'>> & {
  phase?: LetterItem['state']['phase'];
  mixedUpWith?: LetterItem['state']['mixedUpWith'];
};

const letter = (key: string, { phase = 'new', mixedUpWith = [], ...over }: Given = {}) => ({
  key,
  kind: 'letter' as const,
  state: {
    ...{ phase, mixedUpWith, sureness: phase === 'learning' ? 0.3 : 0, isDue: false, due: '2026-11-26' },
    ...{ answers: 0, misses: 0, isClaimed: false },
  },
  ...over,
});

describe('a letter on the chart', () => {
  it('is known by the words that were learned, where it was never asked by itself', () => {
    expect(chartPhase(letter('alef'))).toBe('new');
    expect(chartPhase(letter('alef', { isInWords: true }))).toBe('known');
    expect(chartSureness(letter('alef', { isInWords: true }))).toBe(1);
  });

  it('is being learned while another one is typed for it in words', () => {
    const alef = letter('alef', { isInWords: true, typedInstead: [{ key: 'he', times: 2 }] });
    expect([chartPhase(alef), chartSureness(alef)]).toEqual(['learning', 0.5]);
  });

  it('is what its own answers say, once there are some', () => {
    const asked = letter('alef', { isInWords: true, phase: 'learning' });
    expect([chartPhase(asked), chartSureness(asked)]).toEqual(['learning', 0.3]);
  });
});

describe('letters that are mixed up', () => {
  it('are those of the exercises and those of typed words, both directions as one pair', () => {
    const pairs = mixedPairs([
      letter('alef', { typedInstead: [{ key: 'he', times: 2 }] }),
      letter('he', { mixedUpWith: [{ key: 'alef', letter: 'א', times: 1 }] }),
      letter('kaf', { typedInstead: [{ key: 'qof', times: 4 }] }),
      letter('qof', { typedInstead: [{ key: 'gone', times: 9 }] }),
    ]);
    expect(pairs).toEqual([
      { keys: ['kaf', 'qof'], times: 4 },
      { keys: ['alef', 'he'], times: 3 },
    ]);
  });
});
