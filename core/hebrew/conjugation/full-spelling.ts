import { finalForms } from '../letters.ts';
import type { Binyan } from './forms.ts';
import type { Segment, Word } from './segments.ts';
import { canDouble } from './sound-rules.ts';

/** What decides about a yod beside the sounds. */
export type SpellingContext = { binyan: Binyan; radicalCount: number };

const isShortO = ({ vowel }: Segment): boolean => vowel === 'hatafQamats' || vowel === 'qamatsQatan';
const isO = (part: Segment): boolean => part.vowel === 'holam' || isShortO(part);

/** A vav spells every u and o, but for an o before a silent alef (יֹאמַר, יאמר) and the echo of an o (הָעֳבַר, הועבר). */
function hasVav(word: Word, at: number): boolean {
  const part = word[at];
  if (!part) return false;
  if (part.mater === 'ו' || part.vowel === 'qubuts') return true;
  const next = word[at + 1];
  if (!isO(part)) return false;
  if (next?.letter === 'א' && next.vowel === null && at + 2 < word.length) return false;
  const before = word[at - 1];
  return !(isShortO(part) && before !== undefined && isShortO(before));
}

/**
 * A yod spells an i in an open syllable and before a doubled letter (דיבר, ייגמר), not before a silent shva (נגמר), nor
 * in the ה of the hifil (הכיר); and the e that stands for such an i before a letter that cannot be doubled (תיאר,
 * ייעלם).
 */
function hasYod(word: Word, at: number, { binyan, radicalCount }: SpellingContext): boolean {
  const part = word[at];
  const next = word[at + 1];
  if (!part) return false;
  if (part.mater === 'י') return true;
  if (!next) return false;
  if (part.vowel === 'hiriq') {
    if (binyan === 'hifil' && at === 0 && part.letter === 'ה') return false;
    if (radicalCount > 3 && binyan === 'piel') return false;
    return next.dagesh || next.vowel !== 'shva';
  }
  if (part.vowel !== 'tsere' || canDouble(next) || part.mater !== '') return false;
  const isPrefix = at === 0 || (at === 1 && word[0]?.letter === 'ל');
  if (binyan === 'piel') return at === 0 && word.length > 2;
  return binyan === 'nifal' && isPrefix && word.length > 2;
}

/** The vowel letter after the consonant at `at`. */
function vowelLetter(word: Word, at: number, context: SpellingContext): string {
  if (hasVav(word, at)) return 'ו';
  if (hasYod(word, at, context)) return 'י';
  return word[at]?.mater ?? '';
}

/** A consonant ו or י inside the word is written twice, but not beside a vowel letter: חייך, נכווה, but היה, חווה. */
function isDoubled(word: Word, at: number, before: string, own: string): boolean {
  const part = word[at];
  const isBare = at === word.length - 1 && own === '';
  if (!part || at === 0 || isBare) return false;
  if (part.letter === 'ו') return before !== 'ו' && own !== 'ו';
  return part.letter === 'י' && before === '' && own === '' && word[at - 1]?.letter !== 'י';
}

/**
 * The word in full spelling, plain letters.
 * Source: the rules of spelling without niqqud of the Academy of the Hebrew Language, 2017.
 */
export function fullSpelling(word: Word, context: SpellingContext): string {
  let text = '';
  let before = '';
  for (const [at, part] of word.entries()) {
    const own = vowelLetter(word, at, context);
    text += part.letter + (isDoubled(word, at, before, own) ? part.letter : '') + own;
    before = own;
  }
  const last = word.at(-1);
  const isBare = before === '' && last !== undefined && !last.dagesh;
  const final = isBare ? finalForms[last.letter] : undefined;
  const whole = final ? text.slice(0, -1) + final : text;
  return whole.includes('ייי') || whole.includes('ווו') ? whole.replace(/([יו])\1\1+/g, '$1$1') : whole;
}
