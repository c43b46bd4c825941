import { numberWords } from './numbers.ts';

/** A piece of a transcript between two spaces, without signs that are not spoken. */
export type Token =
  | {
      kind: 'word';
      letters: string;
      /** The same with its points, where the recogniser wrote any. */
      pointed?: string;
    }
  | { kind: 'number'; readings: readonly string[] }
  /** Letters of another script, or a sign that is read aloud (%, ₪). */
  | { kind: 'foreign' };

/** Signs that are read aloud: each stands for a word that no lesson writes that way. */
const spokenSigns = /[%₪$€£+=&@]/gu;
/** Any word in another script. */
const signWord = 'sign';
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
const fractions: ReadonlyMap<string, readonly string[]> = new Map([
  ['1/2', ['חצי']], // hetsi, a half
  ['1/4', ['רבע']], // reva, a quarter
]);

/**
 * Returns the words of a transcript without punctuation, direction marks and geresh: 'דֶּלֶת, 4.' gives דלת with its
 * points and a number. Hebrew letters keep their final forms. Empty for a transcript without words.
 */
export function tokensOf(transcript: string): Token[] {
  return transcript
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .replace(remarks, ' ')
    .replace(starredRemarks, ' ')
    .replace(/\u2044/gu, '/')
    .replace(dashes, ' ')
    .replace(spokenSigns, ` ${signWord} `)
    .split(/\s+/u)
    .flatMap(tokenOf);
}

function tokenOf(chunk: string): Token[] {
  const marked = chunk.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');
  const text = marked.replace(/\p{M}/gu, '');
  const fraction = fractions.get(text);
  if (fraction) return [{ kind: 'number', readings: fraction }];
  if (numeral.test(text)) {
    return [{ kind: 'number', readings: numberWords(Number(text.replace(/[.,]/gu, ''))) }];
  }
  // Punctuation without a space after it separates words; geresh and quotes inside a word do not.
  return marked
    .replace(/['"`´‘’‛“”′״׳]/gu, '')
    .split(/[\p{P}\p{S}]+/u)
    .map((part) => ({ part, letters: part.replace(/\p{M}/gu, '') }))
    .filter(({ letters }) => letters !== '')
    .map(({ part, letters }) => {
      if (!/^[א-ת]+$/u.test(letters)) return { kind: 'foreign' };
      return { kind: 'word', letters, ...(part === letters ? {} : { pointed: part }) };
    });
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
