/** The Hebrew alphabet as data: 22 letters, 5 of which have a separate form at the end of a word. */

/** The 27 letter shapes in the order of the alphabet (and of Unicode), each final form before its letter. */
export const letters: readonly string[] = [...'אבגדהוזחטיךכלםמןנסעףפץצקרשת'];

/** Letter to its final form: khaf, mem, nun, pe, tsadi. */
export const finalForms: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

const plainOfFinal: ReadonlyMap<string, string> = new Map(
  Object.entries(finalForms).map(([plain, final]) => [final, plain]),
);

/**
 * The keys of the Israeli keyboard layout, top row first, each row from left to right as on a computer keyboard: 8, 10
 * and 9 letters, all 27. The rows are drawn left to right although the text runs right to left.
 */
export const keyboardRows: readonly (readonly string[])[] = [
  [...'קראטוןםפ'],
  [...'שדגכעיחלךף'],
  [...'זסבהנמצתץ'],
];

/** True for two keys of `keyboardRows` that a finger easily mixes up: side by side in a row. */
export function areNeighbourKeys(a: string, b: string): boolean {
  return keyboardRows.some((row) => {
    const [left, right] = [row.indexOf(a), row.indexOf(b)];
    return left !== -1 && right !== -1 && Math.abs(left - right) === 1;
  });
}

/** True for one of the 27 shapes, U+05D0 to U+05EA. */
export function isHebrewLetter(char: string): boolean {
  return char.length === 1 && char >= 'א' && char <= 'ת';
}

/** True for ך ם ן ף ץ. */
export function isFinalForm(char: string): boolean {
  return plainOfFinal.has(char);
}

/** The same letters as a word is written, the last one in its final form: 'הלכ' becomes 'הלך'. */
export function writeFinalForm(word: string): string {
  const last = word.at(-1) ?? '';
  return word.slice(0, -1) + (finalForms[last] ?? last);
}

/** The same text with every final form replaced by its plain letter: 'שלום' becomes 'שלומ'. */
export function foldFinals(text: string): string {
  if (text.length === 1) return plainOfFinal.get(text) ?? text;
  return text.replace(/[ךםןףץ]/g, (final) => plainOfFinal.get(final) ?? final);
}
