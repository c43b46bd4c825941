import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import type { SoundOf } from '../../db/course/sentences.ts';
import { readDialogues } from '../../db/dialogues/read-dialogues.ts';
import { dialogues } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { smallCourse } from '../support/course.ts';
import { openTestDatabase } from '../support/database.ts';
import { smallDialogues } from '../support/dialogues.ts';
import { readPlaces } from '../support/learners.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

let version = 0;
const soundsOf: SoundOf = ({ pronunciation }) => `hash-of-${pronunciation}`;
const seed = (
  content: readonly DialogueContent[],
  { course = smallCourse, audioOf = soundsOf }: { course?: SectionContent[]; audioOf?: SoundOf } = {},
) => seedCourse(db, { course, dialogues: content, audioOf, version: `dialogues-${++version}` }, now);

const rows = () => db.select().from(dialogues).orderBy(dialogues.id);
const find = async (key: string) => {
  const [row] = await db.select().from(dialogues).where(eq(dialogues.key, key));
  if (!row) throw new Error(`no dialogue ${key}`);
  return row;
};
const shown = async () => (await readDialogues(db, { userId: 0 }, now)).map(({ key }) => key);
const withHello = (change: Partial<DialogueContent>) =>
  smallDialogues.map((one) => (one.key === 'hello' ? { ...one, ...change } : one));
const withoutHello = smallDialogues.filter(({ key }) => key !== 'hello');

describe('seeding dialogues', () => {
  beforeEach(async () => {
    await db.execute(sql`update dialogues set edited_at = null`);
    await seed(smallDialogues);
  });

  it('fills them with their lessons, and their turns with sounds and the words of the course', async () => {
    const { lessons: ids } = await readPlaces(db);
    const row = await find('hello');
    const [, content] = smallDialogues;
    expect(row).toMatchObject({
      ...{ lessonId: ids.one, note: null, editedAt: null, deletedAt: null, revision: 1 },
      ...{ title: content?.title, scene: content?.scene, people: content?.people, names: content?.names },
      ...{ questions: content?.questions },
    });
    expect(row.turns[0]).toEqual({
      ...content?.turns[0],
      audioHash: 'hash-of-שלום, אימא!',
      words: [
        { start: 0, end: 4, word: 'shalom', lesson: 'one' },
        { start: 6, end: 10, word: 'ima', lesson: 'one' },
      ],
    });
    expect(await find('second')).toMatchObject({ note: 'Здесь все на «ты».', names: [], lessonId: ids.two });
  });

  it('of the same content leaves every row as it was, revisions included', async () => {
    const before = await rows();
    await seed(smallDialogues);
    expect(await rows()).toEqual(before);
  });

  it('changes what the content has changed, under the same id, and says so by the revision', async () => {
    const before = await find('hello');
    await seed(withHello({ title: 'Новое имя', lesson: 'two' }));
    const { lessons: ids } = await readPlaces(db);
    expect(await find('hello')).toEqual({
      ...before,
      ...{ title: 'Новое имя', lessonId: ids.two, revision: before.revision + 1 },
    });
  });

  it('leaves one that an admin has changed as they left it, but for the names of its sounds', async () => {
    await db.update(dialogues).set({ title: 'Моё', editedAt: now }).where(eq(dialogues.key, 'hello'));
    await seed(withHello({ title: 'Новое' }), { audioOf: ({ pronunciation }) => `later-${pronunciation}` });
    const row = await find('hello');
    expect(row).toMatchObject({ title: 'Моё', editedAt: now });
    expect(row.turns[2]?.audioHash).toBe('later-שלום, רון.');
    await seed(withoutHello);
    expect(await find('hello')).toMatchObject({ title: 'Моё', deletedAt: null });
  });

  it('deletes softly what left the content, and brings it back with its id', async () => {
    const { id } = await find('hello');
    await seed(withoutHello);
    expect(await find('hello')).toMatchObject({ id, deletedAt: now });
    expect(await shown()).toEqual(['second', 'premium']);
    await seed(smallDialogues);
    expect(await find('hello')).toMatchObject({ id, deletedAt: null });
    expect(await shown()).toEqual(['hello', 'second', 'premium']);
  });

  it('leaves one without a lesson where that is gone: nobody sees it, until the lesson is back', async () => {
    const withoutOne = smallCourse.map((section) => ({
      ...section,
      subsections: section.subsections.map((it) => ({
        ...it,
        lessons: it.lessons.filter(({ key }) => key !== 'one'),
      })),
    }));
    await seed(smallDialogues, { course: withoutOne });
    expect(await find('hello')).toMatchObject({ lessonId: null, deletedAt: null });
    expect((await find('hello')).turns.map(({ words }) => words)).toEqual([[], [], [], []]);
    expect(await shown()).toEqual(['second', 'premium']);
    await seed(smallDialogues);
    expect(await shown()).toEqual(['hello', 'second', 'premium']);
  });
});
