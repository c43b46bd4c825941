import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { ownListReports, ownLists } from '../schema/index.ts';
import { requireList } from './open-list.ts';

/** Notes that a learner has reported somebody's list, once each. Throws 'not-found' list_not_found. */
export async function reportList(
  db: Db,
  { userId, token }: { userId: number; token: string },
  now: Date,
): Promise<void> {
  const list = await requireList(db, { userId, token });
  if (list.userId === userId) return;
  await db.insert(ownListReports).values({ token, userId, at: now }).onConflictDoNothing();
}

const reportedRow = () =>
  z.object({
    token: z.string(),
    title: z.string(),
    ownerId: z.number(),
    reports: z.number(),
    copies: z.number(),
    isHidden: z.boolean(),
    sharedAt: z.string(),
    words: z.array(z.object({ hebrew: z.string(), russian: z.string() })),
  });
export type ReportedList = RowOf<typeof reportedRow>;

const reportedJson = sql`json_build_object('token', l.token, 'title', l.title, 'ownerId', l.user_id,
  'reports', (select count(*) from own_list_reports r where r.token = l.token), 'copies', l.copies,
  'isHidden', l.hidden_at is not null, 'sharedAt', l.shared_at,
  'words', (select json_agg(json_build_object('hebrew', w->>'hebrew', 'russian', w->>'russian'))
    from jsonb_array_elements(l.words) w))`;

/** The database writes a zone of its own. */
const withIsoDate = (list: ReportedList): ReportedList => ({
  ...list,
  sharedAt: new Date(list.sharedAt).toISOString(),
});

/** As many as an admin looks through. */
const mostLists = sql.raw('100');

/** Lists that were reported and are still open, the most reports first, then hidden ones. */
export async function readReportedLists(db: Db): Promise<ReportedList[]> {
  const lists = await readJson(
    db,
    'reported_lists',
    () => z.array(reportedRow()),
    sql`select coalesce(json_agg(t.list order by t.is_hidden, t.reports desc, t.token), '[]') as data from (
      select ${reportedJson} as list, l.token, l.hidden_at is not null as is_hidden,
        (select count(*) from own_list_reports r where r.token = l.token) as reports
      from own_lists l where l.hidden_at is not null or exists (
        select 1 from own_list_reports r where r.token = l.token)
      order by is_hidden, reports desc, l.token limit ${mostLists}) t`,
  );
  return lists.map(withIsoDate);
}

/** Hides a list from everybody but its owner, or shows it again. Throws 'not-found' list_not_found. */
export async function hideList(
  db: Db,
  { adminId, token, isHidden }: { adminId: number; token: string; isHidden: boolean },
  now: Date,
): Promise<ReportedList> {
  return db.transaction(async (tx) => {
    const [list] = await tx
      .select({ hiddenAt: ownLists.hiddenAt })
      .from(ownLists)
      .where(eq(ownLists.token, token))
      .for('update');
    if (!list) throw new DomainError('not-found', { code: 'list_not_found' });
    const wasHidden = list.hiddenAt !== null;
    if (wasHidden !== isHidden) {
      await tx
        .update(ownLists)
        .set({ hiddenAt: isHidden ? now : null })
        .where(eq(ownLists.token, token));
      await noteAct(
        tx,
        {
          adminId,
          action: isHidden ? 'lists.hide' : 'lists.show',
          target: `list:${token}`,
          before: { isHidden: wasHidden },
          after: { isHidden },
        },
        now,
      );
    }
    const shown = await readJson(
      tx,
      'reported_list',
      reportedRow,
      sql`select (select ${reportedJson} from own_lists l where l.token = ${token}) as data`,
    );
    return withIsoDate(shown);
  });
}
