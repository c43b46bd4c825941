import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { grantRow, grantsJson } from '../rewards/achievements.ts';
import {
  figuresJson,
  figuresRow,
  type LearnerFigures,
  type ReadFigures,
  unpackFigures,
} from '../rewards/figures.ts';
import { activityWindowDays } from '../rewards/streaks.ts';

const grantsLimit = 100;

const activeDayRow = () =>
  z.object({
    date: z.string(),
    /** Words brought to the end on this day. */
    words: z.number(),
    /** A run began on it. */
    isStart: z.boolean(),
  });

const statisticsRow = () =>
  figuresRow().extend({
    /** ISO time of the first visit. */
    joinedAt: z.string(),
    /** Newest first, at most 100. */
    grants: z.array(grantRow()),
    /** Newest first, at most a year of them. */
    days: z.array(activeDayRow()),
  });
export type Statistics = LearnerFigures & Omit<RowOf<typeof statisticsRow>, keyof ReadFigures>;

/** All that the profile shows, in one statement; throws 'unauthorised' when there is no such learner. */
export async function readStatistics(db: Db, userId: number, now: Date): Promise<Statistics> {
  const read = await readJson(
    db,
    'statistics',
    () => statisticsRow().nullable(),
    sql`select (select json_build_object(${figuresJson(now)},
      'joinedAt', u.created_at,
      'grants', ${grantsJson(grantsLimit)},
      'days', (select coalesce(json_agg(json_build_object('date', d.date, 'words', d.words,
          'isStart', d.run_length <= 1) order by d.date desc), '[]')
        from (select date, words, run_length from activity_days where user_id = u.id
          order by date desc limit ${activityWindowDays}) d)
      ) from users u where u.id = ${userId}) as data`,
  );
  if (!read) throw new DomainError('unauthorised');
  return unpackFigures(read);
}
