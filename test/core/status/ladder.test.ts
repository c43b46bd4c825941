import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ladder, standingFor } from '../../../core/status/ladder.ts';

describe('the ladder', () => {
  it('has the seven chess names, their points and their order', () => {
    expect(
      ladder.map(({ id, name, englishName, pointsRequired }) => [id, name, englishName, pointsRequired]),
    ).toEqual([
      [1, 'Новичок', 'novice', 0],
      [2, 'Пешка', 'pawn', 50],
      [3, 'Конь', 'knight', 100],
      [4, 'Слон', 'bishop', 300],
      [5, 'Ладья', 'rook', 500],
      [6, 'Ферзь', 'queen', 1000],
      [7, 'Король', 'king', 2000],
    ]);
  });

  it.each([
    [0, 'novice', 'pawn', 50, 0],
    [49, 'novice', 'pawn', 1, 0.98],
    [50, 'pawn', 'knight', 50, 0],
    [99, 'pawn', 'knight', 1, 0.98],
    [100, 'knight', 'bishop', 200, 0],
    [299, 'knight', 'bishop', 1, 0.995],
    [300, 'bishop', 'rook', 200, 0],
    [499, 'bishop', 'rook', 1, 0.995],
    [500, 'rook', 'queen', 500, 0],
    [999, 'rook', 'queen', 1, 0.998],
    [1000, 'queen', 'king', 1000, 0],
    [1999, 'queen', 'king', 1, 0.999],
  ] as const)('%i points make a %s, the %s is %i points away', (points, name, next, away, progress) => {
    const standing = standingFor(points);
    expect(standing.level.englishName).toBe(name);
    expect(standing.next?.englishName).toBe(next);
    expect(standing.pointsToNext).toBe(away);
    expect(standing.progress).toBeCloseTo(progress, 5);
  });

  it.each([2000, 2001, 1_000_000])('nothing is above the king at %i points', (points) => {
    expect(standingFor(points)).toEqual({ level: ladder[6], next: undefined, pointsToNext: 0, progress: 1 });
  });

  it('more points never make a lower status', () => {
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(500), (points, more) => {
        const [before, after] = [standingFor(points), standingFor(points + more)];
        expect(after.level.id).toBeGreaterThanOrEqual(before.level.id);
        expect(before.progress).toBeGreaterThanOrEqual(0);
        expect(before.progress).toBeLessThanOrEqual(1);
      }),
    );
  });
});
