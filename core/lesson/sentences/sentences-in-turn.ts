import type { Gender } from '../content.ts';
import { formFor, formsOf, type OtherForm } from './sentence-forms.ts';

/** Whose turn it is: any number that grows from one time to the next, and the learner's gender where it is known. */
export type Turn = { turn: number; gender: Gender | undefined };

/** The sentences with the one first whose turn it is, each as this learner says or hears it. */
export function sentencesInTurn<S extends OtherForm<S>>(
  sentences: readonly S[] | undefined = [], // a lesson that an older release has kept on the device has none
  { turn, gender }: Turn,
): S[] {
  const count = sentences.length;
  const round = Math.floor(turn / Math.max(1, count));
  return sentences.map((_, at) => {
    const sentence = sentences[(turn + at) % count] as S; // the remainder is a place in the list
    return formFor(sentence, gender, round);
  });
}

/** The word with its sentences in turn. */
export const inTurn = <S extends OtherForm<S>, W>(
  word: W & { examples: readonly S[] },
  turn: Turn,
): W & { examples: S[] } => ({ ...word, examples: sentencesInTurn(word.examples, turn) });

/** The form of a sentence that is heard this time: both are heard in turn, whoever listens. */
export const heardInTurn = <S extends OtherForm<S>>(sentence: S, turn: number): S =>
  formFor(sentence, undefined, turn);

/** A number that grows by one from day to day, by the learner's date: '2026-11-26'. */
export const turnOfDay = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);

/**
 * What sounds in a lesson, that first which is heard first: its words, the first sentence of each and those at its end as
 * the learner says them; then all other sentences and forms.
 */
export function soundsInOrder<S extends OtherForm<S>, W extends { examples: readonly S[] }>(
  { words, proofs }: { words: readonly W[]; proofs: readonly S[] },
  gender: Gender | undefined,
): (W | S)[] {
  const sentences = [...words.flatMap(({ examples }) => examples), ...proofs];
  const first = [...words.flatMap(({ examples }) => examples.slice(0, 1)), ...proofs];
  return [...words, ...first.map((one) => formFor(one, gender, 0)), ...sentences.flatMap(formsOf)];
}
