import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { checkRow, shownRules, storedPairRow } from './read-rules.ts';

const shownRuleRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    lesson: z.object({ id: z.number(), name: z.string() }),
    isOpen: z.boolean(),
    /** Incremented by every change. */
    revision: z.number(),
    /** Empty, as what follows, while the lesson is not open to the visitor. */
    text: z.string(),
    pairs: z.array(storedPairRow()),
    checks: z.array(checkRow()),
  });

/** A rule of a published lesson with all that its card shows. */
export type ShownRule = RowOf<typeof shownRuleRow>;

/** One rule as a visitor may see it; undefined where no published lesson brings it. */
export async function readRule(
  db: Db,
  { ruleId, ...visitor }: Visitor & { ruleId: number },
  now: Date,
): Promise<ShownRule | undefined> {
  const rule = await readJson(
    db,
    'shown_rule',
    () => shownRuleRow().nullable(),
    sql`with shown as (${shownRules(visitor, now)} and r.id = ${ruleId})
    select (select json_build_object('id', id, 'key', key, 'title', title, 'isOpen', is_open, 'revision', revision,
        'lesson', json_build_object('id', lesson_id, 'name', lesson_name),
        'text', case when is_open then text else '' end,
        'pairs', case when is_open then pairs else '[]' end,
        'checks', case when is_open then checks else '[]' end) from shown) as data`,
  );
  return rule ?? undefined;
}
