import type { LetterPhase } from '../memory/letters.ts';
import { type Random, shuffled } from '../random.ts';
import type { LessonPart } from './lesson-plan.ts';
import { apart, type LetterExercise, type LetterStep, type LetterToPractise, stepsOf } from './steps.ts';

/** More steps in a row than this would be a lecture: then comes a word. */
export const stepsAtOnce = 6;

/**
 * What a lesson does with each of its items, in this order. The first two that are possible introduce it: a letter is
 * shown and traced, a point is shown and heard. The others come back between the words that follow.
 */
const taughtBy = ['meet', 'trace', 'hear', 'find', 'write'] as const satisfies readonly LetterExercise[];

/** An item of a lesson as this visit finds it. */
export type ItemOfLesson = LetterToPractise & {
  phase: LetterPhase;
  /** Its checked answers before this visit. */
  answers: number;
};

export type LessonVisit = {
  parts: readonly LessonPart[];
  /** The part before whose word the learner is. */
  place: number;
  /** What the lesson teaches. */
  items: readonly ItemOfLesson[];
  /** Steps of this visit that are over, by `nameOf`: done, or left out because they cannot be done. */
  given: ReadonlySet<string>;
  /** At most this many steps, but those of the letters that the word needs. */
  most?: number;
  random: Random;
};

/** Names a step among those of a lesson. */
export const nameOf = ({ key, exercise }: LetterStep): string => `${key} ${exercise}`;

/**
 * Returns the steps before a word: what was met earlier and is still to be asked, then the new letters, which the word
 * needs, and new points, then as many of these as `most` allows. The letters of the word are always met, all else keeps to
 * `stepsAtOnce` and comes later. An item that was asked before this visit is asked as many times less.
 */
export function stepsBefore({
  parts,
  place,
  items,
  given,
  most = stepsAtOnce,
  random,
}: LessonVisit): LetterStep[] {
  const part = parts[place];
  if (!part) return [];
  const isMet = ({ key, phase }: ItemOfLesson) =>
    phase !== 'new' || given.has(nameOf({ key, exercise: 'meet' }));
  const inOrder = (keys: readonly string[]) =>
    keys.flatMap((key) => items.find((item) => item.key === key) ?? []);
  const upTo = parts.slice(0, place + 1);
  const needed = inOrder(part.needs).filter((item) => !isMet(item));
  const later = inOrder(upTo.flatMap(({ letters, points }) => [...letters, ...points]))
    .sort((a, b) => Number(a.kind === 'point') - Number(b.kind === 'point'))
    .filter((item) => !isMet(item) && !needed.includes(item));

  let left = most - needed.length;
  const introduced: LetterStep[] = [];
  const own: LetterStep[] = [];
  for (const item of [...needed, ...later]) {
    const isNeeded = needed.includes(item);
    const [meet, second, ...rest] = stepsOf(item, taughtBy);
    if (!meet || (!isNeeded && left < 2)) continue;
    if (!isNeeded) left -= 1;
    introduced.push(meet);
    if (second && left > 0) {
      left -= 1;
      introduced.push(second);
    } else if (second) rest.unshift(second);
    own.push(...rest);
  }
  const met = inOrder(parts.flatMap(({ letters, points }) => [...letters, ...points])).filter(isMet);
  const earlier = takeTurns(
    met.flatMap((item) => openStepsOf(item, given)),
    left,
    random,
  );
  return [...earlier, ...introduced, ...takeTurns(own, left - earlier.length, random)];
}

/** The steps after the first of an item that was met: none of one that is known. */
function openStepsOf(item: ItemOfLesson, given: ReadonlySet<string>): LetterStep[] {
  if (item.phase === 'known') return [];
  const [, ...steps] = stepsOf(item, taughtBy);
  const left =
    item.answers === 0 ? steps : steps.filter(({ exercise }) => exercise !== 'trace').slice(item.answers);
  return left.filter((step) => !given.has(nameOf(step)));
}

/** At most `most` of the steps: one of each item first, those that stand first before others, then mixed. */
function takeTurns(steps: readonly LetterStep[], most: number, random: Random): LetterStep[] {
  const turnOf = (at: number) => steps.slice(0, at).filter(({ key }) => key === steps[at]?.key).length;
  const taken = steps
    .map((step, at) => ({ step, turn: turnOf(at) }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, Math.max(0, most));
  return apart(
    shuffled(taken, random)
      .sort((a, b) => a.turn - b.turn)
      .map(({ step }) => step),
  );
}
