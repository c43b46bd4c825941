import { describe, expect, it } from 'vitest';
import { markRootOfWord } from '../../../core/hebrew/conjugation/root-letters.ts';
import { lastingLetters } from '../../../core/hebrew/conjugation/verb.ts';
import { foldFinals } from '../../../core/hebrew/letters.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { rootFamilies, wordsOfRoot } from '../../../db/content/roots.ts';

/** True where the letters of the root stand in the word in their order; weak ones may be missing. */
const hasRootLetters = (word: string, root: string) =>
  lastingLetters(root).test(foldFinals(stripNiqqud(word)));

describe('the roots of the words', () => {
  it('stand letter by letter in their words, weak letters aside', () => {
    const strange = rootFamilies.flatMap(({ root, words }) =>
      words.filter((word) => !word.split(' ').some((part) => hasRootLetters(part, root))),
    );
    expect(strange).toEqual([]);
    expect(hasRootLetters('מַסְפִּיק', 'פסק')).toBe(false);
  });

  it('name a word once, and are no longer than four letters', () => {
    for (const { root, words } of rootFamilies) {
      expect(new Set(words).size, root).toBe(words.length);
      expect(root).toMatch(/^[א-ת]{3,4}$/);
      expect(root).not.toMatch(/[ךםןףץ]/);
    }
  });

  it('lead from a verb to the words that it is known by', () => {
    expect(wordsOfRoot('כתב')).toEqual(['כְּתוֹבֶת'.normalize('NFC')]);
    expect(wordsOfRoot('אבג')).toEqual([]);
  });
});

describe('the letters of the root in a word', () => {
  it.each([
    ['כתובת', 'כתב', 'כת·ב·'],
    ['יום הולדת', 'ילד', 'לד'],
    ['הודעה', 'ידע', 'דע'],
    ['מספר טלפון', 'ספר', 'ספר '],
  ])('of %s are those of %s', (word, root, marked) => {
    const pieces = markRootOfWord(word, root);
    expect(pieces.map(({ text }) => text).join('')).toBe(word);
    const shown = pieces.filter(({ isRoot }) => isRoot).map(({ text }) => text);
    expect(shown.join('')).toBe(marked.replaceAll('·', ''));
  });
});
