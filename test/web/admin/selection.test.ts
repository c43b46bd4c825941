import { describe, expect, it } from 'vitest';
import {
  extendedTo,
  hiddenCount,
  nothing,
  toggled,
  withAll,
} from '../../../web/src/features/admin/content/lessons/many/selection.ts';

const shown = [1, 2, 3, 4, 5];

describe('a selection of lessons', () => {
  it('takes a lesson in and out', () => {
    const one = toggled(nothing, 3);
    expect([...one.ids]).toEqual([3]);
    expect([...toggled(one, 3).ids]).toEqual([]);
  });

  it('goes on from the last one to another, either way', () => {
    expect([...extendedTo(toggled(nothing, 2), 4, shown).ids]).toEqual([2, 3, 4]);
    expect([...extendedTo(toggled(nothing, 4), 2, shown).ids].sort()).toEqual([2, 3, 4]);
  });

  it('takes one in where there is no last one, or it is out of view', () => {
    expect([...extendedTo(nothing, 4, shown).ids]).toEqual([4]);
    expect([...extendedTo(toggled(nothing, 9), 4, shown).ids]).toEqual([9, 4]);
  });

  it('knows how many of it are out of view', () => {
    const all = withAll(toggled(nothing, 9), [1, 2]);
    expect([...all.ids]).toEqual([9, 1, 2]);
    expect(hiddenCount(all, shown)).toBe(1);
    expect(hiddenCount(all, [])).toBe(3);
  });
});
