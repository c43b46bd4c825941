import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeLesson } from '../../../db/admin/lessons/change-lesson.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { sections as content } from '../../../db/content/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { openTestDatabase } from '../../support/database.ts';
import { readJson } from '../../support/read-json.ts';

const now = new Date('2026-11-21T09:00:00Z');
const lessonId = 8;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: content, audioOf: () => undefined, version: '1' }, now);
});
afterAll(() => database.close());

/** Makes the course six times as large, with other words in each copy. */
async function growCourse(db: Db): Promise<void> {
  await db.execute(sql`insert into sections (key, name, description, icon_emoji, position)
    select key || '-' || n, name, description, icon_emoji, position from sections, generate_series(1, 5) n`);
  await db.execute(sql`insert into subsections (key, section_id, name, icon_emoji, icon_bg_color, position)
    select b.key || '-' || n, t.id, b.name, b.icon_emoji, b.icon_bg_color, b.position
    from subsections b join sections s on s.id = b.section_id, generate_series(1, 5) n, sections t
    where t.key = s.key || '-' || n`);
  await db.execute(sql`insert into lessons (key, subsection_id, name, description, topic, level, is_free, is_published, position)
    select l.key || '-' || n, t.id, l.name, l.description, l.topic, l.level, l.is_free, l.is_published, l.position
    from lessons l join subsections b on b.id = l.subsection_id, generate_series(1, 5) n, subsections t
    where t.key = b.key || '-' || n`);
  await db.execute(sql`insert into words (lesson_id, key, hebrew, pronunciation, transcription, russian, position)
    select t.id, w.key, w.hebrew, w.pronunciation || ' ' || n, w.transcription, w.russian, w.position
    from words w join lessons l on l.id = w.lesson_id, generate_series(1, 5) n, lessons t
    where t.key = l.key || '-' || n`);
}

/** The rows of the course that the database read for some work. */
async function costOf(work: (tx: Db) => Promise<unknown>): Promise<number> {
  await database.db.execute(sql`analyze sections, subsections, lessons, words`);
  return database.db.transaction(async (tx) => {
    // Small tables are scanned whole where that is cheaper. What counts is that it need not be so.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await rowsRead(tx);
    await work(tx);
    return (await rowsRead(tx)) - before;
  });
}

const lessonCount = content.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons),
).length;

const rowsRead = (tx: Db) =>
  readJson<number>(
    tx,
    'test_rows_read',
    sql`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as data from pg_stat_xact_user_tables
      where relname in ('sections', 'subsections', 'lessons', 'words')`,
  );

it('saving a lesson reads no more rows in a course six times as large', async () => {
  const save = (change: { isPublished?: boolean; name?: string }, revision?: number) =>
    costOf((tx) => changeLesson(tx, { adminId: 1, lessonId, revision, change }, now));
  const costs = async (revision: number) => [
    await save({ isPublished: false }),
    await save({ isPublished: true }),
    await save({ name: `Имя ${revision}` }, revision + 2),
  ];
  const small = await costs(1);
  await growCourse(database.db);
  const large = await costs(4);
  const [{ count } = { count: 0 }] = await database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`lessons`);
  expect(count).toBe(6 * lessonCount);
  expect(Math.min(...small)).toBeGreaterThan(10);
  // Other plans may touch a few rows more; six times as many would be the growth that is not wanted.
  for (const [at, rows] of large.entries()) expect(rows).toBeLessThan((small[at] ?? 0) * 1.5);
});
