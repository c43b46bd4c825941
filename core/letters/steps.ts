import type { Form } from '../handwriting/shapes.ts';
import { type Random, shuffled } from '../random.ts';
import type { LetterContent, LetterKind } from './content.ts';
import { isVowelPoint, soundsOf } from './sounds.ts';

/**
 * What is done with a letter. meet: shown and heard · trace: drawn over the model · write: drawn unaided · find: chosen
 * among look-alikes, a point by reading a syllable · hear: chosen by its sound. The last three are checked.
 */
const letterExercises = ['meet', 'trace', 'write', 'find', 'hear'] as const;
export type LetterExercise = (typeof letterExercises)[number];

export const checkedExercises = ['write', 'find', 'hear'] as const satisfies readonly LetterExercise[];
export type CheckedExercise = (typeof checkedExercises)[number];

/** What can be recorded about letters: an exercise, or the learner's word that they know them already. */
export const letterEvents = [...letterExercises, 'claim'] as const;
export type LetterEvent = (typeof letterEvents)[number];

export function isChecked(event: LetterEvent): event is CheckedExercise {
  return (checkedExercises as readonly LetterEvent[]).includes(event);
}

/** An item as exercises need it. */
export type LetterToPractise = {
  key: string;
  kind: LetterKind;
  /** As it is shown. */
  shown: string;
  /** How it is read, in Russian letters: 'ш, с'; '—' where it is silent. */
  transcription: string;
  looks: { print: readonly string[]; cursive: readonly string[] };
  soundAlikes: readonly string[];
  finalOf: string | null;
  /** The syllable by which it is recognised; null where it has no sound of its own. */
  sound: { transcription: string } | null;
};

/** An item of the alphabet as exercises need it. */
export function letterToPractise(item: LetterContent): LetterToPractise & { letter: string; name: string } {
  const { key, kind, letter, shown = letter, name, transcription, soundAlikes, spokenSound = null } = item;
  return {
    ...{ key, kind, letter, shown, name, transcription, soundAlikes },
    looks: item.lookAlikes,
    finalOf: item.finalOf ?? null,
    sound: spokenSound,
  };
}

/**
 * What is done with two letters that are mixed up. compare: shown side by side · spell: a word is heard, and the letter
 * chosen that is missing in it. Of these only 'spell' is an answer, saved as 'find'.
 */
export type PairExercise = 'compare' | 'spell';

/** `twin`: the key of the other letter, where only the two are asked. */
export type LetterStep = { key: string; exercise: LetterExercise | PairExercise; twin?: string };

/** The event that an answer to an exercise is saved as; null for one that only shows. */
export function eventOf(exercise: LetterStep['exercise']): LetterExercise | null {
  if (exercise === 'compare') return null;
  return exercise === 'spell' ? 'find' : exercise;
}

/** True when the exercise is possible with this item: points are not drawn, a silent sign is not heard. */
export function canDo(
  { kind, sound }: Pick<LetterToPractise, 'kind' | 'sound'>,
  exercise: LetterExercise,
): boolean {
  if (exercise === 'trace' || exercise === 'write') return kind !== 'point';
  return exercise !== 'hear' || sound !== null;
}

/**
 * The steps with which items are introduced: each is met, and drawn twice where it can be; then all are asked by look
 * and by sound, mixed, no item twice in a row where that can be avoided.
 */
export function introduce(items: readonly LetterToPractise[], random: Random): LetterStep[] {
  const shown = items.flatMap((item) => stepsOf(item, ['meet', 'trace', 'write']));
  return [
    ...shown,
    ...apart(
      shuffled(
        items.flatMap((item) => stepsOf(item, ['hear', 'find'])),
        random,
      ),
    ),
  ];
}

/** The steps with which one item is practised by choice: everything that can be done with it. */
export function practise(item: LetterToPractise): LetterStep[] {
  return stepsOf(item, letterExercises);
}

/** A letter with the words in which it must be distinguished from one that sounds alike. */
export type LetterWithTwins = LetterToPractise & {
  twins: readonly { key: string; word: unknown }[];
};

/** Teaches two letters that sound alike: both side by side, then a word with each. */
export function contrast(a: LetterWithTwins, b: LetterWithTwins, random: Random): LetterStep[] {
  return [{ key: a.key, twin: b.key, exercise: 'compare' }, ...shuffled(spelled(a, b), random)];
}

/** Asks pairs that were contrasted once more: one word of each pair, in random order. */
export function recallTwins(
  pairs: readonly (readonly [LetterWithTwins, LetterWithTwins])[],
  random: Random,
): LetterStep[] {
  return shuffled(
    pairs.flatMap(([a, b]) => shuffled(spelled(a, b), random).slice(0, 1)),
    random,
  );
}

/** Drills two letters that the learner mixes up: side by side, then each by look, by ear and by hand, nothing else. */
export function drillPair(a: LetterWithTwins, b: LetterWithTwins, random: Random): LetterStep[] {
  const isAlike = soundAlike(a, b);
  // Which of two letters is meant their names tell; of two points only their sound does.
  const canTell = (exercise: LetterExercise) =>
    !isAlike || exercise === 'write' || (exercise === 'find' && a.kind !== 'point');
  const each = ([one, other]: readonly [LetterWithTwins, LetterWithTwins]): LetterStep[] =>
    (['find', 'find', 'hear', 'write'] as const)
      .filter((exercise) => canDo(one, exercise) && canTell(exercise))
      .map((exercise) => ({ key: one.key, twin: other.key, exercise }));
  const asked = [...each([a, b]), ...each([b, a]), ...spelled(a, b)];
  return [{ key: a.key, twin: b.key, exercise: 'compare' }, ...apart(shuffled(asked, random))];
}

function spelled(a: LetterWithTwins, b: LetterWithTwins): LetterStep[] {
  return [
    [a, b],
    [b, a],
  ].flatMap(([one, other]) =>
    one?.twins.some(({ key, word }) => key === other?.key && word !== null) && other
      ? [{ key: one.key, twin: other.key, exercise: 'spell' as const }]
      : [],
  );
}

export function stepsOf(item: LetterToPractise, exercises: readonly LetterExercise[]): LetterStep[] {
  return exercises
    .filter((exercise) => canDo(item, exercise))
    .map((exercise) => ({ key: item.key, exercise }));
}

/** Returns the same steps, the same item not twice in a row where that can be avoided: what is left most often comes first. */
export function apart(steps: readonly LetterStep[]): LetterStep[] {
  const rest = [...steps];
  const left = (key: string) => rest.filter((step) => step.key === key).length;
  const inOrder: LetterStep[] = [];
  while (rest.length > 0) {
    const last = inOrder.at(-1)?.key;
    const [next] = rest
      .map((step, place) => ({ place, isTwin: step.key === last, left: left(step.key) }))
      .sort((a, b) => Number(a.isTwin) - Number(b.isTwin) || b.left - a.left || a.place - b.place);
    inOrder.push(...rest.splice(next?.place ?? 0, 1));
  }
  return inOrder;
}

/** Options of a choice, the right one among them. */
export const optionCount = 4;

/**
 * The options for an item, in random order. By look: its look-alikes in the script first. By sound, and for a point
 * always: none that sounds the same. The rest come from `met`, then from all items of its family: letters, vowels, or
 * letters with a dot.
 */
export function optionsFor<L extends LetterToPractise>(
  item: L,
  all: readonly L[],
  {
    by,
    script,
    met,
    random,
  }: { by: 'find' | 'hear'; script: Form; met: ReadonlySet<string>; random: Random },
): L[] {
  const looks = item.looks[script].length > 0 ? item.looks[script] : item.looks.print;
  const isPoint = item.kind === 'point';
  const rank = (other: L) => {
    // A point is known by its sound: one that was met before says more than one that looks like it.
    if (looks.includes(other.key) && !isPoint) return 0;
    return met.has(other.key) ? 1 : 2;
  };
  const others = shuffled(
    all.filter(
      (other) =>
        other.shown !== item.shown &&
        (isPoint ? isOfFamily(item, other) : looks.includes(other.key) || other.kind !== 'point') &&
        ((by === 'find' && !isPoint) || !soundAlike(item, other)),
    ),
    random,
  ).sort((a, b) => rank(a) - rank(b));
  const chosen: L[] = [];
  for (const other of others) {
    if (chosen.length === optionCount - 1) break;
    if (!isPoint || !chosen.some((one) => soundAlike(one, other))) chosen.push(other);
  }
  return shuffled([item, ...chosen], random);
}

/** True where the sound of an item says which of the options is meant: else its name alone does. */
export const isKnownBySound = (
  item: Pick<LetterToPractise, 'key' | 'transcription'>,
  options: readonly Pick<LetterToPractise, 'key' | 'transcription'>[],
): boolean => options.every((one) => one.key === item.key || one.transcription !== item.transcription);

const isOfFamily = (point: LetterToPractise, other: LetterToPractise): boolean =>
  other.kind === 'point' && isVowelPoint(point) === isVowelPoint(other);

function soundAlike(a: LetterToPractise, b: LetterToPractise): boolean {
  if (a.soundAlikes.includes(b.key) || b.soundAlikes.includes(a.key)) return true;
  if (a.finalOf === b.key || b.finalOf === a.key) return true;
  if (a.sound !== null && a.sound.transcription === b.sound?.transcription) return true;
  // A shva is now and then an «э».
  const sounds = soundsOf(b.transcription);
  return (
    a.kind === 'point' && b.kind === 'point' && soundsOf(a.transcription).some((one) => sounds.includes(one))
  );
}
