import { prefixMeanings, singleLetterTexts } from '../../texts/lesson/single-letters.ts';
import { isFinalForm } from '../letters.ts';
import type { Reading } from './reading.ts';

/** How one letter that stands alone is read: as a particle, which is written together with the next word, or as itself. */
export function readLetter(letter: string): Reading[] {
  const name = singleLetterTexts.names[letter];
  if (name === undefined) return [];
  const meaning = isFinalForm(letter) ? undefined : prefixMeanings[letter];
  const meanings = [...(meaning ? [singleLetterTexts.prefix(meaning)] : []), singleLetterTexts.letter(name)];
  return meanings.map((russian) => ({
    word: { source: 'rule', ids: [], hebrew: letter, russian, kind: 'other', gender: null, rarity: 0 },
    particles: [],
    mayHaveArticle: false,
    keys: ['word'],
    ending: null,
    derived: null,
    regular: null,
    pointed: null,
    transcription: null,
    certain: false,
  }));
}
