import {
  type LessonPart,
  type PlannedWord,
  planLesson,
  type TaughtItem,
} from '../../../core/letters/lesson-plan.ts';
import { nameOf, stepsBefore } from '../../../core/letters/spread.ts';
import { isChecked, type LetterStep, type LetterToPractise } from '../../../core/letters/steps.ts';
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
  /** From /start until a letter was met and traced. */
  firstLetter: Effort;
  /** Until the first word stands on the screen. */
  wordShown: Effort;
  /** Until its four stages are done. */
  wordLearned: Effort;
  /** From there until the second word stands on the screen. */
  secondWord: Effort;
};

/** A letter with the strokes with which it is written by hand; of a point none. */
export type WrittenLetter = LetterToPractise & TaughtItem & { strokes: number };

/** A lesson as the walks need it. */
export type WalkedLesson = { words: readonly PlannedWord[]; items: readonly WrittenLetter[] };

/** The steps before each word of a lesson, and after the last one, of somebody who knows none of its letters. */
export function stepsOfLesson({ words, items }: WalkedLesson, random: Random): LetterStep[][] {
  const parts: LessonPart[] = planLesson(words, items);
  const given = new Set<string>();
  const visited = items.map((item) => ({ ...item, phase: 'new' as const, answers: 0 }));
  return parts.map((_, place) => {
    const steps = stepsBefore({ parts, place, items: visited, given, random });
    for (const step of steps) given.add(nameOf(step));
    return steps;
  });
}

/** How often each item is asked, by its key: steps that are checked. */
export function askedCounts(steps: readonly LetterStep[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, exercise } of steps) {
    if (exercise === 'compare' || exercise === 'spell' || !isChecked(exercise)) continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * The way of somebody who reads no Hebrew from /start to the first two words of the first lesson, without a slip and
 * without waiting: /start, the button that opens the app, the answer «Нет», which opens the lesson; the letters as the
 * lesson introduces them; listening, speaking, writing, typing.
 */
export function walkToSecondWord(lesson: WalkedLesson, random: Random): Beginning {
  const [word] = lesson.words;
  const [first = [], second = []] = stepsOfLesson(lesson, random);
  if (!word) throw new Error('the lesson has no word');
  const strokesOf = (key: string) => lesson.items.find((item) => item.key === key)?.strokes ?? 0;
  const done: Operation[] = ['tap', 'look', 'tap', 'look', 'tap'];
  let firstLetter: Effort | undefined;
  for (const step of first) {
    done.push(...operationsOf(step, strokesOf(step.key)));
    if (step.exercise === 'trace') firstLetter ??= effortOf(done);
  }
  const wordShown = effortOf(done);
  const inWord = [...word.hebrew].map(
    (letter) => lesson.items.find((item) => item.letter === letter)?.strokes ?? 0,
  );
  done.push('look', 'listen', 'tap', 'listen');
  done.push('tap', 'speak');
  for (const strokes of inWord) done.push(...drawing(strokes));
  done.push(...inWord.map((): Operation => 'tap'), 'tap');
  return {
    firstLetter: firstLetter ?? wordShown,
    wordShown,
    wordLearned: effortOf(done),
    secondWord: effortOf(second.flatMap((step) => operationsOf(step, strokesOf(step.key)))),
  };
}

const drawing = (strokes: number): Operation[] => [
  ...Array.from({ length: strokes }, (): Operation => 'stroke'),
  'tap',
];

function operationsOf({ exercise }: LetterStep, strokes: number): Operation[] {
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
