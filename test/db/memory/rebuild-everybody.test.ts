import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stages } from '../../../core/lesson/stages.ts';
import { type Exercise, exercises, skills } from '../../../core/memory/exercises.ts';
import { createRandom } from '../../../core/random.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { saveStageAnswer } from '../../../db/course/stage-answer.ts';
import { settleCards } from '../../../db/memory/cards.ts';
import { rebuildEverybody } from '../../../db/memory/rebuild.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { undoReview } from '../../../db/memory/undo.ts';
import { seedCourse } from '../../../db/seed.ts';
import { saveSettings } from '../../../db/settings.ts';
import { welcomeUser } from '../../../db/users.ts';
import { smallCourse } from '../../support/course.ts';
import { openTestDatabase } from '../../support/database.ts';
import { readPlaces, type WordPlace } from '../../support/learners.ts';
import { readJson } from '../../support/read-json.ts';

const zone = 'Asia/Jerusalem';
const now = new Date('2026-12-01T09:00:00Z');
const learners = 13;
const dayMs = 86_400_000;

let database: OpenDatabase;
let db: Db;
let before: unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await seedCourse(db, { course: smallCourse, audioOf: () => undefined, version: 'test' }, now);
  const { words } = await readPlaces(db);
  for (let id = 1; id <= learners; id += 1) await study(id, Object.values(words).slice(0, 2));
  before = await allCards();
});
afterAll(() => database.close());
beforeEach(async () => {
  await rebuildEverybody(db);
});

/** Learns two words, reviews them six times, takes the last answer back when that is still possible. */
async function study(userId: number, words: WordPlace[]): Promise<void> {
  await welcomeUser(db, { person: { id: userId, firstName: 'Ученик' }, fallbackZone: zone }, now);
  if (userId % 3 === 0) await saveSettings(db, { userId, changes: { retention: 'firmer' } }, now);
  const random = createRandom(userId);
  const at = (day: number) => new Date(now.getTime() - day * dayMs);
  for (const { lessonId, wordId } of words) {
    const answered = stages.map((stage) => ({ stage, result: 'right' as const, tries: 1 }));
    const eventId = `learned-${wordId}`;
    await saveStageAnswer(db, { userId, zone, lessonId, wordId, eventId, answered, at: at(50) }, now);
    for (const day of [47, 40, 31, 20, 9, 2]) {
      const exercise: Exercise = exercises[Math.floor(random() * exercises.length)] ?? 'type';
      const result = random() < 0.75 ? ('right' as const) : ('wrong' as const);
      const answer = { wordId, exercise, result, tries: 1, isPartial: false, at: at(day) };
      const eventId = `review-${wordId}-${day}`;
      await saveReview(db, { userId, zone, eventId, ...answer }, now);
      if (day === 2 && result === 'wrong')
        await undoReview(db, { userId, zone, eventId }, now).catch(() => {});
    }
  }
  await settleCards(db, userId);
}

function allCards(): Promise<unknown[]> {
  return readJson(
    db,
    'test_cards',
    sql`select coalesce(json_agg(to_jsonb(c) order by user_id, word_id, skill), '[]') as data from memory_cards c`,
  );
}

it('finds nothing to mend in cards that the product kept, for any size of a batch', async () => {
  for (const pageSize of [1, 4, learners, 500]) {
    expect(await rebuildEverybody(db, { pageSize })).toEqual({ learners, words: 2 * learners, changed: 0 });
  }
  expect(await allCards()).toEqual(before);
});

it('brings every card back after all were lost, and changes nothing the second time', async () => {
  await db.execute(sql`delete from memory_cards`);
  const cards = 2 * skills.length * learners;
  expect(await rebuildEverybody(db, { pageSize: 5 })).toMatchObject({ learners, changed: cards });
  expect(await allCards()).toEqual(before);
  expect(await rebuildEverybody(db, { pageSize: 5 })).toMatchObject({ learners, changed: 0 });
});

it.each([
  ['a date', sql`update memory_cards set due = due + 9 where skill = 'produce'`],
  ['a stability', sql`update memory_cards set stability = stability * 1.5`],
  ['a difficulty', sql`update memory_cards set difficulty = difficulty + 1 where user_id % 2 = 0`],
  ['a last answer', sql`update memory_cards set last_date = last_date - 1, last_grade = 'easy'`],
  ['a count', sql`update memory_cards set lapses = lapses + 1, reviews = 0 where user_id = 4`],
  ['the version', sql`update memory_cards set version = 0`],
])('mends %s that something else has written', async (_, damage) => {
  await db.execute(damage);
  expect(await allCards()).not.toEqual(before);
  expect((await rebuildEverybody(db)).changed).toBeGreaterThan(0);
  expect(await allCards()).toEqual(before);
});

it('takes away cards of a word that nobody learned', async () => {
  await db.execute(sql`insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date,
      last_grade, reviews, lapses, successes, version)
    select 1, w.id, w.lesson_id, 'hear', '2026-12-01', 3, 5, '2026-11-28', 'good', 1, 0, 0, 1
    from words w where w.id not in (select word_id from memory_cards) limit 1`);
  expect((await rebuildEverybody(db)).changed).toBe(1);
  expect(await allCards()).toEqual(before);
});

it('leaves learners who have learned nothing alone', async () => {
  await welcomeUser(db, { person: { id: 900, firstName: 'Новичок' }, fallbackZone: zone }, now);
  expect((await rebuildEverybody(db)).learners).toBe(learners);
});
