import { sql } from 'drizzle-orm';
import { firstOwnWordId } from '../../core/own-words/limits.ts';

const firstOwn = sql.raw(String(firstOwnWordId));

/**
 * False for a row `c` of `memory_cards` about an own word that was deleted, and for its hearing where nothing can say it.
 * Words of the course are not looked up.
 */
export const isKept = sql`(c.word_id < ${firstOwn} or exists (select 1 from own_words o where o.id = c.word_id
  and o.user_id = c.user_id and o.removed_at is null and (o.is_heard or c.skill <> 'hear')))`;

/** True for a row `c` of `memory_cards` whose word is in a published lesson or the learner's own: others are not asked. */
export const isAsked = sql`(c.lesson_id in (select id from lessons where is_published and deleted_at is null)
    or c.word_id >= ${firstOwn})
  and c.word_id not in (select id from words where deleted_at is not null) and ${isKept}`;
