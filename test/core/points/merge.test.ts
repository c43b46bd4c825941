import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeFigures, nextPoints } from '../../../core/points/merge.ts';

describe('points on the screen', () => {
  it.each([
    ['rise with an update', 10, 12, 12],
    ['follow the server down too', 12, 10, 10],
    ['ignore a fall to nothing', 12, 0, 12],
    ['start from nothing', 0, 5, 5],
    ['stay at nothing', 0, 0, 0],
  ])('%s: %i shown, %i arrives, %i stays', (_, current, next, shown) => {
    expect(nextPoints(current, next)).toBe(shown);
  });
});

describe('figures from server, cache and phone', () => {
  const figures = (points: number, wordsLearned: number, completedLessons: number) => ({
    points,
    wordsLearned,
    completedLessons,
  });

  it('the points are the server’s, words and lessons the highest known', () => {
    expect(
      mergeFigures({ server: figures(50, 10, 1), cache: figures(70, 9, 2), local: figures(60, 11, 1) }),
    ).toEqual(figures(50, 11, 2));
  });

  it('a server that says 0 is bridged by what was counted here, then by the cache', () => {
    expect(
      mergeFigures({ server: figures(0, 0, 0), cache: figures(7, 7, 1), local: figures(8, 8, 0) }),
    ).toEqual(figures(8, 8, 1));
    expect(mergeFigures({ server: figures(0, 0, 0), cache: figures(7, 7, 1) })).toEqual(figures(7, 7, 1));
  });

  it('nothing known is nothing shown, and nonsense counts as nothing', () => {
    expect(mergeFigures({})).toEqual(figures(0, 0, 0));
    const nonsense = figures(Number.NaN, -3, Number.POSITIVE_INFINITY);
    expect(mergeFigures({ server: nonsense, cache: nonsense, local: nonsense })).toEqual(figures(0, 0, 0));
  });
});

describe('whatever the sources say', () => {
  const count = fc.oneof(fc.nat(3000), fc.constant(0));
  const figures = fc.record(
    { points: count, wordsLearned: count, completedLessons: count },
    { requiredKeys: [] },
  );
  const sources = fc.record({ server: figures, cache: figures, local: figures }, { requiredKeys: [] });

  it('words and lessons never fall below any of them', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const shown = mergeFigures(from);
        for (const source of [from.server, from.cache, from.local]) {
          expect(shown.wordsLearned).toBeGreaterThanOrEqual(source?.wordsLearned ?? 0);
          expect(shown.completedLessons).toBeGreaterThanOrEqual(source?.completedLessons ?? 0);
        }
      }),
    );
  });

  it('a server with points is always believed, and points fall to 0 only when nobody knows any', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const { points } = mergeFigures(from);
        if (from.server?.points) expect(points).toBe(from.server.points);
        const isKnown = [from.server, from.cache, from.local].some((source) => source?.points);
        expect(points > 0).toBe(isKnown);
      }),
    );
  });

  it('merging the result in again changes nothing, wherever it was kept', () => {
    fc.assert(
      fc.property(sources, (from) => {
        const shown = mergeFigures(from);
        expect(mergeFigures({ ...from, cache: shown, local: shown })).toEqual(shown);
        expect(mergeFigures({ cache: shown })).toEqual(shown);
      }),
    );
  });

  it('a row of answers, with failed readings between them, never takes words or lessons away', () => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 20 }), (answers) => {
        let cache = mergeFigures({});
        for (const server of answers) {
          const shown = mergeFigures({ server, cache });
          expect(shown.wordsLearned).toBeGreaterThanOrEqual(cache.wordsLearned);
          expect(shown.completedLessons).toBeGreaterThanOrEqual(cache.completedLessons);
          if (cache.points > 0) expect(shown.points).toBeGreaterThan(0);
          cache = shown;
        }
      }),
    );
  });
});
