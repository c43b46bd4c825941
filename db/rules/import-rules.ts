import { asc } from 'drizzle-orm';
import { checkRules } from '../../core/rules/check-rules.ts';
import { cleanRule } from '../../core/rules/clean-rule.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../connection/client.ts';
import { names } from '../content/names.ts';
import {
  idsByKey,
  livingContents,
  nextPosition,
  type PartKind,
  readLessonKeys,
  type StoredParts,
  writeParts,
} from '../course/parts.ts';
import type { TablePlan } from '../course/plan.ts';
import { writtenVerbs } from '../course/verbs.ts';
import type { Writing } from '../course/write.ts';
import { rules } from '../schema/index.ts';
import { ruleContent, ruleRow, type StoredRule } from './rule-content.ts';

type RuleValues = Required<Omit<RuleContent, 'key' | 'before'>> & { before: string | null };
export type RulesPlan = TablePlan<RuleValues, StoredRule>;

export const ruleParts: PartKind<RuleContent, RuleValues, StoredRule> = {
  kind: 'rule',
  contentOf: ruleContent,
  valuesOf(rule) {
    const { theme, title, text, lesson, before = null, needs = [], pairs, checks } = cleanRule(rule);
    return { theme, title, text, lesson, before, needs, pairs, checks };
  },
  errorsIn: (all, sections) => checkRules(all, { sections, verbs: writtenVerbs(), names }),
};

export async function readStoredRules(db: Db): Promise<StoredParts<StoredRule>> {
  const rows = await db.select().from(rules).orderBy(asc(rules.position), asc(rules.id));
  return { rows, lessonKeys: await readLessonKeys(db) };
}

/** The rules of the course as content. */
export const readRuleContents = async (db: Db): Promise<RuleContent[]> =>
  livingContents(ruleParts, await readStoredRules(db));

export async function writeRulesPlan(
  tx: Db,
  { written, deleted }: RulesPlan,
  { audioOf, ...writing }: Writing,
): Promise<void> {
  const lessonIds = idsByKey(await readLessonKeys(tx));
  const next = await nextPosition(tx, rules);
  const rows = written.map(({ name, values, row }, at) => ({
    key: name,
    ...ruleRow(values, { lessonId: lessonIds.get(values.lesson) ?? null, soundOf: audioOf }),
    position: row?.position ?? next + at,
  }));
  await writeParts(tx, { table: rules, rows, deleted }, writing);
}
