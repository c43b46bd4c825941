import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type BinKind, type BinPlace, binKinds } from '../../core/acts/bin.ts';
import { takenBackSince } from '../../core/acts/take-back.ts';
import { caseless } from '../admin/caseless.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { isInBin } from '../schema/index.ts';
import { tableOf } from './kinds.ts';

const binRow = () =>
  z.object({
    kind: z.enum(binKinds),
    id: z.number(),
    /** Of a word its letters. */
    name: z.string(),
    /** Russian of a word; empty for the others. */
    detail: z.string(),
    /** Name of what it was in: section, subsection, lesson; null where it was in nothing. */
    from: z.string().nullable(),
    deletedAt: z.string(),
    /** Null for what was deleted before the acts of the course were kept. */
    by: z.object({ id: z.number(), name: z.string() }).nullable(),
  });
export type BinRow = RowOf<typeof binRow>;

export const binPerPage = 30;

export type BinSearch = {
  kind?: BinKind | undefined;
  /** Part of a name. */
  text?: string | undefined;
  /** The end of the page before. */
  after?: BinPlace | undefined;
  limit?: number;
};

/** Name, detail and whereabouts of a deleted row `d` of each kind. */
const columns: Readonly<Record<BinKind, { name: SQL; detail: SQL; from: SQL }>> = {
  section: { name: sql`d.name`, detail: sql`''`, from: sql`null::text` },
  subsection: {
    name: sql`d.name`,
    detail: sql`''`,
    from: sql`(select s.name from sections s where s.id = d.section_id)`,
  },
  lesson: {
    name: sql`d.name`,
    detail: sql`''`,
    from: sql`(select b.name from subsections b where b.id = d.subsection_id)`,
  },
  word: { name: sql`d.hebrew`, detail: sql`d.russian`, from: lessonName() },
  rule: { name: sql`d.title`, detail: sql`''`, from: lessonName() },
  dialogue: { name: sql`d.title`, detail: sql`''`, from: lessonName() },
};

function lessonName(): SQL {
  return sql`(select l.name from lessons l where l.id = d.lesson_id)`;
}

/** What admins have deleted in the last 90 days, the latest first. A page costs the same however deep it is. */
export async function readBin(
  db: Db,
  { kind, text = '', after, limit = binPerPage }: BinSearch,
  now: Date,
): Promise<{ items: BinRow[]; hasMore: boolean }> {
  const kinds = kind ? [kind] : binKinds;
  const pages = kinds.map((one) => pageOf(one, { text, after, limit: limit + 1 }, now));
  const rows = await readJson(
    db,
    `bin_${kind ?? 'all'}_${text.trim() === '' ? 'whole' : 'search'}`,
    () => z.array(binRow()),
    sql`select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.id, 'name', p.name, 'detail', p.detail,
        'from', p."from", 'deletedAt', p.deleted_at, 'by', (
          select json_build_object('id', a.admin_id, 'name',
            coalesce((select u.first_name from users u where u.id = a.admin_id), ''))
          from course_changes c join audit_log a on a.id = c.act_id
          where c.of_table = p.of_table and c.row_id = p.id and c.after ? 'deleted_at' order by c.id desc limit 1))
        order by p.deleted_at desc, p.rank desc, p.id desc), '[]') as data
      from (select * from (${sql.join(pages, sql` union all `)}) found
        order by deleted_at desc, rank desc, id desc limit ${limit + 1}::int) p`,
  );
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** Later than any that a page could end with. */
const wholeBin: BinPlace = { deletedAt: 'infinity', kind: 'section', id: 0 };

function pageOf(
  kind: BinKind,
  { text, after = wholeBin, limit }: { text: string; after: BinPlace | undefined; limit: number },
  now: Date,
): SQL {
  const { name, detail, from } = columns[kind];
  const table = tableOf[kind];
  const rank = binKinds.indexOf(kind);
  const afterRank = binKinds.indexOf(after.kind);
  // One comparison of what the index is made of: of what was deleted at the same moment, kinds come one after the other.
  const idBefore = rank === afterRank ? after.id : rank < afterRank ? 2_147_483_647 : 0;
  const search = text.trim();
  const isNamed =
    search === '' ? sql`true` : sql`(${name} ~ ${caseless(search)} or ${detail} ~ ${caseless(search)})`;
  return sql`(select ${kind}::text as kind, ${table}::text as of_table, ${rank}::int as rank, d.id, ${name} as name,
      ${detail} as detail, ${from} as "from", d.deleted_at
    from ${sql.identifier(table)} d
    where ${isInBin} and d.deleted_at > ${takenBackSince(now).toISOString()}::timestamptz
      and (d.deleted_at, d.id) < (${after.deletedAt}::timestamptz, ${idBefore}::int) and ${isNamed}
    order by d.deleted_at desc, d.id desc limit ${limit}::int)`;
}
