import { sql } from 'drizzle-orm';
import { DomainError } from '../core/errors.ts';
import type { Grant } from '../core/points/news.ts';
import type { ActivityDate } from '../core/streak/streak.ts';
import { grantsJson } from './achievements.ts';
import { type Db, readJson } from './client.ts';
import { figuresJson, type LearnerFigures, type ReadFigures, unpackFigures } from './figures.ts';
import { activityWindowDays } from './streaks.ts';

const grantsLimit = 100;

export type ActiveDay = {
  date: ActivityDate;
  /** Words brought to the end on this day. */
  words: number;
  /** A run began on it. */
  isStart: boolean;
};

export type Statistics = LearnerFigures & {
  /** ISO time of the first visit. */
  joinedAt: string;
  /** Newest first, at most 100. */
  grants: Grant[];
  /** Newest first, at most a year of them. */
  days: ActiveDay[];
};

type Read = ReadFigures & Pick<Statistics, 'joinedAt' | 'grants' | 'days'>;

/** All that the profile shows, in one statement; throws 'unauthorised' when there is no such learner. */
export async function readStatistics(db: Db, userId: number, now: Date): Promise<Statistics> {
  const read = await readJson<Read | null>(
    db,
    'statistics',
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
