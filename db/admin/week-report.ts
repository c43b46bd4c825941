import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { reportZone, type WeekReport } from '../../core/service/week-report.ts';
import { type ActivityDate, addDays } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { users } from '../schema/index.ts';
import { bounded, patientStatementMs } from './bounded.ts';
import { periodFigures, periodRow } from './period-figures.ts';

const reportRow = (): z.ZodType<WeekReport> =>
  z.object({ week: periodRow(), before: periodRow(), openThreads: z.number() });

const daysOf = (monday: ActivityDate) => ({ from: monday, to: addDays(monday, 6), zone: reportZone });

/** The week that began on a Monday, beside the one before it. */
export async function readWeekReport(db: Db, monday: ActivityDate): Promise<WeekReport> {
  return bounded(
    db,
    (tx) =>
      readJson(
        tx,
        'week_report',
        reportRow,
        sql`select json_build_object('week', ${periodFigures(daysOf(monday))},
          'before', ${periodFigures(daysOf(addDays(monday, -7)))},
          'openThreads', (select count(*)::int from threads where state = 'open')) as data`,
      ),
    patientStatementMs,
  );
}

type Claim = { adminId: number; monday: ActivityDate };

/** Takes the sending of a week's report to an admin; false when it is taken, not wanted, or they never came. */
export async function claimWeekReport(db: Db, { adminId, monday }: Claim): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ reportedWeek: monday })
    .where(
      and(
        eq(users.id, adminId),
        eq(users.wantsWeekReport, true),
        isNull(users.botBlockedAt),
        isNull(users.deletionDueAt),
        or(isNull(users.reportedWeek), lt(users.reportedWeek, monday)),
      ),
    )
    .returning({ id: users.id });
  return rows.length > 0;
}

/** What was not sent is tried again by the next run. */
export async function releaseWeekReport(db: Db, { adminId, monday }: Claim): Promise<void> {
  await db
    .update(users)
    .set({ reportedWeek: addDays(monday, -7) })
    .where(and(eq(users.id, adminId), eq(users.reportedWeek, monday)));
}

export async function readWantsWeekReport(db: Db, adminId: number): Promise<boolean> {
  const [row] = await db.select({ wants: users.wantsWeekReport }).from(users).where(eq(users.id, adminId));
  return row?.wants ?? false;
}

export async function setWantsWeekReport(
  db: Db,
  { adminId, wants }: { adminId: number; wants: boolean },
): Promise<void> {
  await db.update(users).set({ wantsWeekReport: wants }).where(eq(users.id, adminId));
}
