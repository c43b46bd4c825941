import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Audience } from '../../core/broadcasts/audience.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { type Db, readJson } from '../connection/client.ts';
import { hasPremium } from '../entitlements.ts';

/** Whom a broadcast goes to, and since when it is there: who came later is not in it. */
export type Addressed = { audience: Audience; createdAt: Date };

/** The bot may write to them, from a row `u` of users. */
const isReachable = sql`u.bot_blocked_at is null and u.blocked_at is null`;

/** They observe the Sabbath and the holidays, from a row `u` of users. */
export const restsNow = sql`exists (select 1 from settings s
  where s.user_id = u.id and s.values -> 'shabbatRest' = 'true'::jsonb)`;

/** True in SQL for a row `u` of users that is in the audience. The text of the condition depends on its kind only. */
export function isAddressed({ audience, createdAt }: Addressed, now: Date): SQL {
  const began = sql`${createdAt.toISOString()}::timestamptz`;
  return sql`${isReachable} and u.created_at <= ${began} and ${isOfKind(audience, began, now)}`;
}

function isOfKind(audience: Audience, began: SQL, now: Date): SQL {
  switch (audience.kind) {
    case 'all':
      return sql`true`;
    case 'premium':
      return hasPremium(sql`u.id`, now);
    case 'free':
      return sql`not ${hasPremium(sql`u.id`, now)}`;
    case 'away':
      return sql`u.last_seen_at < ${began} - make_interval(days => ${audience.days}::int)`;
    case 'lesson':
      return isInside(audience.lessonId);
  }
}

/**
 * Begun and not finished: some word has a stage, not all have all four, and no earlier edition of the lesson was
 * finished. By the words of the lesson, so that each learner costs a few reads along the primary key.
 */
function isInside(lessonId: number): SQL {
  const all = sql.raw(String(allStages));
  const words = sql`array(select id from words where lesson_id = ${lessonId}::int and deleted_at is null)`;
  return sql`exists (select 1 from word_progress p where p.user_id = u.id and p.word_id = any(${words}))
    and (select count(*) from word_progress p
      where p.user_id = u.id and p.word_id = any(${words}) and p.stages & ${all} = ${all}) < cardinality(${words})
    and not exists (select 1 from finished_lessons f where f.user_id = u.id and f.lesson_id = ${lessonId}::int)`;
}

/** How many learners a message would go to now. */
export function countAudience(db: Db, audience: Audience, now: Date): Promise<number> {
  return readJson(
    db,
    `broadcast_audience_${audience.kind}`,
    z.number,
    sql`select count(*)::int as data from users u where ${isAddressed({ audience, createdAt: now }, now)}`,
  );
}
