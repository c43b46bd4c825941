import { describe, expect, it } from 'vitest';
import { judgeTypedLine } from '../../../core/dialogues/typed-line.ts';
import { lineRows } from '../speech/line-rows.ts';

describe('a typed line', () => {
  const bought = {
    needs: 'אתמול קניתי לחם חלב',
    hebrew: 'אתמול קניתי לחם וחלב.',
    pronunciation: 'אֶתְמוֹל קָנִיתִי לֶחֶם וְחָלָב.',
  };
  const judge = (typed: string) => judgeTypedLine({ ...bought, typed });

  it('is right when what matters was typed, in any order and among other words', () => {
    expect(judge('קניתי אתמול חלב ולחם')).toEqual({
      verdict: 'right',
      missing: [],
      extra: [],
      said: ['אתמול', 'קניתי', 'לחם', 'חלב'],
    });
  });

  it('may have a mistake that can be named', () => {
    expect(judge('אתמול קניטי לחם וחלב').verdict).toBe('right');
  });

  it('may have no other word in place of a needed one', () => {
    expect(judge('אתמול קניתי לחם וחלה')).toMatchObject({ verdict: 'missing', missing: ['חלב'] });
    expect(judge('אתמול קניתי לב וחלב')).toMatchObject({ verdict: 'missing', missing: ['לחם'] });
  });

  it('tells what turns it into another one', () => {
    expect(judge('אתמול לא קניתי לחם וחלב')).toMatchObject({
      verdict: 'missing',
      missing: [],
      extra: ['לא'],
    });
  });

  it('may have its numbers in digits', () => {
    expect(judgeTypedLine({ needs: 'עשרים', hebrew: 'עשרים שקל.', typed: '20 שקל' }).verdict).toBe('right');
    expect(judgeTypedLine({ needs: 'עשרים', hebrew: 'עשרים שקל.', typed: '25 שקל' }).verdict).toBe('missing');
  });

  it('is nothing without a Hebrew word', () => {
    expect(judge('etmol').verdict).toBe('not-heard');
    expect(judge('').verdict).toBe('not-heard');
  });

  it('is never right where the same words said are another line', () => {
    const wrong = lineRows().filter(({ label }) => label !== 'right');
    const accepted = wrong.filter(
      ({ line, transcript }) => judgeTypedLine({ ...line, typed: transcript }).verdict === 'right',
    );
    expect(accepted.map(({ transcript }) => transcript)).toEqual([]);
  });
});
