import { asc, inArray, isNull, max, sql } from 'drizzle-orm';
import type { SectionContent } from '../../core/lesson/content.ts';
import { checkRules, type RuleFinding } from '../../core/rules/check-rules.ts';
import { cleanRule } from '../../core/rules/clean-rule.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../connection/client.ts';
import { names } from '../content/names.ts';
import { type CourseOwner, planTable, type TablePlan } from '../course/plan.ts';
import { writtenVerbs } from '../course/verbs.ts';
import type { Writing } from '../course/write.ts';
import { overwriting } from '../course/write.ts';
import { lessons, rules } from '../schema/index.ts';
import { ruleContent, ruleRow, type StoredRule } from './rule-content.ts';

type RuleValues = Required<Omit<RuleContent, 'key' | 'before'>> & { before: string | null };
export type RulesPlan = TablePlan<RuleValues, StoredRule>;

/** Every rule, deleted ones too, and the keys of the lessons that are not deleted by their ids. */
export type StoredRules = { rows: StoredRule[]; lessonKeys: ReadonlyMap<number, string> };

export async function readStoredRules(db: Db): Promise<StoredRules> {
  const rows = await db.select().from(rules).orderBy(asc(rules.position), asc(rules.id));
  const living = await db
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(isNull(lessons.deletedAt));
  return { rows, lessonKeys: new Map(living.map(({ id, key }) => [id, key])) };
}

const contentIn = ({ lessonKeys }: StoredRules, row: StoredRule): RuleContent =>
  ruleContent(row, lessonKeys.get(row.lessonId ?? 0) ?? '');

/** The rules of the course as content, without those that are deleted or have no lesson. */
export const livingRules = (stored: StoredRules): RuleContent[] =>
  stored.rows
    .filter(({ deletedAt }) => deletedAt === null)
    .map((row) => contentIn(stored, row))
    .filter(({ lesson }) => lesson !== '');

/** The rules of the course as content. */
export const readRuleContents = async (db: Db): Promise<RuleContent[]> =>
  livingRules(await readStoredRules(db));

/** What is there with the imported rules in it, each in the place of the one that had its key. */
function merged(present: readonly RuleContent[], imported: readonly RuleContent[]): RuleContent[] {
  const named = new Map(imported.map((rule) => [rule.key, rule]));
  const known = new Set(present.map(({ key }) => key));
  return [
    ...present.map((rule) => named.get(rule.key) ?? rule),
    ...imported.filter(({ key }) => !known.has(key)),
  ];
}

export type RulesImport = {
  /** The rules of a file or of the content. */
  imported: readonly RuleContent[];
  /** Those that it does not name are to be deleted. */
  deletesMissing: boolean;
  owner: CourseOwner;
  /** The course before the import, and after it. */
  current: readonly SectionContent[];
  target: readonly SectionContent[];
};

/** Errors of the imported rules that they do not have now. */
export function newRuleErrors(
  stored: StoredRules,
  { imported, deletesMissing, current, target }: RulesImport,
): RuleFinding[] {
  const named = new Set(imported.map(({ key }) => key));
  const present = livingRules(stored);
  const verbs = writtenVerbs();
  const errorsIn = (all: readonly RuleContent[], sections: readonly SectionContent[]) =>
    checkRules(all, { sections, verbs, names }).filter(({ key }) => named.has(key));
  const found = errorsIn(deletesMissing ? imported : merged(present, imported), target);
  if (found.length === 0) return [];
  const nameOf = ({ key, field, rule, why }: RuleFinding) => [key, field, rule, why].join(' ');
  const known = new Set(errorsIn(present, current).map(nameOf));
  return found.filter((finding) => !known.has(nameOf(finding)));
}

function valuesOf(rule: RuleContent): RuleValues {
  const { theme, title, text, lesson, before = null, needs = [], pairs, checks } = cleanRule(rule);
  return { theme, title, text, lesson, before, needs, pairs, checks };
}

/** Compares what is stored with the rules as they should be; rules are known by their keys. */
export function planRules(
  stored: StoredRules,
  { imported, deletesMissing, owner }: Pick<RulesImport, 'imported' | 'deletesMissing' | 'owner'>,
): RulesPlan {
  const held = stored.rows.map((row) => ({ name: row.key, values: valuesOf(contentIn(stored, row)), row }));
  const kept = held.filter(
    ({ row, values }) => row.deletedAt === null && (!deletesMissing || values.lesson === ''),
  );
  const named = new Set(imported.map(({ key }) => key));
  const wanted = [
    ...imported.map((rule) => ({ name: rule.key, values: valuesOf(rule) })),
    ...kept.filter(({ name }) => !named.has(name)),
  ];
  return planTable('rule', { wanted, held, named, owner });
}

/** Writes a plan: rules are added, changed in place, with what learners know of them, or deleted softly. */
export async function writeRulesPlan(
  tx: Db,
  { written, deleted }: RulesPlan,
  { audioOf, owner, now }: Writing,
): Promise<void> {
  const places = await tx
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(isNull(lessons.deletedAt));
  const lessonIds = new Map(places.map(({ id, key }) => [key, id]));
  const [last] = await tx.select({ position: max(rules.position) }).from(rules);
  const rows = written.map(({ name, values, row }, at) => ({
    key: name,
    ...ruleRow(values, { lessonId: lessonIds.get(values.lesson) ?? null, soundOf: audioOf }),
    position: row?.position ?? (last?.position ?? 0) + 1 + at,
    editedAt: owner === 'editor' ? now : null,
    deletedAt: null,
  }));
  if (rows.length > 0) {
    const set = { ...overwriting(rules, rows), revision: sql`${rules.revision} + 1` };
    await tx.insert(rules).values(rows).onConflictDoUpdate({ target: rules.key, set });
  }
  const gone = deleted.map(({ id }) => id);
  if (gone.length > 0) {
    const editedAt = owner === 'editor' ? now : null;
    await tx.update(rules).set({ deletedAt: now, editedAt }).where(inArray(rules.id, gone));
  }
}

/** Ids of the rules of which something changed, by their keys. */
export async function ruleIdsOf(tx: Db, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ id: rules.id })
    .from(rules)
    .where(inArray(rules.key, [...keys]));
  return rows.map(({ id }) => id);
}
