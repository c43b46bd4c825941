import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LastEdit } from '../../core/contracts/shapes/lessons-admin.ts';
import { newerActsOnRights, newerChanges } from '../acts/newer.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

const adminActionRow = () =>
  z.object({
    id: z.number(),
    /** ISO. */
    at: z.string(),
    adminId: z.number(),
    /** Empty for an admin who has never visited. */
    adminName: z.string(),
    action: z.string(),
    target: z.string(),
    /** What the target is called now; null where it has no name. */
    targetName: z.string().nullable(),
    before: z.unknown(),
    after: z.unknown(),
    /** The act that it took back. */
    undoes: z.number().nullable(),
    /** Who took it back. */
    undoneBy: z.object({ id: z.number(), name: z.string() }).nullable(),
    keepsRows: z.boolean(),
    /** A later act stands on what it changed. */
    hasNewer: z.boolean(),
  });
export type AdminActionRow = RowOf<typeof adminActionRow>;

const actionsPerPage = 30;

/** Name of what `a.target` says ('lesson:12'), deleted ones too. */
const targetName = sql`case split_part(a.target, ':', 1)
  when 'lesson' then (select name from lessons where id = substring(a.target from ':(\\d{1,9})$')::int)
  when 'rule' then (select title from rules where id = substring(a.target from ':(\\d{1,9})$')::int)
  when 'dialogue' then (select title from dialogues where id = substring(a.target from ':(\\d{1,9})$')::int)
  when 'section' then (select name from sections where id = substring(a.target from ':(\\d{1,9})$')::int)
  when 'subsection' then (select name from subsections where id = substring(a.target from ':(\\d{1,9})$')::int)
  when 'user' then (select first_name from users where id = substring(a.target from ':(\\d{1,16})$')::bigint)
  end`;

/** A page of the audit log, newest first: acts before the one with the id `before`, done to `target` alone if given. */
export async function listActions(
  db: Db,
  input: { before?: number | undefined; target?: string | undefined; limit?: number },
): Promise<{ actions: AdminActionRow[]; hasMore: boolean }> {
  const { before = 2_147_483_647, target = null, limit = actionsPerPage } = input;
  const rows = await readJson(
    db,
    'admin_actions',
    () => z.array(adminActionRow()),
    sql`select coalesce(json_agg(json_build_object('id', a.id, 'at', a.at, 'adminId', a.admin_id,
        'adminName', coalesce((select first_name from users where id = a.admin_id), ''), 'action', a.action,
        'target', a.target, 'targetName', ${targetName}, 'before', a.before, 'after', a.after, 'undoes', a.undoes,
        'undoneBy', (select json_build_object('id', by.admin_id, 'name', coalesce(u.first_name, ''))
          from audit_log by left join users u on u.id = by.admin_id where by.id = a.undone_act),
        'keepsRows', exists (select 1 from course_changes where act_id = a.id),
        'hasNewer', exists (select 1 from ${newerActsOnRights})
          or exists (select 1 from (select * from course_changes where act_id = a.id) mine, ${newerChanges}))
        order by a.id desc), '[]') as data
      from (select * from audit_log where id < ${before}::int and (${target}::text is null or target = ${target})
        order by id desc limit ${limit + 1}::int) a`,
  );
  return { actions: rows.slice(0, limit), hasMore: rows.length > limit };
}

const lastEditRow = () =>
  z.object({
    by: z.number(),
    name: z.string(),
    at: z.string(),
  });

/** Who changed something last: itself, or as one of the lessons, rules or dialogues that an act on the whole course named. */
export async function findLastEdit(
  db: Db,
  target: { kind: 'lesson' | 'rule' | 'dialogue' | 'user'; id: number },
): Promise<LastEdit | null> {
  const named = JSON.stringify({ [`${target.kind}Ids`]: [target.id] });
  return readJson(
    db,
    'last_edit',
    () => lastEditRow().nullable(),
    sql`select (select json_build_object('by', a.admin_id, 'at', a.at,
        'name', coalesce((select first_name from users where id = a.admin_id), ''))
      from audit_log a where a.target = ${`${target.kind}:${target.id}`}
        or (a.target = 'course' and a.after @> ${named}::jsonb)
      order by a.id desc limit 1) as data`,
  );
}
