import { type ComparedWord, createLikeness } from '../../memory/alike.ts';
import { insteadOf, usualSeconds } from '../../memory/exercises.ts';
import type { Task } from '../../memory/plan.ts';
import { type Random, shuffled } from '../../random.ts';
import type { Kind, Need } from '../kind.ts';
import { type Asked, type RoundState, startRound } from '../state.ts';

/** A miss comes back after this many other tasks: enough to leave short-term memory, few enough to be remembered. */
export const missReturnsAfter = { least: 3, most: 5 };

/** A round of words; its keys are their ids. */
export type WordRound = RoundState<Task, number> & {
  /** Words that are not asked one after another: pairs, with how alike they are. Missing in one of an older release. */
  apart?: readonly Apart[];
};

export type AskedWord = Asked<Task>;

/** 1: of one lesson · 2: alike in letters, sound or meaning. */
type Apart = readonly [wordId: number, otherId: number, weight: 1 | 2];

const needs: Partial<Record<Task['exercise'], Need>> = {
  speak: 'speak',
  listen: 'listen',
  write: 'draw',
  gap: 'sentence',
};

/** What an exercise needs of the place where the learner is; undefined for nothing. */
export const needOf = (exercise: Task['exercise']): Need | undefined => needs[exercise];

/** Words of «Сегодня»: a missed one comes back until it is right, and no word stands beside its like. */
export const words: Kind<WordRound> = {
  seconds: ({ exercise }) => usualSeconds[exercise],
  keyOf: ({ wordId }) => wordId,
  miss: { once: false, after: (rest, missed, { state, random }) => placeOfMiss(rest, missed, state, random) },
  // The order was made at the start: only a word twice in a row is still to be prevented.
  order: (queue, last) => withoutTwins(queue, [], last.wordId),
  instead(task, unmet) {
    const need = needs[task.exercise];
    const exercise = need && unmet.includes(need) ? insteadOf[task.exercise] : undefined;
    return exercise ? { ...task, exercise } : task;
  },
  saves: 'POST /reviews',
  earns: 'review',
};

/**
 * Starts a round with the tasks in their order, except that words which are alike are kept apart while one of them is
 * young: learned one after another they would be mixed up. `misses` were missed earlier today, on another device perhaps.
 */
export function startWords(
  tasks: readonly Task[],
  misses: readonly Task[] = [],
  compared: readonly ComparedWord[] = [],
): WordRound {
  const apart = keptApart([...tasks, ...misses], compared);
  const round = startRound<Task, number>(tasks, misses);
  return { ...round, queue: withoutTwins(round.queue, apart), apart };
}

function keptApart(tasks: readonly Task[], compared: readonly ComparedWord[]): Apart[] {
  const likeness = createLikeness();
  const asked = compared.filter(({ id }) => tasks.some(({ wordId }) => wordId === id));
  const young = new Set(tasks.filter(({ isYoung }) => isYoung).map(({ wordId }) => wordId));
  return asked.flatMap((word, at) =>
    asked.slice(at + 1).flatMap((other): Apart[] => {
      const alike = young.has(word.id) || young.has(other.id) ? likeness(word, other) : undefined;
      return alike ? [[word.id, other.id, alike === 'topic' ? 1 : 2]] : [];
    }),
  );
}

/** Where a miss comes back: of the places for it the one with the least alike neighbours. */
function placeOfMiss(
  rest: readonly AskedWord[],
  { wordId }: Task,
  { apart = [] }: WordRound,
  random: Random,
): number {
  const { least, most } = missReturnsAfter;
  const places = shuffled(
    Array.from({ length: most - least + 1 }, (_, more) => least + more),
    random,
  );
  const alikeAt = (place: number) =>
    [rest.slice(0, place).at(-1), rest[place]].reduce(
      (sum, neighbour) => sum + (neighbour ? nearnessOf(wordId, neighbour.wordId, apart) : 0),
      0,
    );
  return places.sort((a, b) => alikeAt(a) - alikeAt(b))[0] ?? least;
}

/**
 * The same tasks, never with a word twice in a row as long as there is another, and words that are kept apart not after
 * one another as far as possible; `before` is the word asked last.
 */
function withoutTwins(tasks: readonly AskedWord[], apart: readonly Apart[], before?: number): AskedWord[] {
  const rest = [...tasks];
  const inOrder: AskedWord[] = [];
  let last = before;
  while (rest.length > 0) {
    const nearness = rest.map(({ wordId }) => nearnessOf(wordId, last, apart));
    const [task] = rest.splice(nearness.indexOf(Math.min(...nearness)), 1);
    if (!task) break;
    inOrder.push(task);
    last = task.wordId;
  }
  return inOrder;
}

/** How badly a word follows another: 3 for the same one. */
function nearnessOf(wordId: number, last: number | undefined, apart: readonly Apart[]): number {
  if (wordId === last) return 3;
  const pair = apart.find(([a, b]) => (a === wordId && b === last) || (b === wordId && a === last));
  return pair?.[2] ?? 0;
}
