import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { createBoundedMap } from '../../core/bounded-map.ts';
import { ruleThemes } from '../../core/rules/content.ts';
import { createRuleFinder, type FoundRule, type RuleFinder } from '../../core/rules/find-rule.ts';
import type { SearchedRule } from '../../core/rules/rule-terms.ts';
import { ruleWordings } from '../../core/rules/wordings.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { inCourseOrder, shownRules } from './read-rules.ts';

const listedRuleRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    theme: z.enum(ruleThemes),
    lessonId: z.number(),
    isOpen: z.boolean(),
    /** Of a rule that is found by its text: that of an author, where it is open. '' for others. */
    text: z.string(),
    /** When the visitor last saw its card or answered a check of it, ISO; null: never. */
    metAt: z.string().nullable(),
  });

/** A rule of a published lesson as it is listed. */
export type ListedRule = RowOf<typeof listedRuleRow>;

/** The rules of published lessons in the order of the course, by title. One statement. */
export async function listRules(db: Db, visitor: Visitor, now: Date): Promise<ListedRule[]> {
  const foundByWordings = JSON.stringify(Object.keys(ruleWordings));
  return readJson(
    db,
    'listed_rules',
    () => z.array(listedRuleRow()),
    sql`with shown as (${shownRules(visitor, now)})
    select coalesce(json_agg(json_build_object('id', id, 'key', key, 'title', title, 'theme', theme,
        'lessonId', lesson_id, 'isOpen', is_open,
        'text', case when is_open and not jsonb_exists(${foundByWordings}::jsonb, key) then text else '' end,
        'metAt', (select max(a.done_at) from rule_answers a
          where a.user_id = ${visitor.userId} and a.rule_id = shown.id)) order by ${inCourseOrder}), '[]') as data
    from shown`,
  );
}

/** Finders by the rules that they find: those of learners with premium read more texts. */
const finders = createBoundedMap<string, RuleFinder>(4);

function finderOf(rules: readonly ListedRule[]): RuleFinder {
  const searched = rules.map(({ key, title, text }): SearchedRule => ({ key, title, text }));
  const name = JSON.stringify(searched);
  const finder = finders.get(name) ?? createRuleFinder(searched);
  finders.set(name, finder);
  return finder;
}

/** A rule that a text asks for, the lesson of which may be locked. */
export type RuleMatch = ListedRule & Pick<FoundRule, 'score' | 'isExact'>;

/** Those among the listed rules that a text asks for, the best first (core/rules/find-rule.ts). */
export function matchRules(rules: readonly ListedRule[], text: string): RuleMatch[] {
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  return finderOf(rules)(text).flatMap(({ key, ...found }) => {
    const rule = byKey.get(key);
    return rule ? [{ ...rule, ...found }] : [];
  });
}

/** The rules of published lessons that a text asks for, the best first. */
export async function searchRules(
  db: Db,
  { text, ...visitor }: Visitor & { text: string },
  now: Date,
): Promise<RuleMatch[]> {
  return matchRules(await listRules(db, visitor, now), text);
}
