import { type SQL, sql } from 'drizzle-orm';
import { firstOwnWordId } from '../../core/own-words/limits.ts';

const firstOwn = sql.raw(String(firstOwnWordId));

const isCourseWord = sql`c.word_id < ${firstOwn}`;

/** True for a row `c` of `memory_cards` about an own word that is kept, of its hearing where `canBeHeard` is true of `o`. */
const isKeptOwn = (canBeHeard: SQL): SQL => sql`exists (select 1 from own_words o where o.id = c.word_id
  and o.user_id = c.user_id and o.removed_at is null and (c.skill <> 'hear' or ${canBeHeard}))`;

/**
 * False for a row `c` of `memory_cards` about an own word that was deleted, and for its hearing where nothing can say it.
 * Words of the course are not looked up.
 */
export const isKept = sql`(${isCourseWord} or ${isKeptOwn(sql`o.is_heard`)})`;

const isPlaced = sql`(c.lesson_id in (select id from lessons where is_published and deleted_at is null)
    or not ${isCourseWord})
  and c.word_id not in (select id from words where deleted_at is not null)`;

/** True for a row `c` of `memory_cards` whose word is in a published lesson or the learner's own: others are not asked. */
export const isAsked = sql`${isPlaced} and ${isKept}`;

/** The same where a voice can say own words, or cannot: then those are heard that the learner has recorded. */
export const isAskedWhere = (canBeSaid: SQL): SQL => sql`${isPlaced} and (${isCourseWord}
  or ${isKeptOwn(sql`o.is_heard and (${canBeSaid} or exists (
    select 1 from own_word_sounds s where s.word_id = o.id))`)})`;
