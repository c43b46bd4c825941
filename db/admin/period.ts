import { type SQL, sql } from 'drizzle-orm';
import { type ActivityDate, addDays } from '../../core/streak/streak.ts';

/** Days of a zone, both included; a missing one leaves that side open. */
export type Period = { from?: ActivityDate | undefined; to?: ActivityDate | undefined; zone: string };

/** Whether a moment falls into a period. The statement is the same for every period, so that it stays prepared. */
export function within(moment: SQL, { from = '-infinity', to, zone }: Period): SQL {
  const end = to === undefined ? 'infinity' : addDays(to, 1);
  return sql`(${moment} >= ${from}::timestamp at time zone ${zone}
    and ${moment} < ${end}::timestamp at time zone ${zone})`;
}
