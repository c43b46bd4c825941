import { ruleCheckSeconds } from '../../memory/rules.ts';
import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

type RuleQuestion = {
  ruleId: number;
  /** Place of the written check; null for one that was made of learned words. */
  place: number | null;
  check: { prompt: string };
};

/** Checks of rules: a missed one comes back once, at the end. They need no sound. */
export const rules = <Q extends RuleQuestion>(): Kind<RoundState<Q, string>> => ({
  seconds: () => ruleCheckSeconds,
  keyOf: ({ ruleId, place, check }) => `${ruleId} ${place ?? check.prompt}`,
  miss: { once: true, after: Number.POSITIVE_INFINITY },
  instead: (question) => question,
  saves: 'POST /rules/{id}/answers',
  earns: null,
});
