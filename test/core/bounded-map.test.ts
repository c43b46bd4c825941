import { expect, it } from 'vitest';
import { createBoundedMap } from '../../core/bounded-map.ts';

it('keeps no more than its capacity, and forgets what was used longest ago', () => {
  const map = createBoundedMap<string, number>(3);
  for (const [name, value] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    map.set(name, value);
  }
  expect(map.get('a')).toBe(1);
  map.set('d', 4);
  expect([map.get('a'), map.get('b'), map.get('c'), map.get('d')]).toEqual([1, undefined, 3, 4]);
  expect(map.size).toBe(3);
  map.delete('a');
  expect([map.get('a'), map.size]).toEqual([undefined, 2]);
});

it('a value that is set again counts as used', () => {
  const map = createBoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([3, undefined, 4]);
});
