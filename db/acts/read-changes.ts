import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ActRow } from '../../core/acts/act-row.ts';
import { binKinds } from '../../core/acts/bin.ts';
import { type Db, readJson } from '../connection/client.ts';

/** Rows of an act that are described; the others are counted. */
const describedRows = 6;

export type ActChanges = { rows: ActRow[]; total: number };

const columns = () => z.record(z.string(), z.unknown());
const changedRow = () =>
  z.object({
    actId: z.number(),
    total: z.number(),
    kind: z.enum(binKinds),
    id: z.number(),
    name: z.string(),
    isNew: z.boolean(),
    before: columns(),
    after: columns(),
  });

/** Sentences and turns are long, and are not read: that they differ is said by the column. */
const readable = sql`case
  when field.key = 'section_id' then to_jsonb((select name from sections where id = (field.value #>> '{}')::int))
  when field.key = 'subsection_id' then to_jsonb((select name from subsections where id = (field.value #>> '{}')::int))
  when field.key = 'lesson_id' then to_jsonb((select name from lessons where id = (field.value #>> '{}')::int))
  when jsonb_typeof(field.value) = 'array' and jsonb_typeof(field.value->0) = 'object' then '[{}]'::jsonb
  else field.value end`;

/** What acts changed in rows of the course, by the numbers of the acts; those that changed nothing are missing. */
export async function readChanges(
  db: Db,
  actIds: readonly number[],
): Promise<ReadonlyMap<number, ActChanges>> {
  const rows = await readJson(
    db,
    'act_changes',
    () => z.array(changedRow()),
    sql`with touched as (
      select act_id, of_table, row_id, min(id) as first from course_changes
      where act_id = any(array(select value::int from json_array_elements_text(${JSON.stringify(actIds)}::json)))
      group by act_id, of_table, row_id),
    ranked as (
      select *, row_number() over (partition by act_id order by first) as place,
        (count(*) over (partition by act_id))::int as total from touched)
    select coalesce(json_agg(json_build_object('actId', r.act_id, 'total', r.total, 'id', r.row_id,
      'kind', left(r.of_table, -1),
      'name', coalesce(case r.of_table
        when 'sections' then (select name from sections where id = r.row_id)
        when 'subsections' then (select name from subsections where id = r.row_id)
        when 'lessons' then (select name from lessons where id = r.row_id)
        when 'words' then (select hebrew from words where id = r.row_id)
        when 'rules' then (select title from rules where id = r.row_id)
        when 'dialogues' then (select title from dialogues where id = r.row_id) end, ''),
      'isNew', exists (select 1 from course_changes c where c.of_table = r.of_table and c.row_id = r.row_id
        and c.act_id = r.act_id and c.before is null),
      'before', (select coalesce(json_object_agg(key, value), '{}') from (
        select distinct on (field.key) field.key, ${readable} as value from course_changes c, jsonb_each(c.before) field
        where c.of_table = r.of_table and c.row_id = r.row_id and c.act_id = r.act_id order by field.key, c.id) f),
      'after', (select coalesce(json_object_agg(key, value), '{}') from (
        select distinct on (field.key) field.key, ${readable} as value from course_changes c, jsonb_each(c.after) field
        where c.of_table = r.of_table and c.row_id = r.row_id and c.act_id = r.act_id order by field.key, c.id desc) f))
      order by r.act_id, r.place), '[]') as data
    from ranked r where r.place <= ${describedRows}::int`,
  );
  const found = new Map<number, ActChanges>();
  for (const row of rows) {
    const of = found.get(row.actId) ?? { rows: [], total: row.total };
    of.rows.push(actRow(row));
    found.set(row.actId, of);
  }
  return found;
}

function actRow({ kind, id, name, isNew, before, after }: z.output<ReturnType<typeof changedRow>>): ActRow {
  return { kind, id, name, done: doneTo({ isNew, after }), before, after };
}

function doneTo({ isNew, after }: { isNew: boolean; after: Record<string, unknown> }): ActRow['done'] {
  if (isNew) return 'added';
  if (!('deleted_at' in after)) return 'changed';
  return after.deleted_at === null ? 'restored' : 'deleted';
}
