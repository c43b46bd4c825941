import { asc, isNull } from 'drizzle-orm';
import type { RuleProblem } from '../../../core/contracts/rules-admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { checkRule } from '../../../core/rules/check-rules.ts';
import { cleanRule } from '../../../core/rules/clean-rule.ts';
import type { RuleContent } from '../../../core/rules/content.ts';
import { describeProblems } from '../../../core/rules/describe-problems.ts';
import type { Db } from '../../connection/client.ts';
import { names } from '../../content/names.ts';
import { courseOf, readStored, type StoredCourse } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';
import { ruleContent, type StoredRule } from '../../rules/rule-content.ts';
import { rules } from '../../schema/index.ts';
import { type EditedRule, placeOf } from './edited-rule.ts';

/** The course and its rules that are not deleted: what a rule is judged by. */
export type Surroundings = { stored: StoredCourse; rules: StoredRule[] };

export async function readSurroundings(db: Db): Promise<Surroundings> {
  const living = await db
    .select()
    .from(rules)
    .where(isNull(rules.deletedAt))
    .orderBy(asc(rules.position), asc(rules.id));
  return { stored: await readStored(db), rules: living };
}

/** The name of a rule that has none yet. */
const newKey = 'own';

/**
 * An edited rule as content, cleaned, and what is wrong in it where it comes. Only what its lesson and those before it
 * teach is read, and only this rule is checked.
 */
export function judgeRule(
  edited: EditedRule,
  { row, around: { stored, rules } }: { row: StoredRule | undefined; around: Surroundings },
): { content: RuleContent; problems: RuleProblem[] } {
  const keyOf = new Map(
    stored.lessons.filter(({ deletedAt }) => deletedAt === null).map(({ id, key }) => [id, key]),
  );
  const others = rules
    .filter(({ id }) => id !== row?.id)
    .map((other) => ruleContent(other, keyOf.get(other.lessonId ?? 0) ?? ''));
  // A rule that was needed may be gone.
  const {
    lessonId,
    before: _,
    needs = row?.needs.filter((key) => others.some((it) => it.key === key)),
  } = edited;
  const { title, theme, text, pairs, checks } = edited;
  const content = cleanRule<RuleContent>({
    ...{ key: row?.key ?? newKey, title, theme, text, pairs, checks },
    ...placeOf(edited, stored),
    ...(needs && needs.length > 0 ? { needs } : {}),
  });
  const course = { sections: courseOf(stored), verbs: writtenVerbs(), names };
  const lesson = stored.lessons.find(({ id }) => id === lessonId)?.name ?? '';
  const problems = describeProblems(checkRule(content, others, course), lesson);
  return { content, problems };
}

/** The problems of a rule as it is being edited; nothing is written. Throws 'not-found' rule_not_found. */
export async function checkEditedRule(
  db: Db,
  { ruleId, rule }: { ruleId: number | undefined; rule: EditedRule },
): Promise<RuleProblem[]> {
  const around = await readSurroundings(db);
  const row = around.rules.find(({ id }) => id === ruleId);
  if (ruleId !== undefined && !row) throw new DomainError('not-found', { code: 'rule_not_found' });
  return judgeRule(rule, { row, around }).problems;
}
