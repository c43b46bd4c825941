import { visibleText, withoutMarksAround, withPlainMarks } from '../text/visible.ts';

/** Pairs of a letter of another alphabet and the Russian one that it is drawn or typed for; the case counts. */
const pairs =
  'aаcсeеoоpрxхyуkкmмtтuиnпrгbьiиAАBВCСEЕHНKКMМOОPРTТXХYУIИ' + // Latin
  'іиІИєеЄЕѕсјйґгҐГ' + // Ukrainian, Belarusian, Serbian
  'οоαаρрεеχхυуκкνвτтΑАΒВΕЕΗНΚКΜМΟОΡРΤТΧХ'; // Greek
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [...pairs.matchAll(/(.)(.)/gu)].map(([, foreign = '', russian = '']) => [foreign, russian] as const),
);

const isRussian = (text: string): boolean => /^[а-яё]+$/iu.test(text);

/**
 * Returns the word in Russian letters where every foreign one in it is drawn like a Russian one: 'xлеб' with a Latin x,
 * 'pyka' for рука. Undefined where some letter is not.
 */
export function russianByShape(word: string): string | undefined {
  const russian = [...word].map((letter) => lookAlikes.get(letter) ?? letter).join('');
  return isRussian(russian) ? russian : undefined;
}

/** A word of Russian and foreign letters is Russian; one without a Russian letter is a foreign word (shalom, cop). */
const mended = (word: string): string => (/[а-яё]/iu.test(word) ? (russianByShape(word) ?? word) : word);

/** Without marks over letters; й and ё keep theirs. */
const withoutStress = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(и\u0306|е\u0308)|\p{M}/giu, (_, letter?: string) => letter ?? '')
    .normalize('NFC');

/** Russian letters with ASCII marks and digits and the marks of print: nothing that `readableRussian` mends. */
const plainRussian = /^[ -@[-`{-~А-яЁё«»–-…]*$/;

/**
 * Returns a Russian text as its author meant it, to be shown: what can be seen of it (`visibleText`), wide letters as
 * usual ones, no stress marks, no foreign letter inside a Russian word. Letter case, ё and punctuation stay.
 */
export function readableRussian(text: string): string {
  if (plainRussian.test(text)) return text;
  const usual = visibleText(text).replace(/[\uff01-\uff5e]/gu, (wide) => wide.normalize('NFKC'));
  return withoutStress(usual).replace(/\p{L}+/gu, mended);
}

/**
 * Returns what people meant to type in Russian, so that it can be compared: the one border that every Russian text from
 * outside passes, and what it is compared with. `readableRussian` in lower case, with е for ё, one kind of apostrophe,
 * quotation mark and dash, single spaces, nothing around the words. Foreign words are kept.
 */
export function comparableRussian(text: string): string {
  return withoutMarksAround(withPlainMarks(readableRussian(text)).toLowerCase().replaceAll('ё', 'е'));
}
