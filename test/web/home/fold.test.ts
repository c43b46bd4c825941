import { describe, expect, it } from 'vitest';
import { foldAround } from '../../../web/src/features/home/catalogue/fold.ts';

/** Small letters are done; the current one is named. */
function folded(all: string, current?: string): string {
  const { behind, shown, ahead } = foldAround([...all], current, (letter) => letter === letter.toLowerCase());
  return `${behind.join('')}|${shown.join('')}|${ahead.join('')}`;
}

describe('a path', () => {
  it.each([
    ['folds what is done and what is far ahead', 'abcDEFGH', 'D', 'abc|DEF|GH'],
    ['does not fold a single item, on either side', 'aBCDE', 'B', '|aBCDE|'],
    ['leaves in sight what was passed over', 'abCDE', 'D', 'ab|CDE|'],
    ['shows what is done further ahead where it stands', 'abCdEFG', 'C', 'ab|CdE|FG'],
    ['shows all where the learner is elsewhere', 'abcDEFGH', undefined, '|abcDEFGH|'],
    ['shows all where the current one is not of the list', 'abc', 'X', '|abc|'],
    ['may end with the current one', 'abcD', 'D', 'abc|D|'],
  ])('%s', (_what, all, current, result) => {
    expect(folded(all, current)).toBe(result);
  });
});
