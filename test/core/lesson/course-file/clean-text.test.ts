import { describe, expect, it } from 'vitest';
import { cleanText, findUnreadable } from '../../../../core/lesson/course-file/clean-text.ts';

describe('pasted text', () => {
  it('loses direction marks and other signs that nobody sees', () => {
    // שלום (shalom) between marks
    expect(cleanText('\u200f\u202bשלום\u202c\u200e', 'word')).toBe('שלום');
    expect(cleanText('мо\u00adлоко\u200b\ufeff', 'word')).toBe('молоко');
    expect(cleanText('ש\u034fל\u200dו\u200cם', 'word')).toBe('שלום');
  });

  it('has plain single spaces, none at the ends', () => {
    expect(cleanText('\u00a0доброе\u202f \t утро\n', 'word')).toBe('доброе утро');
  });

  it('is composed: a decomposed й, presentation forms and points in any order', () => {
    expect(cleanText('чаи\u0306', 'word')).toBe('чай');
    expect(cleanText('\ufb2a\u05b8', 'word')).toBe('\u05e9\u05b8\u05c1'); // שָׁ
    expect(cleanText('\u05e9\u05c1\u05b8', 'word')).toBe('\u05e9\u05b8\u05c1');
  });

  it('keeps the lines of a description, and emoji that are held together by a joiner', () => {
    expect(cleanText(' Первая.\r\nВторая.\rТретья. ', 'prose')).toBe('Первая.\nВторая.\nТретья.');
    expect(cleanText('👨\u200d👩\u200d👧', 'prose')).toBe('👨\u200d👩\u200d👧');
    expect(cleanText('✍\ufe0f', 'prose')).toBe('✍\ufe0f');
  });

  it('is refused where it cannot be text: NUL, half an emoji, a byte that was lost', () => {
    expect(findUnreadable('a\u0000b')).toBe('\u0000');
    expect(findUnreadable('a\ud83db')).toBe('\ud83d');
    expect(findUnreadable('при\ufffdет')).toBe('\ufffd');
    expect(findUnreadable('\ue000')).toBe('\ue000');
    expect(findUnreadable('две\nстроки 👨\u200d👩\u200d👧')).toBeUndefined();
  });
});
