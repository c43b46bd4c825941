import { expect, it } from 'vitest';
import { spellingDifference } from '../../../core/hebrew/spelling-difference.ts';

it.each([
  ['abc', 'abc', 0, 'a=a b=b c=c'],
  ['abd', 'abc', 1, 'a=a b=b d=c'],
  ['ac', 'abc', 1, 'a=a =b c=c'],
  ['abxc', 'abc', 1, 'a=a b=b x= c=c'],
  ['acb', 'abc', 1, 'a=a cb=bc'],
  ['', 'ab', 2, '=a =b'],
  ['', '', 0, ''],
])('from "%s" to "%s" it is %i edits: %s', (typed, expected, edits, shown) => {
  const difference = spellingDifference(typed, expected);
  expect(difference.edits).toBe(edits);
  expect(difference.pieces.map((piece) => `${piece.typed}=${piece.expected}`).join(' ')).toBe(shown);
});
