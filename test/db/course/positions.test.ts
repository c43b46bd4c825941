import { describe, expect, it } from 'vitest';
import { positionsFor } from '../../../db/course/positions.ts';

const row = (id: number, position: number, deletedAt: Date | null = null) => ({ id, position, deletedAt });

describe('the places of siblings', () => {
  it('stay when the rows stand in order, whatever the numbers', () => {
    expect(positionsFor([row(5, 3), row(6, 7), row(7, 20)], [0, 1, 2])).toEqual([3, 7, 20]);
    expect(positionsFor([row(5, 0), row(6, 0)], [0, 1])).toEqual([0, 0]); // of one place the older goes first
    expect(positionsFor([], [])).toEqual([]);
  });

  it('are taken again when the order changes, or a row is new or comes back', () => {
    expect(positionsFor([row(6, 7), row(5, 3)], [0, 1])).toEqual([0, 1]);
    expect(positionsFor([row(6, 0), row(5, 0)], [0, 1])).toEqual([0, 1]);
    expect(positionsFor([row(5, 3), undefined], [6, 7])).toEqual([6, 7]);
    expect(positionsFor([row(5, 3), row(6, 9, new Date(0))], [3, 4])).toEqual([3, 4]);
  });

  it('rise even where the preferred ones do not', () => {
    expect(positionsFor([undefined, undefined, undefined], [5, 1, 6])).toEqual([5, 6, 7]);
    expect(positionsFor([undefined, undefined], [1, 1])).toEqual([1, 2]);
  });
});
