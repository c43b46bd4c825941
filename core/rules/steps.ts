import type { RuleItem } from '../contracts/rules.ts';
import { type LessonWithRules, namedBefore } from './named-before.ts';

/** A rule on the screen: its card (`check` is null), or one of its checks by its place. */
export type RuleStep = {
  rule: RuleItem;
  check: number | null;
  /** It was missed, and comes back once. */
  again: boolean;
};

/** So many checks are asked right after the card. */
export const checksAfterCard = 3;

export const cardOf = (rule: RuleItem): RuleStep => ({ rule, check: null, again: false });

/** The first checks of a rule. */
export const checksOf = (rule: RuleItem): RuleStep[] =>
  rule.checks.slice(0, checksAfterCard).map((_, check) => ({ rule, check, again: false }));

/**
 * Returns the rules that come before a word of their lesson: those of this word, and those of words before it, or of the
 * start of the lesson, that were not seen yet. What is locked, or was seen before, does not come.
 */
export function rulesBefore(lesson: LessonWithRules, wordId: number, items: readonly RuleItem[]): RuleItem[] {
  return namedBefore(lesson, wordId)
    .flatMap(({ id }) => items.find((item) => item.id === id) ?? [])
    .filter(isToBeMet);
}

const isToBeMet = ({ state, isLocked }: RuleItem): boolean => state === 'new' && !isLocked;
