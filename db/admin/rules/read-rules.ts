import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LastEdit } from '../../../core/contracts/shapes/lessons-admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { ruleThemes } from '../../../core/rules/content.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import type { StoredRule } from '../../rules/rule-content.ts';
import { rules, words } from '../../schema/index.ts';
import { findLastEdit } from '../actions.ts';

const adminRuleRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    text: z.string(),
    theme: z.enum(ruleThemes),
    lesson: z
      .object({ id: z.number(), name: z.string(), number: z.number(), isPublished: z.boolean() })
      .nullable(),
    revision: z.number(),
    /** ISO; null for a rule as the repository has it. */
    editedAt: z.string().nullable(),
  });
export type AdminRuleRow = RowOf<typeof adminRuleRow>;

/** The rules that are not deleted in the order of the course, those without a lesson last; with `ruleId` that one alone. */
export function listAdminRules(db: Db, ruleId?: number): Promise<AdminRuleRow[]> {
  return readJson(
    db,
    'admin_rules',
    () => z.array(adminRuleRow()),
    sql`select coalesce(json_agg(json_build_object('id', r.id, 'key', r.key, 'title', r.title, 'text', r.text,
        'theme', r.theme, 'lesson', case when l.id is null then null else json_build_object('id', l.id,
          'name', l.name, 'number', l.lesson_number, 'isPublished', l.is_published) end,
        'revision', r.revision, 'editedAt', r.edited_at)
        order by l.lesson_number nulls last, w.position nulls first, r.position, r.id), '[]') as data
      from rules r left join lessons l on l.id = r.lesson_id and l.deleted_at is null
        left join words w on w.lesson_id = l.id and w.key = r.before_word and w.deleted_at is null
      where r.deleted_at is null and (${ruleId ?? null}::int is null or r.id = ${ruleId ?? null}::int)`,
  );
}

export type AdminRuleDetail = AdminRuleRow &
  Pick<StoredRule, 'needs' | 'pairs' | 'checks'> & {
    /** Id of the word before which it comes. */
    before: number | null;
    lastEdit: LastEdit | null;
  };

/** One rule whole. Throws 'not-found' rule_not_found. */
export async function readAdminRule(db: Db, ruleId: number): Promise<AdminRuleDetail> {
  const [head] = await listAdminRules(db, ruleId);
  const [row] = await db.select().from(rules).where(eq(rules.id, ruleId));
  if (!head || !row) throw new DomainError('not-found', { code: 'rule_not_found' });
  const isBefore = and(
    eq(words.lessonId, row.lessonId ?? 0),
    eq(words.key, row.beforeWord ?? ''),
    isNull(words.deletedAt),
  );
  const [word] = await db.select({ id: words.id }).from(words).where(isBefore);
  const lastEdit = await findLastEdit(db, { kind: 'rule', id: ruleId });
  const { needs, pairs, checks } = row;
  return { ...head, needs, pairs, checks, before: word?.id ?? null, lastEdit };
}
