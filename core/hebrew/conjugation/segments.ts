import { finalForms, foldFinals } from '../letters.ts';
import { lettersWithPoints, type VowelSign, vowelSigns } from '../reading/points.ts';

/**
 * A consonant with what stands on it. A vowel letter belongs to the consonant before it, so that שׁוֹמֵר is three segments
 * and a rule can speak of "the last vowel" without asking how it is spelled.
 */
export type Segment = {
  /** Never a final form. */
  readonly letter: string;
  readonly dot: 'shin' | 'sin' | null;
  readonly dagesh: boolean;
  /** Null at the end of the word, or on a silent alef inside it. */
  readonly vowel: VowelSign | null;
  /** The vowel letter that spells the vowel, '' for none. A qubuts with 'ו' is a shuruq. */
  readonly mater: '' | 'ו' | 'י' | 'ה';
};
export type Word = readonly Segment[];

/** Of two codes of one sign the first counts: holam has another one for a vav. */
const codeOf = new Map(
  Object.entries(vowelSigns)
    .reverse()
    .map(([code, name]) => [name, code]),
);

/** Words are printed with the one qamats of everyday type; only the rules tell the short one apart. */
const printedVowel = (vowel: VowelSign): string =>
  codeOf.get(vowel === 'qamatsQatan' ? 'qamats' : vowel) ?? '';

const dagesh = '\u05bc';
const dots = { shin: '\u05c1', sin: '\u05c2' } as const;
const yodAfter: ReadonlySet<VowelSign | null> = new Set(['hiriq', 'tsere', 'segol']);

/** A new segment; a plain ש is a shin. */
export const segment = (
  letter: string,
  vowel: VowelSign | null = null,
  more: Partial<Segment> = {},
): Segment => ({ letter, dot: null, dagesh: false, vowel, mater: '', ...more });

/** ח, ע and a sounded ה at the end of a word: they take a furtive patah. */
const takesFurtivePatah = (letter: string): boolean => 'חעה'.includes(letter);

/** Reads one pointed word. Null for anything else: no letters, foreign letters, several words, a missing vowel. */
export function parseWord(text: string): Word | null {
  const normal = text
    .normalize('NFC')
    .replace(/[\u0591-\u05af\u05bd\u05bf]/g, '')
    .trim(); // no cantillation, no meteg
  if (!/^[א-ת\u05b0-\u05bc\u05c1\u05c2\u05c7]{2,40}$/.test(normal)) return null;
  const word: Segment[] = [];
  const letters = lettersWithPoints(normal);
  for (const [at, pointed] of letters.entries()) {
    if (pointed.vowels.length > 1) return null;
    const vowel = pointed.vowels[0] ?? null;
    const isLast = at === letters.length - 1;
    const last = word.at(-1);
    const mater = last === undefined ? '' : materOf(pointed.letter, pointed.dagesh, vowel, last, isLast);
    if (last && mater !== '') {
      const sign = mater === 'ו' ? (vowel ?? 'qubuts') : last.vowel;
      word[word.length - 1] = { ...last, vowel: sign, mater };
      continue;
    }
    const letter = foldFinals(pointed.letter);
    const isEndingSign =
      isLast && ((letter === 'כ' && vowel === 'shva') || (vowel === 'patah' && takesFurtivePatah(letter)));
    word.push({
      letter,
      dot: pointed.dot,
      dagesh: pointed.dagesh && !(isLast && letter === 'ה'),
      vowel: isEndingSign ? null : vowel,
      mater: '',
    });
  }
  const isWhole = word.every(
    ({ vowel, letter }, at) => vowel !== null || at === word.length - 1 || letter === 'א',
  );
  return word.length > 1 && isWhole ? withShortO(word) : null;
}

/** A qamats before a hataf qamats is an o: הָעֳבַר. */
function withShortO(word: Word): Word {
  const at = word.findIndex((part, index) => index > 0 && part.vowel === 'hatafQamats');
  return word[at - 1]?.vowel === 'qamats' ? withSegment(word, at - 1, { vowel: 'qamatsQatan' }) : word;
}

function materOf(
  letter: string,
  hasDagesh: boolean,
  vowel: VowelSign | null,
  before: Segment,
  isLast: boolean,
): Segment['mater'] {
  const isFree = before.mater === '';
  if (letter === 'ו' && isFree && before.vowel === null) {
    const isHolam = vowel === 'holam' && !hasDagesh;
    return isHolam || (vowel === null && hasDagesh) ? 'ו' : '';
  }
  if (!isFree || vowel !== null || hasDagesh) return '';
  if (letter === 'י') return yodAfter.has(before.vowel) ? 'י' : '';
  return letter === 'ה' && isLast && before.vowel !== null && before.vowel !== 'shva' ? 'ה' : '';
}

const isOfA = (vowel: VowelSign | null | undefined): boolean =>
  vowel === 'patah' || vowel === 'qamats' || vowel === 'hatafPatah';

/** A closing khaf carries a shva, a closing guttural after another vowel than a its furtive patah. */
function endingVowel(last: Segment, before: Segment | undefined): string {
  if (last.vowel !== null || last.mater !== '') return '';
  if (last.letter === 'כ') return printedVowel('shva');
  const isFurtive = takesFurtivePatah(last.letter) && before !== undefined && !isOfA(before.vowel);
  return isFurtive ? printedVowel('patah') : '';
}

function printMater({ mater, vowel }: Segment): string {
  if (mater === 'ו') return vowel === 'holam' ? `ו${printedVowel('holam')}` : `ו${dagesh}`;
  return mater;
}

/** The word in short spelling with its points; signs stand in the order of NFC: vowel, dagesh, dot of the shin. */
export function printWord(word: Word): string {
  let text = '';
  for (const [at, part] of word.entries()) {
    const isLast = at === word.length - 1;
    const isBare = isLast && part.vowel === null && part.mater === '';
    const final = isBare && !part.dagesh ? finalForms[part.letter] : undefined;
    text += final ?? part.letter;
    if (part.vowel !== null && part.mater !== 'ו') text += printedVowel(part.vowel);
    if (isLast) text += endingVowel(part, word[at - 1]);
    if (part.dagesh || (isBare && part.letter === 'ה')) text += dagesh;
    if (part.dot) text += dots[part.dot];
    text += printMater(part);
  }
  return text;
}

/** The word with the segment at `at` (from the end when negative) changed; the same word when it has no such place. */
export function withSegment(word: Word, at: number, change: Partial<Segment>): Word {
  const place = at < 0 ? word.length + at : at;
  const part = word[place];
  if (!part) return word;
  const changed = word.slice();
  changed[place] = { ...part, ...change };
  return changed;
}
