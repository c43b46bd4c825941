import { and, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db } from '../connection/client.ts';
import type { SoundOf } from '../course/sentences.ts';
import { overwriting } from '../course/write.ts';
import { ruleRow } from '../rules/rule-content.ts';
import { lessons, rules } from '../schema/index.ts';

/**
 * Writes the rules of the content by their keys. A row that an admin changed is left alone; what left the content is
 * deleted softly and comes back with it; one that says the same keeps its revision. A rule whose lesson is gone has none.
 */
export async function writeRules(
  tx: Db,
  input: { rules: readonly RuleContent[]; audioOf: SoundOf },
  now: Date,
): Promise<void> {
  const lessonIds = await livingLessons(tx, input.rules);
  const rows = input.rules.map((rule, position) => ({
    key: rule.key,
    ...ruleRow(rule, { lessonId: lessonIds.get(rule.lesson) ?? null, soundOf: input.audioOf }),
    position,
    deletedAt: null,
  }));
  if (rows.length > 0) {
    const set = overwriting(rules, rows);
    await tx
      .insert(rules)
      .values(rows)
      .onConflictDoUpdate({
        target: rules.key,
        set: { ...set, revision: sql`${rules.revision} + 1` },
        setWhere: and(isNull(rules.editedAt), differs(set)),
      });
  }
  const keys = rows.map(({ key }) => key);
  await tx
    .update(rules)
    .set({ deletedAt: now })
    .where(
      and(
        isNull(rules.deletedAt),
        isNull(rules.editedAt),
        keys.length > 0 ? notInArray(rules.key, keys) : undefined,
      ),
    );
}

/** Ids of the lessons that the rules name, by their keys; not those that are deleted. */
async function livingLessons(tx: Db, content: readonly RuleContent[]): Promise<Map<string, number>> {
  const keys = [...new Set(content.map(({ lesson }) => lesson))];
  if (keys.length === 0) return new Map();
  const rows = await tx
    .select({ id: lessons.id, key: lessons.key })
    .from(lessons)
    .where(and(inArray(lessons.key, keys), isNull(lessons.deletedAt)));
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** True in SQL where a row would change. */
const differs = (set: Record<string, SQL>): SQL | undefined =>
  or(
    ...Object.entries(set).map(
      ([name, value]) => sql`${rules[name as keyof typeof rules.$inferSelect]} is distinct from ${value}`, // keys of rows
    ),
  );
