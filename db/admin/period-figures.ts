import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PeriodFigures } from '../../core/analytics/figures.ts';
import { type Db, readJson } from '../connection/client.ts';
import { bounded } from './bounded.ts';
import { type Period, within } from './period.ts';

export const periodRow = (): z.ZodType<PeriodFigures> =>
  z.object({ newLearners: z.number(), active: z.number(), words: z.number(), stars: z.number() });

/** Stars count by the day on which they were paid, as long as they were not refunded. */
export const periodFigures = (days: Required<Period>): SQL => sql`json_build_object(
  'newLearners', (select count(*)::int from users where ${within(sql`created_at`, days)}),
  'active', (select count(distinct user_id)::int from activity_days
    where date between ${days.from}::date and ${days.to}::date),
  'words', (select coalesce(sum(words), 0)::int from activity_days
    where date between ${days.from}::date and ${days.to}::date),
  'stars', (select coalesce(sum(stars), 0)::int from (
    select stars from star_payments where refunded_at is null and ${within(sql`paid_at`, days)}
    union all select stars from kept_charges where refunded_at is null and ${within(sql`paid_at`, days)}) s))`;

export async function readPeriodFigures(db: Db, days: Required<Period>): Promise<PeriodFigures> {
  return bounded(db, (tx) =>
    readJson(tx, 'period_figures', periodRow, sql`select ${periodFigures(days)} as data`),
  );
}
