import { ruleCheckSeconds } from '../../memory/rules.ts';
import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

type RuleQuestion = {
  ruleId: number;
  /** Place of the written check; null for one that was made of learned words. */
  place: number | null;
  check: { prompt: string };
};

/** `check`: place of a written check; null for the card. */
type StepQuestion = { rule: { id: number }; check: number | null };

/** Checks of rules: a missed one comes back once, at the end. They need no sound. */
export const rules = <Q extends RuleQuestion>(): Kind<RoundState<Q, string>> => ({
  seconds: () => ruleCheckSeconds,
  keyOf: ({ ruleId, place, check }) => `${ruleId} ${place ?? check.prompt}`,
  miss: { once: true, after: Number.POSITIVE_INFINITY },
  instead: (question) => question,
  saves: 'POST /rules/{id}/answers',
  earns: null,
});

/**
 * Cards of rules, which are only shown, and checks: a missed one comes back once, at the end, or is asked `elsewhere`.
 */
export const ruleSteps = <Q extends StepQuestion>(
  misses: 'here' | 'elsewhere',
): Kind<RoundState<Q, string>> => ({
  seconds: () => ruleCheckSeconds,
  keyOf: keyOfStep,
  isShown: ({ check }) => check === null,
  miss: { once: true, after: misses === 'here' ? Number.POSITIVE_INFINITY : null },
  instead: (step) => step,
  saves: 'POST /rules/{id}/answers',
  earns: null,
});

export const keyOfStep = ({ rule, check }: StepQuestion): string => `${rule.id} ${check}`;
