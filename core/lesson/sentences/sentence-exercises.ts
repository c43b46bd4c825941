import { gapOf, type WordInSentences } from '../../hebrew/sentences/gap.ts';
import { type Random, shuffled } from '../../random.ts';
import type { SentenceExercise } from '../interludes.ts';
import { type OtherForm, otherFormOf } from './sentence-forms.ts';

/** A sentence as far as its exercises go. */
type AskedForm = { hebrew: string; pronunciation: string; russian: string };
export type AskedSentence = AskedForm & OtherForm<AskedForm>;
type AskedWord = WordInSentences<AskedSentence>;

/** With fewer words there is no order to find. */
const fewestPieces = 3;
/** Meanings among which one is chosen, at best and at least. */
const meaningsShown = 4;
const fewestMeanings = 3;

/** Whether a sentence has enough words to be put in order. */
export const hasOrder = ({ hebrew }: Pick<AskedSentence, 'hebrew'>): boolean =>
  sentencePieces(hebrew).length >= fewestPieces;

/** Returns what can be asked about the sentences of a word; `others` are sentences near it. */
export function sentenceExercisesFor(word: AskedWord, others: readonly AskedSentence[]): SentenceExercise[] {
  const [sentence] = word.examples;
  if (!sentence) return [];
  const possible: Record<SentenceExercise, boolean> = {
    hear: otherMeanings(sentence, others).length + 1 >= fewestMeanings,
    order: word.examples.some(hasOrder),
    gap: gapOf(word) !== undefined,
  };
  return (['hear', 'order', 'gap'] as const).filter((exercise) => possible[exercise]);
}

function otherMeanings(sentence: AskedSentence, others: readonly AskedSentence[]): string[] {
  // The other form of a sentence means the same to who hears it.
  const different = others.filter(
    (one) => ![one, otherFormOf(one)].some((it) => it?.hebrew === sentence.hebrew),
  );
  return [...new Set(different.map(({ russian }) => russian))].filter((it) => it !== sentence.russian);
}

/** Returns the meanings among which that of a sentence is chosen, itself included, shuffled. */
export function meaningsFor(
  sentence: AskedSentence,
  others: readonly AskedSentence[],
  random: Random,
): string[] {
  const distractors = shuffled(otherMeanings(sentence, others), random).slice(0, meaningsShown - 1);
  return shuffled([sentence.russian, ...distractors], random);
}

/** The written words of a sentence without the punctuation around them. */
export function sentencePieces(text: string): string[] {
  return text
    .split(/\s+/)
    .map((piece) => piece.replace(/^[.,!?:;…"״–—-]+|[.,!?:;…"״–—-]+$/g, ''))
    .filter((piece) => piece !== '');
}

/** Returns the places of the pieces in an order that is not the right one. */
export function shuffledPieces(pieces: readonly string[], random: Random): number[] {
  const places = pieces.map((_, place) => place);
  for (let attempt = 0; attempt < 10; attempt++) {
    const order = shuffled(places, random);
    if (rightFromStart(order, pieces) < pieces.length) return order;
  }
  return places.reverse();
}

/** How many pieces from the first on stand in their order; equal words may stand for each other. */
export function rightFromStart(order: readonly number[], pieces: readonly string[]): number {
  const wrong = order.findIndex((place, at) => pieces[place] !== pieces[at]);
  return wrong === -1 ? order.length : wrong;
}
