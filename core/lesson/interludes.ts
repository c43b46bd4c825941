import { type Exercise, secondsFor } from '../memory/exercises.ts';

/** How an earlier word comes back: heard and chosen, read and chosen, then recalled. */
const recallExercises = ['listen', 'choose-russian', 'type'] as const satisfies readonly Exercise[];
export type RecallExercise = (typeof recallExercises)[number];

/** An earlier word for a few seconds. */
export type RecallStep = {
  kind: 'recall';
  wordId: number;
  exercise: RecallExercise;
  /** The word was missed in this very step, and comes back once more. */
  isSecond: boolean;
};

/** What is asked about a sentence: heard and its meaning chosen, put together from its words, or typed into its gap. */
const sentenceExercises = ['hear', 'order', 'gap'] as const;
export type SentenceExercise = (typeof sentenceExercises)[number];

/** An earlier word in its sentence. */
export type SentenceStep = { kind: 'sentence'; wordId: number; exercise: SentenceExercise };

/** Two forms of the verb that was just learned. What is asked follows from the learner's schedules of forms. */
export type FormsStep = { kind: 'forms'; wordId: number };

/** What stands between two words of a lesson. Each kind has a player in the trainer. */
export type Interlude = RecallStep | SentenceStep | FormsStep;

/** What the trainer remembers of one sitting beside the stages: plain data that survives a reload. */
export type Sitting = {
  /** Words that were left, in order; new ones had not been learned before this sitting. */
  met: readonly { wordId: number; isNew: boolean }[];
  /** How often each word came back and was right. */
  recalled: Readonly<Record<number, number>>;
  /** Words missed, or answered with help, in the lesson or as they came back. */
  missed: readonly number[];
  /** Words that were missed and not right since. */
  owed: readonly number[];
  /** The steps before the next word; the first one is on the screen. */
  between: readonly Interlude[];
  /** The learner cannot listen now: words that would be heard are read. */
  isQuiet: boolean;
};

export const newSitting: Sitting = {
  met: [],
  recalled: {},
  missed: [],
  owed: [],
  between: [],
  isQuiet: false,
};

/** A word comes back when two to four words have begun after it. */
const soonestAgo = 2;
const latestAgo = 4;
/** How many words are recalled at the end of the lesson. */
const recallsAtEnd = 2;
/** After so many words one of them is asked in its sentence. */
const wordsForSentence = 4;
/** Of so many verbs forms are asked in one sitting: more would take the lesson over. */
const verbsWithForms = 3;

type Between = {
  /** No word follows. */
  isEnd: boolean;
  /** What can be asked about the sentence of a word; nothing where it has none. */
  asks?: ((wordId: number) => readonly SentenceExercise[]) | undefined;
  /** True for a verb that has more forms than the word itself. */
  hasForms?: ((wordId: number) => boolean) | undefined;
};

/**
 * Returns the steps between a word that was just left and the next one: a word of two to four words ago that was
 * missed, or else has not come back yet; and the word of four ago, if it came back once; after every fourth word a
 * sentence; after a new verb, the first of all, two of its forms. At the end what is owed comes back, what has not come back, and two words are recalled, those with misses
 * first.
 */
export function interludesAfter(
  sitting: Sitting,
  { isEnd, asks = () => [], hasForms = () => false }: Between,
): Interlude[] {
  const steps = recallsAfter(sitting, isEnd);
  const sentence = sentenceAfter(sitting, asks, new Set(steps.map(({ wordId }) => wordId)));
  return [...formsAfter(sitting, hasForms), ...(sentence ? [sentence] : []), ...steps];
}

/** Forms of the word that was just left, if it is one of the first new verbs of the sitting. */
function formsAfter({ met }: Sitting, hasForms: NonNullable<Between['hasForms']>): FormsStep[] {
  const verbs = met.filter(({ wordId, isNew }) => isNew && hasForms(wordId));
  const left = met.at(-1);
  if (!left || left !== verbs.at(-1) || verbs.length > verbsWithForms) return [];
  return [{ kind: 'forms', wordId: left.wordId }];
}

/**
 * The exercises take turns, from lesson to lesson too; of the last four words one that does not come back at once is
 * asked, the earliest first.
 */
function sentenceAfter(
  { met }: Sitting,
  asks: NonNullable<Between['asks']>,
  comingBack: ReadonlySet<number>,
): SentenceStep | undefined {
  const [first] = met;
  if (!first || met.length % wordsForSentence !== 0) return undefined;
  const ids = met.slice(-wordsForSentence).map(({ wordId }) => wordId);
  const candidates = [...ids.filter((id) => !comingBack.has(id)), ...ids.filter((id) => comingBack.has(id))];
  const kinds = sentenceExercises.length;
  const turn = (first.wordId + met.length / wordsForSentence) % kinds;
  for (let step = 0; step < kinds; step++) {
    const exercise = sentenceExercises[(turn + step) % kinds];
    const wordId = exercise && candidates.find((id) => asks(id).includes(exercise));
    if (exercise && wordId !== undefined) return { kind: 'sentence', wordId, exercise };
  }
  return undefined;
}

function recallsAfter(sitting: Sitting, isEnd: boolean): RecallStep[] {
  const ids = sitting.met.map(({ wordId }) => wordId);
  const ago = (from: number, to = ids.length) =>
    ids.slice(Math.max(0, ids.length - to), ids.length - from + 1);
  const times = (id: number) => sitting.recalled[id] ?? 0;
  const isMissed = (id: number) => Number(sitting.missed.includes(id));
  const isOwed = (id: number) => sitting.owed.includes(id);
  const step = (wordId: number) => recallStep(sitting, wordId);

  if (!isEnd) {
    const near = ago(soonestAgo, latestAgo);
    const first = near.find(isOwed) ?? near.find((id) => times(id) === 0);
    const second = ago(latestAgo, latestAgo).find((id) => id !== first && times(id) === 1);
    return [first, second].filter((id) => id !== undefined).map(step);
  }
  const owed = ids.filter(isOwed);
  const unasked = ago(soonestAgo).filter((id) => times(id) === 0 && !isOwed(id));
  const others = ago(soonestAgo).filter((id) => !owed.includes(id) && !unasked.includes(id));
  const byMisses = [...others].sort((a, b) => isMissed(b) - isMissed(a));
  const recalled = byMisses
    .slice(0, recallsAtEnd)
    .map((id): RecallStep => ({ ...step(id), exercise: 'type' }));
  return [...[...owed, ...unasked].map(step), ...recalled];
}

/** Recognition by ear, then by sight; recall comes third. */
function recallStep({ recalled }: Sitting, wordId: number): RecallStep {
  const exercise = recallExercises[Math.min(recalled[wordId] ?? 0, recallExercises.length - 1)] ?? 'type';
  return { kind: 'recall', wordId, exercise, isSecond: false };
}

/** A sitting as this device kept it. */
export type KeptSitting = Sitting & {
  lessonId: number;
  /** When it was last used, ISO. */
  at: string;
};

/** A lesson that is opened again within this time goes on; later, or another lesson, begins a new sitting. */
const sameSittingMs = 3 * 3600_000;
/** Words of a sitting longer ago are left to «Сегодня». */
const warmUpWithinMs = 30 * 86_400_000;
/** A warm-up takes less than a minute, its misses included. */
const warmUpSeconds = 48;

type WarmUpWord = { learned: boolean; isSilent?: boolean };

/**
 * Returns the sitting with which a lesson opens at `now`: the kept one when the lesson is gone on with, else a new one
 * that begins with a warm-up: what was missed in the last one, then what was new in it. `words` are those that this
 * device has, with what is learned among them. A clock that was set back makes no sitting old.
 */
export function openSitting(
  kept: KeptSitting | undefined,
  { lessonId, now, words }: { lessonId: number; now: Date; words: ReadonlyMap<number, WarmUpWord> },
): Sitting {
  if (!kept) return newSitting;
  const passedMs = now.getTime() - Date.parse(kept.at);
  if (kept.lessonId === lessonId && passedMs < sameSittingMs) {
    const { lessonId: _, at: __, ...sitting } = kept;
    return { ...sitting, between: kept.between.filter(({ wordId }) => words.has(wordId)) };
  }
  if (passedMs > warmUpWithinMs) return newSitting;
  const fresh = kept.met.filter(({ isNew }) => isNew).map(({ wordId }) => wordId);
  const asked = [...new Set([...kept.missed, ...fresh])].filter((id) => words.get(id)?.learned);
  const steps = asked.map(
    (wordId, index): RecallStep => ({
      kind: 'recall',
      wordId,
      exercise: index % 2 === 0 && !words.get(wordId)?.isSilent ? 'listen' : 'choose-russian',
      isSecond: false,
    }),
  );
  return { ...newSitting, between: withinSeconds(steps, warmUpSeconds) };
}

function withinSeconds(steps: readonly RecallStep[], seconds: number): RecallStep[] {
  return steps.filter(
    (_, index) => secondsFor(steps.slice(0, index + 1).map(({ exercise }) => exercise)) <= seconds,
  );
}
