import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../db/content/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { firstEdition } from '../support/first-edition.ts';
import { createLearner, expectBalancesHold, type Learner, readPlaces } from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';

let backend: TestBackend;
let beginner: Learner;
let further: Learner;
const first = firstEdition();
const lessonsOf = (course: typeof first) =>
  course.flatMap((section) => section.subsections.flatMap((subsection) => subsection.lessons));
const wordsOf = (key: string) => lessonsOf(first).find((lesson) => lesson.key === key)?.words ?? [];

/** Ids of all lessons and words by their keys; a word may have moved to another lesson. */
const ids = () =>
  readJson<Record<string, number>>(
    backend.db,
    'test_ids',
    sql`select json_object_agg(l.key || '/' || w.key, w.id) as data
      from words w join lessons l on l.id = w.lesson_id where w.deleted_at is null and l.deleted_at is null`,
  );
const kept = () =>
  readJson<{ lessons: Record<string, string>; words: Record<string, string> }>(
    backend.db,
    'test_kept',
    sql`select json_build_object(
      'lessons', (select json_object_agg(id, key) from lessons where deleted_at is null),
      'words', (select json_object_agg(id, key) from words where deleted_at is null)) as data`,
  );
/** All that learners have done, without the lesson in which a word stands. */
const done = () =>
  readJson<unknown>(
    backend.db,
    'test_done',
    sql`select json_build_object(
      'progress', (select json_agg(to_jsonb(p) - 'lesson_id' order by user_id, word_id) from word_progress p),
      'ledger', (select json_agg(l order by user_id, reason, ref) from ledger l)) as data`,
  );

/** Learns the words of a lesson, all or the first few. */
async function learn(learner: Learner, key: string, count = Number.POSITIVE_INFINITY): Promise<void> {
  const { lessons } = await readPlaces(backend.db);
  const all = await ids();
  for (const word of wordsOf(key).slice(0, count)) {
    await learner.finish({ lessonId: lessons[key] ?? 0, wordId: all[`${key}/${word.key}`] ?? 0 });
  }
}

const nextOf = async ({ token }: Learner) => (await backend.call('GET /home', { token })).continueAt;
const nameOf = (key: string) => lessonsOf([...sections]).find((lesson) => lesson.key === key)?.name;

let before: { kept: Awaited<ReturnType<typeof kept>>; done: unknown };
beforeAll(async () => {
  backend = await openTestBackend({ course: first });
  beginner = await createLearner(backend, 1);
  further = await createLearner(backend, 2);
  await learn(beginner, 'first-letters');
  await learn(further, 'pronouns');
  await learn(further, 'parents-children', 3);
  await learn(further, 'first-verbs');
  before = { kept: await kept(), done: await done() };
  await seedCourse(
    backend.db,
    { course: sections, audioOf: ({ transcription }) => `hash-of-${transcription}`, version: 'second' },
    backend.clock.now,
  );
  backend.deps.catalogue.forget();
});
afterAll(() => backend.close());

describe('the second edition over the first', () => {
  it('keeps every lesson and word under its id, and what was learned', async () => {
    expect(await kept()).toMatchObject(before.kept);
    expect(await done()).toEqual(before.done);
    await expectBalancesHold(backend.db);
  });

  it('numbers the lessons by their place', async () => {
    const catalogue = await backend.call('GET /lessons', { token: beginner.token });
    expect(JSON.stringify(catalogue)).toContain('"lesson_number":100');
  });

  it('asks of a lesson that grew only for its new words', async () => {
    const now = lessonsOf([...sections]).find(({ key }) => key === 'first-letters')?.words ?? [];
    const wordsNow = new Set(now.map(({ key }) => key));
    expect(await nextOf(beginner)).toMatchObject({
      lessonName: nameOf('first-letters'),
      completedWordsCount: wordsOf('first-letters').filter(({ key }) => wordsNow.has(key)).length,
      totalWordsCount: 10,
    });
  });

  it('leads on from the last lesson in the new order', async () => {
    // First verbs stood in the tenth section.
    const order = lessonsOf([...sections]);
    const next = order[order.findIndex(({ key }) => key === 'first-verbs') + 1];
    expect(await nextOf(further)).toMatchObject({ lessonName: next?.name, begun: false });
  });
});
