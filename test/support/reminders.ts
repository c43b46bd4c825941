import { sql } from 'drizzle-orm';
import { scheduleVersion } from '../../core/memory/schedule.ts';
import { nextReminderAt } from '../../core/reminders/reminders.ts';
import { reminders } from '../../db/schema/index.ts';
import type { TestBackend } from './backend.ts';

export type Wish = {
  /** The chosen hour; 19 by default. */
  hour?: number;
  zone?: string;
  /** Words that are due; 2 by default. */
  due?: number;
};

/**
 * Creates learners who asked for reminders yesterday and have words to review, all in one statement, so that hundreds
 * take no time.
 */
export async function createWishers(
  backend: TestBackend,
  ids: readonly number[],
  wish: Wish = {},
): Promise<void> {
  const { hour = 19, zone = 'Asia/Jerusalem', due = 2 } = wish;
  const yesterday = new Date(backend.clock.now.getTime() - 24 * 3_600_000);
  const seenAt = yesterday.toISOString();
  const list = JSON.stringify(ids);
  const who = sql`json_array_elements_text(${list}::json) as n(id)`;
  await backend.db.execute(sql`insert into users (id, first_name, timezone, created_at, last_seen_at)
    select n.id::bigint, 'Ученик', ${zone}, ${seenAt}::timestamptz, ${seenAt}::timestamptz from ${who}`);
  await backend.db.execute(sql`insert into settings (user_id, values, updated_at)
    select n.id::bigint, ${JSON.stringify({ reminderHour: hour })}::jsonb, ${seenAt}::timestamptz from ${who}`);
  await backend.db.execute(sql`insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty,
      last_date, last_grade, reviews, lapses, successes, version)
    select n.id::bigint, w.id, w.lesson_id, 'hear', ${'2026-11-20'}::date, 3, 5, ${'2026-11-17'}::date, 'good', 1, 0, 0,
      ${scheduleVersion}::int
    from ${who} cross join (select id, lesson_id from words order by id limit ${due}::int) w`);
  await backend.db
    .insert(reminders)
    .values(ids.map((userId) => ({ userId, dueAt: nextReminderAt(zone, hour, yesterday) })));
}

/** Removes everything that triggers reminders: each test begins with nobody. */
export async function forgetWishers(backend: TestBackend): Promise<void> {
  for (const table of ['reminders', 'memory_cards', 'settings', 'users']) {
    await backend.db.execute(sql`delete from ${sql.identifier(table)}`);
  }
}
