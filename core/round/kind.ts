import type { LedgerReason } from '../points/awards.ts';
import type { Random } from '../random.ts';
import type { AnyRound, QuestionOf } from './state.ts';

/** What a question may need where the learner is: a microphone, sound, a pen, its sentence on this device. */
export type Need = 'speak' | 'listen' | 'draw' | 'sentence';

/** How a missed question comes back. */
export type MissRule<S extends AnyRound> = {
  /** A question that came back and is missed again does not come back. */
  once: boolean;
  /** After this many others, or after all that are left; null where misses are asked elsewhere. */
  after:
    | number
    | null
    | ((rest: S['queue'], missed: QuestionOf<S>, context: { state: S; random: Random }) => number);
};

/** All that a round knows of a kind of question. */
export type Kind<S extends AnyRound> = {
  /** How long a question takes, seconds. */
  seconds: (question: Omit<QuestionOf<S>, 'again'>) => number;
  /** What it practises: a round ends with the keys that went well and those that did not. */
  keyOf: (question: QuestionOf<S>) => S['missed'][number];
  /** Shown only: its answer says nothing. */
  isShown?: (question: QuestionOf<S>) => boolean;
  miss: MissRule<S>;
  /** The order of what is left after a question; as it was where this is missing. */
  order?: (queue: S['queue'], last: QuestionOf<S>) => S['queue'];
  /** The question to ask where some needs cannot be met; undefined when it has to be left out. */
  instead: (question: QuestionOf<S>, unmet: readonly Need[]) => QuestionOf<S> | undefined;
  /** The call that stores an answer; null where none is stored. */
  saves:
    | 'POST /letters/answers'
    | 'POST /rules/{id}/answers'
    | 'POST /dialogues/{id}/answers'
    | 'POST /forms/answers'
    | 'POST /reviews'
    | null;
  /** The row of the ledger that a right answer can earn. */
  earns: LedgerReason | null;
};
