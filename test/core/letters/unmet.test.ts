import { describe, expect, it } from 'vitest';
import { isReadable, readableDistractors } from '../../../core/letters/unmet.ts';

describe('letters that were not met', () => {
  it('keep a text with one of them from a learner, whatever its points and signs', () => {
    const unmet = new Set(['ת', 'ם']);
    expect(isReadable('שֶׁמֶשׁ', unmet)).toBe(true);
    expect(isReadable('שְׁמָשׁוֹת', unmet)).toBe(false);
    expect(isReadable('זֶה בַּיִת.', unmet)).toBe(false);
    expect(isReadable('מים', unmet)).toBe(false);
    expect(isReadable('של מי?', unmet)).toBe(true);
    expect(isReadable('בתים', new Set())).toBe(true);
  });

  it('are in no wrong answer of a choice, unless too few answers would be left', () => {
    const words = ['שוב', 'של', 'לא', 'אל', 'לב', 'אש', 'בית', 'ים'].map((hebrew) => ({ hebrew }));
    const unmet = new Set([...'יתם']);
    const among = (list: typeof words, others: number) => readableDistractors(list, { unmet, others });
    expect(among(words, 0)).toEqual(words.slice(0, 6));
    expect(among(words.slice(1), 0)).toEqual(words.slice(1));
    expect(among(words.slice(1), 1)).toEqual(words.slice(1, 6));
    expect(readableDistractors(words, { unmet: new Set(), others: 0 })).toEqual(words);
  });
});
