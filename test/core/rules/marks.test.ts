import { describe, expect, it } from 'vitest';
import { areBracketsPaired, marksLetters, splitMarks } from '../../../core/rules/marks.ts';

const markedIn = (marked: string) => {
  const { text, marks } = splitMarks(marked);
  return marks.map(({ start, end }) => text.slice(start, end));
};

describe('marked Hebrew', () => {
  it('is the text without brackets and the ranges of what stood in them', () => {
    const { text, marks } = splitMarks('אני [את] ים');
    expect(text).toBe('אני את ים');
    expect(marks).toEqual([{ start: 4, end: 6 }]);
  });

  it('keeps the points with their letters, NFC', () => {
    expect(markedIn('[הַ]בַּיִת שֶׁלִּ[י]')).toEqual(['הַ', 'י']);
    expect(splitMarks('שֶׁלִּ[י]').text).toBe('שֶׁלִּי'.normalize('NFC'));
  });

  it('may have none', () => {
    expect(splitMarks('שלום')).toEqual({ text: 'שלום', marks: [] });
  });

  it.each(['[א', 'א]', '[[א]]', ']א['])('is refused with brackets that do not pair: %s', (text) => {
    expect(areBracketsPaired(text)).toBe(false);
  });

  it('marks whole letters only', () => {
    const whole = (marked: string) => {
      const { text, marks } = splitMarks(marked);
      return marks.every((mark) => marksLetters(text, mark));
    };
    expect(whole('[שֶׁ]ל')).toBe(true);
    expect(whole('[ש]ֶׁל')).toBe(false);
    expect(whole('ש[ֶׁ]ל')).toBe(false);
    expect(whole('של[.]')).toBe(false);
  });
});
