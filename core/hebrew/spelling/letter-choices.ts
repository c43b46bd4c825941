import { lettersWithPoints, type PointedLetter } from '../reading/points.ts';

/**
 * One place of a word and what may be written there: first what is written, then the other spellings in use. An empty
 * text means that the letter may be missing: ['ו', ''], or may be added: ['', 'ו'].
 */
export type LetterChoice = readonly [written: string, ...others: string[]];

/** The letters around the one at `at`. */
type Place = { letters: readonly PointedLetter[]; at: number };

const has = (point: PointedLetter | undefined, vowel: PointedLetter['vowels'][number]): boolean =>
  point?.vowels[0] === vowel;
const isBare = (point: PointedLetter | undefined): boolean =>
  point !== undefined && point.vowels.length === 0 && !point.dagesh;
const isGuttural = (letter: string | undefined): boolean => letter !== undefined && 'אהחער'.includes(letter);

/** A vav that writes o or u. */
function isVowelVav(letters: readonly PointedLetter[], at: number): boolean {
  const point = letters[at];
  const before = letters[at - 1];
  if (point?.letter !== 'ו' || (before && before.vowels.length > 0)) return false;
  return (has(point, 'holam') && !point.dagesh) || (point.dagesh && point.vowels.length === 0);
}

/** A yod that writes i or e, or is silent: it has no point of its own and stands behind a vowel. */
const isVowelYod = (letters: readonly PointedLetter[], at: number): boolean =>
  letters[at]?.letter === 'י' && isBare(letters[at]) && (letters[at - 1]?.vowels.length ?? 0) > 0;

/**
 * Returns what may be written at each place of a word by the older or the newer rules of full spelling, or in the
 * grammatical spelling of texts with niqqud. `pointed` is one word in the course's full spelling with niqqud.
 * Source: the rules of full spelling of the Academy of the Hebrew Language, 1993 and 2017.
 */
export function letterChoices(pointed: string): LetterChoice[] {
  const letters = lettersWithPoints(pointed);
  const choices: LetterChoice[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const { letter } = letters[at] ?? { letter: '' };
    const isWeak = letter === 'ו' || letter === 'י';
    if (isWeak && letters[at + 1]?.letter === letter) {
      choices.push([letter + letter, letter]);
      at += 1;
    } else if (isWeak) {
      choices.push(choiceOfWeak({ letters, at }));
    } else {
      choices.push([letter]);
    }
    const added = addedAfter({ letters, at });
    if (added) choices.push(['', added]);
  }
  return choices;
}

function choiceOfWeak(place: Place): LetterChoice {
  const { letters, at } = place;
  const letter = letters[at]?.letter ?? '';
  if (isVowelVav(letters, at)) return isOptionalVav(place) ? [letter, ''] : [letter];
  if (isVowelYod(letters, at)) return isOptionalYod(place) ? [letter, ''] : [letter];
  return mayDouble(place) ? [letter, letter + letter] : [letter];
}

/** How nouns end behind a closed syllable with a short u or o: שולחן, חולצה, תוכנית, אומנם, חופשי; loanwords do not. */
const endingsOfNouns = /^(?:ה|ית|ן|ם|י|יות|נות|נים)$/u;

/** A short u or o, which is not written with niqqud: before a doubled letter (כולם) or in a closed syllable (שולחן). */
function isOptionalVav({ letters, at }: Place): boolean {
  const [next, afterNext] = [letters[at + 1], letters[at + 2]];
  if (!next || !afterNext) return false;
  const ending = letters.slice(at + 3).map(({ letter }) => letter);
  const isShortSyllable =
    has(next, 'shva') && !next.dagesh && afterNext.letter !== 'י' && endingsOfNouns.test(ending.join(''));
  if (has(letters[at], 'holam')) return isShortSyllable;
  // Without it a passive is spelled as the active: מסודר (tidy), מסדר (tidies).
  return letters[0]?.letter !== 'מ' && (next.dagesh || isShortSyllable);
}

/**
 * An i before a doubled letter (כיתה) or before a guttural in its place (ניחוש); the e that stands for such an i before
 * a guttural (שירות); the e of הישג and of words that have their yod since 2017 (בריכה, עינב).
 */
function isOptionalYod({ letters, at }: Place): boolean {
  const [before, next, afterNext] = [letters[at - 1], letters[at + 1], letters[at + 2]];
  if (!next) return false;
  if (has(before, 'hiriq')) {
    return next.dagesh || (at === 1 && isGuttural(next.letter) && isVowelVav(letters, at + 2));
  }
  if (has(before, 'segol')) return next.dagesh;
  if (!has(before, 'tsere') || !afterNext) return false;
  if (isGuttural(next.letter) || next.dagesh) return true;
  const isLastSyllable = at + 3 === letters.length && has(next, 'qamats');
  // Beside בריכה stands ביצה, whose yod belongs to every spelling.
  return isLastSyllable && (afterNext.letter === 'ה' ? at > 1 : at === 1);
}

/** A consonantal ו or י inside the word that the course writes once. */
function mayDouble({ letters, at }: Place): boolean {
  const next = letters[at + 1];
  if (at === 0 || !next || isVowelVav(letters, at + 1) || isVowelVav(letters, at - 1)) return false;
  if (letters[at]?.letter === 'ו') return true;
  // ליד behind its prefix, לילה and בית, אריה and יהיה have one yod by every rule; שמיים is a dual.
  if (at === 1 || letters.length < 4 || isBare(letters[at]) || has(letters[at], 'segol')) return false;
  if (next.letter === 'ה' && at + 2 === letters.length && !has(letters[at], 'qamats')) return false;
  const isAy = has(letters[at - 1], 'patah') && !letters[at]?.dagesh;
  return !isVowelYod(letters, at - 1) && (!isAy || (next.letter === 'ם' && at + 2 === letters.length));
}

/** The vowel letter that may be written after the letter at `at`, where the course writes none. */
function addedAfter({ letters, at }: Place): 'ו' | 'י' | undefined {
  const [point, next] = [letters[at], letters[at + 1]];
  if (!point || !next || point.letter === 'ו') return undefined;
  if (has(point, 'holam')) return 'אה'.includes(next.letter) ? undefined : 'ו';
  if (has(point, 'qubuts') || has(point, 'qamatsQatan')) return 'ו';
  if (has(point, 'qamats') && (has(next, 'hatafQamats') || isKol(letters))) return 'ו';
  const isPrefix = at === 0 && 'המ'.includes(point.letter);
  const isShortI = has(point, 'hiriq') && next.letter !== 'י' && next.dagesh;
  return isShortI && !isPrefix ? 'י' : undefined;
}

/** כָּל, the only word in which a qamats is an o for sure. */
const isKol = (letters: readonly PointedLetter[]): boolean =>
  letters.map(({ letter }) => letter).join('') === 'כל';
