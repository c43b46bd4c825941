import { InlineKeyboard } from 'grammy';
import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import type { Visitor } from '../../db/entitlements.ts';
import { type ListedRule, listRules, matchRules } from '../../db/rules/search-rules.ts';
import type { Admins } from '../learner.ts';
import { ruleButtons } from './buttons.ts';

/** Below the answer to something else a rule must be meant for sure. */
const leastScore = 0.9;
const mostOffers = 2;

/** The rules that a text asks for: where it was answered as a word, only one that is asked for by these very words. */
export async function offersFor(
  { db }: Pick<Admins, 'db'>,
  { text, isAnswered, ...visitor }: Visitor & { text: string; isAnswered: boolean },
  now: Date,
): Promise<ListedRule[]> {
  const found = matchRules(await listRules(db, visitor, now), text);
  const meant = found.filter(({ score, isExact }) => isExact || (!isAnswered && score >= leastScore));
  return meant.slice(0, isAnswered ? 1 : mostOffers);
}

/** Those of the listed rules that have these keys. */
export const rulesOfKeys = (rules: readonly ListedRule[], keys: readonly string[]): ListedRule[] =>
  [...new Set(keys)].flatMap((key) => rules.find((rule) => rule.key === key) ?? []);

/** The keyboard with «Правило: …» below its other rows; undefined where nothing stands in it. */
export function withRules(
  keyboard: InlineKeyboard | undefined,
  rules: readonly ListedRule[],
): InlineKeyboard | undefined {
  if (rules.length === 0) return keyboard;
  const extended = keyboard ? keyboard.clone().row() : new InlineKeyboard();
  for (const rule of rules)
    extended.text(texts.button.rule(rule), ruleButtons.build({ kind: 'card-below', ruleId: rule.id })).row();
  return extended;
}
