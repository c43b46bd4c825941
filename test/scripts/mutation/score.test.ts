import { describe, expect, it } from 'vitest';
import type { Equivalent } from '../../../scripts/mutation/equivalents.ts';
import { holds, type Mutant, scoreOf } from '../../../scripts/mutation/score.ts';

const mutant = (status: string, becomes = 'false'): Mutant => ({
  status,
  file: 'core/points/merge.ts',
  line: 17,
  code: 'next === 0',
  becomes,
});
const equivalent: Equivalent = {
  file: 'core/points/merge.ts',
  code: 'next === 0',
  becomes: 'next <= 0',
  why: '',
};
const killed = (count: number) => Array.from({ length: count }, () => mutant('Killed'));

describe('the score of an area', () => {
  it('is the share of changes that a test noticed, also by never ending or by not being loaded', () => {
    const score = scoreOf([...killed(1), mutant('Timeout'), mutant('RuntimeError'), mutant('Survived')], []);
    expect(score).toMatchObject({ killed: 3, tried: 4, score: 0.75 });
  });

  it('counts what no test reaches as not noticed, and leaves out what was not tried', () => {
    const score = scoreOf([...killed(1), mutant('NoCoverage'), mutant('Ignored')], []);
    expect(score).toMatchObject({ killed: 1, tried: 2, score: 0.5 });
  });

  it('is whole where there is nothing to change', () => {
    expect(scoreOf([], []).score).toBe(1);
  });

  it('tells survivors that change nothing from the others, by file, code and change', () => {
    const { survivors, unexplained } = scoreOf(
      [mutant('Survived', 'next <= 0'), mutant('Survived', 'true')],
      [equivalent],
    );
    expect(survivors).toHaveLength(2);
    expect(unexplained.map(({ becomes }) => becomes)).toEqual(['true']);
  });
});

describe('an area holds', () => {
  const most = [...killed(19), mutant('Survived', 'next <= 0')];

  it('from 0.85 on', () => {
    expect(holds({}, scoreOf([...killed(17), ...Array(3).fill(mutant('Survived'))], []))).toBe(true);
    expect(holds({}, scoreOf([...killed(16), ...Array(3).fill(mutant('Survived'))], []))).toBe(false);
  });

  it('where money or points are at stake, only when every survivor is known to change nothing', () => {
    expect(holds({ isStrict: true }, scoreOf(most, []))).toBe(false);
    expect(holds({ isStrict: true }, scoreOf(most, [equivalent]))).toBe(true);
  });
});
