import { describe, expect, it } from 'vitest';
import { trimmedTo, visibleText } from '../../../core/text/visible.ts';

/** Makes the text one that is looked through sign by sign; nothing of it can be seen. */
const wordJoiner = '\u2060';

describe('the text that can be seen', () => {
  it('is the same whether or not the text has anything to be removed', () => {
    const differing = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
      (sign) => visibleText(`а${sign}б`) !== visibleText(`а${sign}б${wordJoiner}`),
    );
    expect(differing).toEqual([]);
  });

  it('is in NFC also where nothing is removed', () => {
    expect(visibleText('שׁ\u05c1\u05b8 е\u0308')).toBe('שׁ\u05c1\u05b8 е\u0308'.normalize('NFC'));
  });
});

describe('a text trimmed to what is kept', () => {
  it('loses what is around it, and nothing inside', () => {
    expect(trimmedTo(/\p{L}/u, '«да, да»!')).toBe('да, да');
    expect(trimmedTo(/\p{L}/u, 'да, да')).toBe('да, да');
    expect(trimmedTo(/\p{L}/u, '?!')).toBe('');
    expect(trimmedTo(/\p{L}/u, '')).toBe('');
  });

  it('keeps a letter that is written in two halves', () => {
    expect(trimmedTo(/\p{L}/u, '-𐐷-')).toBe('𐐷');
  });
});
