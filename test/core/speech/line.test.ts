import { describe, expect, it } from 'vitest';
import { judgeLine } from '../../../core/speech/line.ts';
import { type LineRow, lineRows } from './line-rows.ts';

const verdictOf = ({ line, transcript }: LineRow) =>
  judgeLine({ ...line, transcripts: [transcript] }).verdict;

/** Share of right verdicts, and of wrong lines that were taken for right. */
function measure(rows: readonly LineRow[]): { right: number; falseAccepts: number } {
  const wrong = rows.filter(({ label }) => label !== 'right');
  return {
    right: rows.filter((row) => verdictOf(row) === row.label).length / rows.length,
    falseAccepts: wrong.filter((row) => verdictOf(row) === 'right').length / wrong.length,
  };
}

describe('the judge of lines on transcripts that were written before it', () => {
  const rows = lineRows();
  const [written, heldOut] = [false, true].map((isHeldOut) =>
    rows.filter((row) => row.isHeldOut === isHeldOut),
  );

  it('has enough of them', () => {
    expect(written?.length).toBeGreaterThanOrEqual(120);
    expect(heldOut?.length).toBeGreaterThanOrEqual(80);
  });

  it.each([
    ['those it was written with', written ?? []],
    ['those held out', heldOut ?? []],
  ])('is right about %s', (_, some) => {
    const { right, falseAccepts } = measure(some);
    expect(right).toBeGreaterThanOrEqual(0.95);
    expect(falseAccepts).toBeLessThanOrEqual(0.02);
  });
});

describe('a line', () => {
  const price = { needs: 'כמה/מה_המחיר קפה', hebrew: 'כמה עולה הקפה?' };

  it('is right when what matters was said, in any order and among other words', () => {
    expect(judgeLine({ ...price, transcripts: ['סליחה, הקפה הזה כמה הוא עולה?'] })).toEqual({
      verdict: 'right',
      missing: [],
      extra: [],
      said: ['כמה', 'קפה'],
    });
  });

  it('tells what was not said', () => {
    expect(judgeLine({ ...price, transcripts: ['הקפה'] })).toMatchObject({
      verdict: 'missing',
      missing: ['כמה'],
      said: ['קפה'],
    });
  });

  it('tells what turns it into another one', () => {
    const live = { needs: 'גר/גרה ב*', hebrew: 'אני גרה בחיפה.' };
    expect(judgeLine({ ...live, transcripts: ['אני לא גרה בחיפה'] })).toMatchObject({
      verdict: 'missing',
      missing: [],
      extra: ['לא'],
    });
  });

  it('is judged by the best of the first three transcripts', () => {
    expect(judgeLine({ ...price, transcripts: ['הקפה', 'כמה', 'כמה הקפה'] }).verdict).toBe('right');
    expect(judgeLine({ ...price, transcripts: ['הקפה', 'כמה', 'תה', 'כמה הקפה'] }).verdict).toBe('missing');
  });

  it('was not heard without a transcript', () => {
    expect(judgeLine({ ...price, transcripts: [] }).verdict).toBe('not-heard');
  });

  it('may be said in another way as a whole', () => {
    const water = { needs: 'רוצה מים', also: ['אפשר מים'], hebrew: 'אני רוצה מים.' };
    expect(judgeLine({ ...water, transcripts: ['אפשר מים?'] }).verdict).toBe('right');
  });

  it('may have a word of the same meaning', () => {
    const why = { needs: 'למה לא', hebrew: 'למה לא?' };
    expect(judgeLine({ ...why, transcripts: ['מדוע לא'] }).verdict).toBe('right');
  });
});
