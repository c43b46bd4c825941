import { finalForms } from '../hebrew/letters.ts';

/** A letter with the points that belong to it; `base` is empty for a combining point alone. */
type Unit = { base: string; marks: readonly string[] };

const holam = '\u05b9';
const dagesh = '\u05bc';

function unitsOf(text: string): Unit[] {
  return [...text.normalize('NFC').matchAll(/([א-ת]?)(\p{M}*)/gu)]
    .map(([, base = '', marks = '']) => ({ base, marks: [...marks] }))
    .filter(({ base, marks }) => base !== '' || marks.length > 0);
}

/**
 * True when a pointed word contains the sign: a plain letter, a point on any letter, or a letter with its dot. The dot
 * of holam on a vav is the sign 'וֹ', not a holam; a vav with a dot inside and a vowel of its own is no shuruk.
 */
export function hasSign(pronunciation: string, sign: string): boolean {
  const [wanted] = unitsOf(sign);
  if (!wanted) return false;
  return unitsOf(pronunciation).some(({ base, marks }) => {
    if (wanted.base !== '' && wanted.base !== base) return false;
    if (!wanted.marks.every((mark) => marks.includes(mark))) return false;
    if (wanted.base === '') return !(base === 'ו' && wanted.marks.includes(holam));
    return sign !== 'וּ' || marks.every((mark) => mark === dagesh);
  });
}

/** The letter whose shape at the end of a word is `final`; undefined for other letters. */
export function letterOfFinal(final: string): string | undefined {
  return Object.keys(finalForms).find((letter) => finalForms[letter] === final);
}
