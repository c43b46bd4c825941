import { type PlannedWord, planLesson, type TaughtItem } from '../../../core/letters/lesson-plan.ts';
import { introduce, type LetterStep, type LetterToPractise } from '../../../core/letters/steps.ts';
import type { Random } from '../../../core/random.ts';

/** What a beginner's hand does; each is one tap, also a stroke of the pen. */
export type Operation = 'tap' | 'stroke' | 'listen' | 'speak' | 'look';

/**
 * Seconds of a beginner, looking for the place included: a tap, a stroke, a sound heard to its end, a word said aloud, a
 * first look at a letter or at home.
 */
export const secondsOf: Record<Operation, number> = { tap: 1.5, stroke: 1.2, listen: 2, speak: 4, look: 5 };

/** Whatever is not a tap of its own costs time alone. */
const isTap = (operation: Operation) => operation === 'tap' || operation === 'stroke';

export type Effort = { taps: number; seconds: number };

export type Beginning = {
  /** From /start until a letter was met, traced and written unaided. */
  firstLetter: Effort;
  /** Until the first word stands on the screen. */
  wordShown: Effort;
  /** Until its four stages are done. */
  wordLearned: Effort;
};

/** A letter with the strokes with which it is written by hand. */
export type WrittenLetter = LetterToPractise & TaughtItem & { strokes: number };

/**
 * The way of somebody who reads no Hebrew from /start to the first word of the first lesson, without a slip and without
 * waiting: /start, the button that opens the app, the answer «нет», the main button; the letters of the word as the
 * lesson introduces them; listening, speaking, writing, typing.
 */
export function walkToFirstWord(
  words: readonly PlannedWord[],
  letters: readonly WrittenLetter[],
  random: Random,
): Beginning {
  const [word] = words;
  const part = planLesson(words, letters)[0];
  if (!word || part?.wordId !== word.id) throw new Error('the lesson has no word');
  const taught = part.letters.flatMap((key) => letters.find((item) => item.key === key) ?? []);
  const done: Operation[] = ['tap', 'look', 'tap', 'look', 'tap', 'tap'];
  let firstLetter: Effort | undefined;
  for (const step of introduce(taught, random)) {
    const strokes = taught.find(({ key }) => key === step.key)?.strokes ?? 0;
    done.push(...deedsOf(step, strokes));
    if (step.exercise === 'write') firstLetter ??= effortOf(done);
  }
  const wordShown = effortOf(done);
  const inWord = [...word.hebrew].map(
    (letter) => taught.find((item) => item.letter === letter)?.strokes ?? 0,
  );
  done.push('look', 'listen', 'tap', 'listen');
  done.push('tap', 'speak');
  for (const strokes of inWord) done.push(...drawing(strokes));
  done.push(...inWord.map((): Operation => 'tap'), 'tap');
  return { firstLetter: firstLetter ?? wordShown, wordShown, wordLearned: effortOf(done) };
}

const drawing = (strokes: number): Operation[] => [
  ...Array.from({ length: strokes }, (): Operation => 'stroke'),
  'tap',
];

function deedsOf({ exercise }: LetterStep, strokes: number): Operation[] {
  switch (exercise) {
    case 'meet':
      return ['listen', 'look', 'tap'];
    case 'trace':
    case 'write':
      return drawing(strokes);
    case 'hear':
      return ['listen', 'tap'];
    default:
      return ['tap'];
  }
}

function effortOf(operations: readonly Operation[]): Effort {
  const seconds = operations.reduce((sum, operation) => sum + secondsOf[operation], 0);
  return { taps: operations.filter(isTap).length, seconds: Math.round(seconds) };
}
