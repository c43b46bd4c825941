import { type Random, shuffled } from '../random.ts';
import { type ComparedWord, createLikeness } from './alike.ts';
import type { Task } from './plan.ts';

/** A miss comes back after this many other tasks: enough to leave short-term memory, few enough to be remembered. */
export const missReturnsAfter = { least: 3, most: 5 };

/** A task of a session; `again` marks misses that came back: practice, no longer counted. */
export type SessionTask = Task & { again: boolean };

/** A session in progress: pure, so it can run on any device and in a test. */
export type Session = {
  /** The remaining tasks, the current one first. */
  queue: readonly SessionTask[];
  /** Words answered right at their first task, in order. */
  strengthened: readonly number[];
  /** Words missed at least once. */
  missed: readonly number[];
  answered: number;
  /** Words that are not asked one after another: pairs, with how alike they are. Missing in one of an older release. */
  apart?: readonly Apart[];
};

/** 1: of one lesson · 2: alike in letters, sound or meaning. */
type Apart = readonly [wordId: number, otherId: number, weight: 1 | 2];

/**
 * Starts a session with the tasks in their order, except that words which are alike are kept apart while one of them is
 * young: learned one after another they would be mixed up.
 */
export function startSession(
  tasks: readonly Task[],
  misses: readonly Task[] = [],
  words: readonly ComparedWord[] = [],
): Session {
  const apart = keptApart([...tasks, ...misses], words);
  const queue = [
    ...tasks.map((task) => ({ ...task, again: false })),
    // Missed earlier today, on another device perhaps.
    ...misses.map((task) => ({ ...task, again: true })),
  ];
  return { queue: withoutTwins(queue, apart), strengthened: [], missed: [], answered: 0, apart };
}

function keptApart(tasks: readonly Task[], words: readonly ComparedWord[]): Apart[] {
  const likeness = createLikeness();
  const asked = words.filter(({ id }) => tasks.some(({ wordId }) => wordId === id));
  const young = new Set(tasks.filter(({ isYoung }) => isYoung).map(({ wordId }) => wordId));
  return asked.flatMap((word, at) =>
    asked.slice(at + 1).flatMap((other): Apart[] => {
      const alike = young.has(word.id) || young.has(other.id) ? likeness(word, other) : undefined;
      return alike ? [[word.id, other.id, alike === 'topic' ? 1 : 2]] : [];
    }),
  );
}

export function currentTask(session: Session): SessionTask | undefined {
  return session.queue[0];
}

/** Returns the session after an answer to its current task: a miss is queued again a little later. */
export function answerTask(session: Session, wasRight: boolean, random: Random): Session {
  const [task, ...rest] = session.queue;
  if (!task) return session;
  const queue = wasRight ? rest : withMiss(rest, { ...task, again: true }, session.apart ?? [], random);
  const addTo = (list: readonly number[]) => (list.includes(task.wordId) ? list : [...list, task.wordId]);
  return {
    ...session,
    // The order was made at the start: only a word twice in a row is still to be prevented.
    queue: withoutTwins(queue, [], task.wordId),
    strengthened: wasRight && !task.again ? addTo(session.strengthened) : session.strengthened,
    missed: wasRight ? session.missed : addTo(session.missed),
    answered: session.answered + 1,
  };
}

/** The tasks with a miss that comes back a little later: of the places for it the one with the least alike neighbours. */
function withMiss(
  rest: readonly SessionTask[],
  miss: SessionTask,
  apart: readonly Apart[],
  random: Random,
): SessionTask[] {
  const { least, most } = missReturnsAfter;
  const places = shuffled(
    Array.from({ length: most - least + 1 }, (_, more) => least + more),
    random,
  );
  const alikeAt = (place: number) =>
    [rest.slice(0, place).at(-1), rest[place]].reduce(
      (sum, neighbour) => sum + (neighbour ? nearnessOf(miss.wordId, neighbour.wordId, apart) : 0),
      0,
    );
  const [place = least] = places.sort((a, b) => alikeAt(a) - alikeAt(b));
  return [...rest.slice(0, place), miss, ...rest.slice(place)];
}

/** Returns the session with another exercise of the same skill for its current task: «не могу говорить сейчас» swaps. */
export function swapTask(session: Session, exercise: Task['exercise']): Session {
  const [task, ...rest] = session.queue;
  return task ? { ...session, queue: [{ ...task, exercise }, ...rest] } : session;
}

/**
 * The same tasks, never with a word twice in a row as long as there is another, and words that are kept apart not after
 * one another as far as possible; `before` is the word asked last.
 */
function withoutTwins(
  tasks: readonly SessionTask[],
  apart: readonly Apart[],
  before?: number,
): SessionTask[] {
  const rest = [...tasks];
  const inOrder: SessionTask[] = [];
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
