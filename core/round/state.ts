/** A question of a round; `again` marks a miss that came back: practice, no longer counted. */
export type Asked<Q> = Q & { again: boolean };

/** What a question practises, as its kind names it: a word's id, or a text. */
export type Key = number | string;

/**
 * What is left of a round, and how it went so far. Plain data: the app keeps it on the device and the chat in the store,
 * where a later release finds it.
 */
export type RoundState<Q, K extends Key = Key> = {
  /** The remaining questions, the current one first. */
  queue: readonly Asked<Q>[];
  /** Keys answered right when they were asked first, in order. */
  strengthened: readonly K[];
  /** Keys missed at least once. */
  missed: readonly K[];
  /** Answers so far. */
  answered: number;
};

export type AnyRound = RoundState<object>;
export type QuestionOf<S extends AnyRound> = S['queue'][number];

/** Starts a round with its questions in their order; `misses` were missed earlier and come last. */
export function startRound<Q extends object, K extends Key>(
  questions: readonly Q[],
  misses: readonly Q[] = [],
): RoundState<Q, K> {
  const asked = (again: boolean) => (question: Q) => ({ ...question, again });
  return {
    queue: [...questions.map(asked(false)), ...misses.map(asked(true))],
    strengthened: [],
    missed: [],
    answered: 0,
  };
}

/** How many keys of a round were right at once, and how many were asked. */
export type Score = { right: number; all: number };

export function scoreOf({ strengthened, missed }: Pick<AnyRound, 'strengthened' | 'missed'>): Score {
  const right = strengthened.filter((key) => !missed.includes(key)).length;
  return { right, all: right + new Set(missed).size };
}

export function currentQuestion<Q>({ queue }: { queue: readonly Q[] }): Q | undefined {
  return queue[0];
}
