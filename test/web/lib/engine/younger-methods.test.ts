import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { youngerMethods } from '../../../../web/src/lib/engine/younger-methods.ts';

const values = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 8 });
const place = fc.integer({ min: -10, max: 10 });
const isOdd = (value: number) => value % 2 !== 0;

describe('a method that an old engine is given', () => {
  const { Array: ofArray, String: ofString, Object: ofObject } = youngerMethods;

  it('answers as the engine does that has its own', () => {
    fc.assert(
      fc.property(values, place, (list, index) => {
        const text = list.join('');
        expect(ofArray.at.call(list, index)).toBe(list.at(index));
        expect(ofString.at.call(text, index)).toBe(text.at(index));
        expect(ofArray.findLast.call(list, isOdd as never)).toBe(list.findLast(isOdd));
        expect(ofArray.findLastIndex.call(list, isOdd as never)).toBe(list.findLastIndex(isOdd));
        expect(ofArray.toReversed.call(list)).toEqual(list.toReversed());
        expect(ofArray.toSorted.call(list)).toEqual(list.toSorted());
        expect(ofObject.hasOwn(list, index)).toBe(Object.hasOwn(list, index));
      }),
    );
  });

  it('leaves the list as it was', () => {
    const list = [3, 1, 2];
    ofArray.toReversed.call(list);
    ofArray.toSorted.call(list, (one, other) => Number(one) - Number(other));
    expect(list).toEqual([3, 1, 2]);
  });

  it('finds no inherited name', () => {
    expect(ofObject.hasOwn({}, 'toString')).toBe(false);
  });
});
