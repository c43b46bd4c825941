import { error, nameOf, type Problem } from '../check/finding.ts';
import { hasNiqqud, stripNiqqud } from '../niqqud.ts';
import { taughtProblems } from '../sentences/check-sentences.ts';
import type { KnownForms } from '../sentences/known-forms.ts';
import { wordsApart, writtenWords } from '../sentences/written-words.ts';

const hebrewRuns = (text: string): string[] =>
  text.normalize('NFC').match(/[א-ת][א-ת\u0591-\u05c7\s]*/g) ?? [];

/** Every way in which each word may be read, where it is pointed as it is taught. */
function exactReadings(text: string, known: KnownForms) {
  const pointed = wordsApart(text);
  const written = writtenWords(stripNiqqud(text));
  const readings = known.read(written, pointed);
  return pointed.map((word, at) => ({
    word,
    readings: readings[at] ?? [],
    exact: (readings[at] ?? []).filter((it) => it.pointed === word),
  }));
}

/** Hebrew within a text: what has niqqud is taught by then, and pointed as it is taught. */
export function hebrewProblems(text: string, known: KnownForms): Problem[] {
  const pointed = hebrewRuns(text).filter((run) => hasNiqqud(run) && stripNiqqud(run).trim().length > 1);
  return pointed.flatMap((run) =>
    exactReadings(run, known).flatMap(({ word, readings, exact }) => {
      if (exact.length > 0) return [];
      if (readings.length === 0) {
        return [{ ...error('rule-untaught', `${word} is not taught yet`), written: word }];
      }
      const taught = readings[0]?.pointed;
      return [{ ...error('rule-niqqud', `${word} is taught as ${taught}`, taught), written: word }];
    }),
  );
}

/** A text for the learner: Russian, with Hebrew that is taught. */
export function proseProblems(text: string, known: KnownForms): Problem[] {
  const isSilent = !/[а-яё]/iu.test(text);
  const latin = /\p{Script=Latin}/u.exec(text)?.[0];
  return [
    ...(isSilent ? [error('rule-russian', 'no Russian letter')] : []),
    ...(latin ? [error('rule-russian', `${nameOf(latin)} is Latin`)] : []),
    ...hebrewProblems(text, known),
  ];
}

/** Hebrew of which nothing is known but its letters. */
export function wrongHebrewProblems(text: string): Problem[] {
  const foreign = /[^א-ת\u0591-\u05c7\s.,!?:;"׳״'…—–-]/u.exec(text)?.[0];
  if (foreign) return [error('rule-letters', `${nameOf(foreign)} does not belong in Hebrew`)];
  return /[א-ת]/.test(text) ? [] : [error('rule-letters', 'no Hebrew letter')];
}

/** Single letters, or an ending behind its maqaf: there is nothing to be taught. */
export const isNoWord = (text: string): boolean =>
  /^[־-]/.test(text) ||
  stripNiqqud(text)
    .split(/[\s–-]+/)
    .every((piece) => piece.length < 2);

/**
 * Hebrew without a transcription of its own, as far as it is right for somebody who knows only these forms: `russian`
 * is what it means, as far as that is said.
 */
export function rightHebrewProblems(text: string, russian: string, known: KnownForms): Problem[] {
  const foreign = wrongHebrewProblems(text);
  if (foreign.length > 0 || isNoWord(text)) return foreign;
  const pronunciation = text.normalize('NFC');
  const words = exactReadings(pronunciation, known);
  const transcription = words.map(({ exact }) => exact[0]?.transcription ?? 'а').join(' ');
  const hebrew = stripNiqqud(pronunciation);
  // What is asked is no translation, so the rule about the Russian of «почему» says nothing here.
  return taughtProblems({ hebrew, pronunciation, transcription, russian }, known).filter(
    ({ rule }) => !['sentence-hyphen', 'sentence-question', 'sentence-transcription'].includes(rule),
  );
}

/** An option in Hebrew alone; what has a Russian word is Russian, whatever it quotes. */
export const isHebrew = (text: string): boolean => /[א-ת]/.test(text) && !/\p{Script=Cyrillic}/u.test(text);

/** An option as it is compared: letter case, ё, spaces and the full stop make no difference. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[.!?…]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** True for options that are one to a learner: with niqqud only on one of them, their letters are compared. */
export function isSameOption(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return hasNiqqud(a) === hasNiqqud(b) ? a === b : stripNiqqud(a) === stripNiqqud(b);
}

/** A written word of an option that has no niqqud; single letters need none. */
export const bareWord = (option: string): string | undefined =>
  writtenWords(option).find((word) => word.length > 1 && !hasNiqqud(word));
