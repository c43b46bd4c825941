import { type HeardNumber, numberSeconds } from '../../numbers/tasks.ts';
import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

type NumberQuestion = Pick<HeardNumber, 'kind' | 'digits'>;

/** Numbers by ear: a missed one comes back once, at the end. */
export const numbers = <Q extends NumberQuestion>(): Kind<RoundState<Q, string>> => ({
  seconds: ({ kind }) => numberSeconds[kind],
  keyOf: ({ kind, digits }) => `${kind} ${digits}`,
  miss: { once: true, after: Number.POSITIVE_INFINITY },
  instead: (question, unmet) => (unmet.includes('listen') ? undefined : question),
  saves: null,
  earns: null,
});
