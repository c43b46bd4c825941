import { withPlainDigits } from '../text/digits.ts';
import { dateWords, decimalWords, numberWords, timeWords } from './numbers.ts';
import { abbreviated, unitWords, unitWordsBesideNumber, wordsOfSign } from './signs.ts';

/** A piece of a transcript between two spaces, without signs that are not spoken. */
export type Token =
  | {
      kind: 'word';
      letters: string;
      /** The same with its points, where the recogniser wrote any. */
      pointed?: string;
    }
  /** What is written otherwise than it is said: digits, %, ₪, kg, an abbreviation. */
  | { kind: 'number'; readings: readonly string[] }
  /** Letters of another script. */
  | { kind: 'foreign' };

/** Signs that are read aloud, °C as one. */
const signs = /°\s?C|[°₪$€£₽¢%&+=×÷@#]/giu;
/** A recogniser's remarks about what it heard: [מוזיקה] (music), (צחוק) (laughter), ♪…♪. */
const remarks = /\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|♪[^♪]*♪/gu;
/** The remarks that are usual: music, laughter, noise, silence, sigh, applause. */
const usualRemark = '(?:מוזיקה|מוסיקה|צחוק|צוחק|צוחקת|רעש|שקט|אנחה|נאנח|נאנחת|מחיאות כפיים)';
/** Between asterisks the same remarks stand, and emphasised words. */
const starredRemarks = new RegExp(`\\*+\\s*${usualRemark}\\s*\\*+`, 'gu');
const bracketed = /^[\s\p{P}]*?[[({]([^\][(){}]*)[\])}][\s\p{P}]*$/u;
const usual = new RegExp(`^\\s*${usualRemark}\\s*$`, 'u');
const dashes = /[\u05be\u2010-\u2015\u2212-]/gu;
const numeral = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,9})$/u;
const time = /^(\d{1,2}):(\d{2})$/u;
const date = /^(\d{1,2})[./](\d{1,2})(?:[./](?:\d{2}|\d{4}))?$/u;
const decimal = /^(\d{1,3})[.,](\d{1,2})$/u;
const fractions: ReadonlyMap<string, readonly string[]> = new Map([
  ['1/2', ['חצי']], // hetsi, a half
  ['1/4', ['רבע']], // reva, a quarter
  ['3/4', ['שלושת רבעי', 'שלושה רבעים']], // three quarters
]);

/** A token before numbers and their units are put together. */
type Piece = { text: string; token: Token; isNumber: boolean; isFraction: boolean };

/**
 * Returns the words of a transcript without punctuation, direction marks and geresh: 'דֶּלֶת, 4.' gives דלת with its
 * points and a number; '5 ₪' is one token, five shekels. Hebrew letters keep their final forms. Empty for a transcript
 * without words.
 */
export function tokensOf(transcript: string): Token[] {
  const pieces = withPlainDigits(transcript)
    .replace(/[½¼¾]/gu, (fraction) => ` ${fraction} `)
    .replace(/[˚º]/gu, '°')
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .replace(remarks, ' ')
    .replace(starredRemarks, ' ')
    .replace(/\u2044/gu, '/')
    .replace(dashes, ' ')
    .replace(/#(?=\p{L})/gu, '')
    .replace(signs, (sign) => ` ${sign.replace(/\s/gu, '')} `)
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ')
    .split(/\s+/u)
    .flatMap(piecesOf);
  return withUnits(pieces);
}

function piecesOf(chunk: string): Piece[] {
  const isSign = chunk.search(signs) !== -1;
  const marked = isSign ? chunk : chunk.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  const text = marked.replace(/\p{M}/gu, '');
  const said = digitWords(text);
  if (said)
    return [
      { text, token: { kind: 'number', readings: said }, isNumber: true, isFraction: fractions.has(text) },
    ];
  const letters = text.replace(marks, '');
  const isMarked = letters !== text || /^[א-ת]['’׳]/u.test(chunk);
  const spoken = [
    ...(isMarked || !/[א-ת]/u.test(letters) ? unitWords(letters) : []),
    ...wordsOfSign(letters),
  ];
  const expanded = isMarked ? [...spoken, ...abbreviated(letters)] : spoken;
  if (expanded.length > 0) {
    const readings = /^[א-ת]+$/u.test(letters) ? [letters, ...expanded] : expanded;
    return [{ text: letters, token: { kind: 'number', readings }, isNumber: false, isFraction: false }];
  }
  return wordTokens(marked).map((token) => ({ text: letters, token, isNumber: false, isFraction: false }));
}

/** Geresh and quotes as they are typed: they stand inside of a word. */
const marks = /['"`´‘’‛“”′″״׳]/gu;

/** The ways to say what is written in digits; undefined for what is not. */
function digitWords(text: string): readonly string[] | undefined {
  const fraction = fractions.get(text);
  if (fraction) return fraction;
  if (numeral.test(text)) return numberWords(Number(text.replace(/[.,]/gu, '')));
  const [, hour, minute] = time.exec(text) ?? [];
  if (hour && minute) return timeWords(Number(hour), Number(minute));
  const [, day, month] = date.exec(text) ?? [];
  const [, whole, rest = ''] = decimal.exec(text) ?? [];
  if (!day && !whole) return undefined;
  return [
    ...(day ? dateWords(Number(day), Number(month)) : []),
    ...(whole ? decimalWords(Number(whole), rest) : []),
  ];
}

/** Punctuation without a space after it separates words; geresh and quotes inside a word do not. */
function wordTokens(marked: string): Token[] {
  return marked
    .replace(marks, '')
    .split(/[\p{P}\p{S}]+/u)
    .map((part) => ({ part, letters: part.replace(/\p{M}/gu, '') }))
    .filter(({ letters }) => letters !== '')
    .map(({ part, letters }) => {
      if (!/^[א-ת]+$/u.test(letters)) return { kind: 'foreign' };
      return { kind: 'word', letters, ...(part === letters ? {} : { pointed: part }) };
    });
}

/** Numbers with the unit after or before them, and with the fraction after them, are one token. */
function withUnits(pieces: readonly Piece[]): Token[] {
  if (isForeign(pieces)) return [{ kind: 'foreign' }];
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [one, next] = [pieces[at], pieces[at + 1]];
    if (!one) continue;
    const joined =
      next && (numberWithUnit(one, next) ?? numberWithUnit(next, one) ?? numberWithFraction(one, next));
    tokens.push(joined ?? one.token);
    if (joined) at += 1;
  }
  return tokens;
}

/** Words of another script, with nothing beside them but signs. */
const isForeign = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ token }) => token.kind === 'foreign') &&
  pieces.every(({ token, text, isNumber }) => token.kind === 'foreign' || !(isNumber || /[א-ת]/u.test(text)));

/** One has its noun before it, and the noun alone is one too. */
function numberWithUnit(number: Piece, unit: Piece): Token | undefined {
  if (!number.isNumber || unit.isNumber || number.token.kind !== 'number') return undefined;
  const forms = unitWordsBesideNumber(unit.text);
  if (forms.length === 0) return undefined;
  const readings = number.token.readings.flatMap((count) => forms.map((form) => `${count} ${form}`));
  const ofOne = forms.slice(0, 1).flatMap((form) => [form, `${form} אחד`, `${form} אחת`]);
  return { kind: 'number', readings: number.text === '1' ? [...ofOne, ...readings] : readings };
}

function numberWithFraction(number: Piece, fraction: Piece): Token | undefined {
  const [whole, part] = [number.token, fraction.token];
  if (!number.isNumber || !fraction.isFraction || whole.kind !== 'number' || part.kind !== 'number')
    return undefined;
  return {
    kind: 'number',
    readings: whole.readings.flatMap((count) => part.readings.map((said) => `${count} ו${said}`)),
  };
}

/** The text of a transcript that stands in brackets as a whole, where that is no usual remark; else ''. */
export function insideBrackets(transcript: string): string {
  const text = bracketed.exec(transcript)?.[1] ?? '';
  return usual.test(text) ? '' : text;
}

/** Hesitation sounds as recognisers write them: אה (eh), אממ (em), הממ (hm). אם with a final mem is the word "if". */
export function isHesitation(letters: string): boolean {
  return /^(?:א+ה+|א{2,}|א?מ+|א?מ{2,}ם|אהמ+ם?|המ+|המ{2,}ם|עמ{2,}ם?)$/u.test(letters);
}
