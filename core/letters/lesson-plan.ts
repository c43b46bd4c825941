import { hebrewLettersOf } from '../hebrew/niqqud.ts';
import type { LetterKind } from './content.ts';
import { hasSign } from './signs.ts';
import { soundsOf } from './sounds.ts';

/** An item as the plan needs it. */
export type TaughtItem = { key: string; kind: LetterKind; letter: string; transcription: string };

/** Two letters that sound alike, with the words of the lesson by which they are distinguished. */
export type ContrastedTwins = { letters: readonly [string, string]; words: readonly string[] };

/** A word of the lesson. */
export type PlannedWord = { id: number; hebrew: string; pronunciation: string };

/** What is taught before a word, or at the end of the lesson. */
export type LessonPart = {
  /** The word that follows; null at the end. */
  wordId: number | null;
  /** Keys of all letters of the lesson that the word is written with; at the end those that no word needs. */
  needs: readonly string[];
  /** Keys of those among them that no word before it needed. */
  letters: readonly string[];
  /** Keys of the points that earlier words of the lesson contain: a point is explained in a word that was just read. */
  points: readonly string[];
  /** Pairs of keys: letters that sound alike, contrasted before the first word that has one of them. */
  twins: readonly (readonly [string, string])[];
};

/** More points than this before one word would be a lecture. */
const pointsAtOnce = 1;

/**
 * Spreads the letters and points that a lesson teaches over its words: a word comes as soon as its letters have been
 * met, those with a sound before silent ones, and its points after it. What no word needs comes at the end. `twins` are
 * those that this lesson contrasts.
 */
export function planLesson(
  words: readonly PlannedWord[],
  taught: readonly TaughtItem[],
  twins: readonly ContrastedTwins[] = [],
): LessonPart[] {
  const letters = taught.filter(({ kind }) => kind !== 'point');
  const points = taught.filter(({ kind }) => kind === 'point');
  const planned = new Set<string>();
  const waiting: string[] = [];
  const firstOf = (pair: ContrastedTwins) => words.find(({ hebrew }) => pair.words.includes(hebrew))?.id;
  const parts: LessonPart[] = words.map(({ id, hebrew, pronunciation }) => {
    const needed = hebrewLettersOf(hebrew);
    const order = (item: TaughtItem) => needed.indexOf(item.letter);
    const inWord = letters
      .filter((item) => needed.includes(item.letter))
      .sort((a, b) => Number(isSilent(a)) - Number(isSilent(b)) || order(a) - order(b));
    const fresh = inWord.filter((item) => !planned.has(item.key));
    const part = {
      wordId: id,
      needs: inWord.map(({ key }) => key),
      letters: fresh.map(({ key }) => key),
      points: waiting.splice(0, pointsAtOnce),
      twins: twins.filter((pair) => firstOf(pair) === id).map(({ letters: pair }) => pair),
    };
    for (const { key } of fresh) planned.add(key);
    for (const { key, letter } of points) {
      if (planned.has(key) || !hasSign(pronunciation, letter)) continue;
      planned.add(key);
      waiting.push(key);
    }
    return part;
  });
  const rest = (items: readonly TaughtItem[]) =>
    items.filter(({ key }) => !planned.has(key)).map(({ key }) => key);
  const last = rest(letters);
  return [
    ...parts,
    { wordId: null, needs: last, letters: last, points: [...waiting, ...rest(points)], twins: [] },
  ];
}

const isSilent = ({ transcription }: TaughtItem) => soundsOf(transcription).every((sound) => sound === '');

/** How long things take a beginner, seconds. */
const usualSeconds = { letter: 35, point: 12, twins: 25, word: 70 };

/** Whole seconds that a part takes, its word included. */
export function secondsOf({ wordId, letters, points, twins }: LessonPart): number {
  const { letter, point, twins: pair, word } = usualSeconds;
  return letters.length * letter + points.length * point + twins.length * pair + (wordId === null ? 0 : word);
}

/** After this many seconds a place to stop is offered before the next part: with one part more it stays below twelve minutes. */
export const pauseAfterSeconds = 6 * 60;
