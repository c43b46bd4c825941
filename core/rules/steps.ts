import type { LessonDetail } from '../contracts/catalogue.ts';
import type { RuleItem } from '../contracts/rules.ts';

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

type Lesson = {
  letters?: LessonDetail['letters'] | undefined;
  words: readonly Pick<LessonDetail['words'][number], 'id'>[];
  /** A lesson that an older release has kept on the device has none. */
  rules?: LessonDetail['rules'] | undefined;
};

/**
 * Returns the rules that come before a word of their lesson: those of this word, and those of words before it, or of the
 * start of the lesson, that were not seen yet. What is locked, or was seen before, does not come. A lesson of letters
 * begins with them, and a rule that opens it waits until they have made a word.
 */
export function rulesBefore(
  { words, letters = [], rules: named = [] }: Lesson,
  wordId: number,
  items: readonly RuleItem[],
): RuleItem[] {
  const opening = letters.length > 0 ? 1 : 0;
  const placeOf = (id: number | null) => (id === null ? opening : words.findIndex((word) => word.id === id));
  const here = placeOf(wordId);
  const due = named.filter(({ before }) => placeOf(before) <= here);
  return due.flatMap(({ id }) => items.find((item) => item.id === id) ?? []).filter(isToBeMet);
}

const isToBeMet = ({ state, isLocked }: RuleItem): boolean => state === 'new' && !isLocked;
