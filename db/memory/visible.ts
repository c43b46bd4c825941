import { sql } from 'drizzle-orm';

/** True for a row `c` of `memory_cards` whose word is in a published lesson: others are not asked. */
export const isAsked = sql`c.lesson_id in (select id from lessons where is_published and deleted_at is null)
  and c.word_id not in (select id from words where deleted_at is not null)`;
