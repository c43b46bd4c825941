import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SectionContent } from '../../core/lesson/content.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import type { SoundOf } from '../../db/course/sentences.ts';
import { readRules } from '../../db/rules/read-rules.ts';
import { lessons, rules } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { smallCourse } from '../support/course.ts';
import { openTestDatabase } from '../support/database.ts';
import { readPlaces } from '../support/learners.ts';
import { smallRules } from '../support/rules.ts';

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
  content: readonly RuleContent[],
  { course = smallCourse, audioOf = soundsOf }: { course?: SectionContent[]; audioOf?: SoundOf } = {},
) => seedCourse(db, { course, rules: content, audioOf, version: `rules-${++version}` }, now);

const rows = () => db.select().from(rules).orderBy(rules.id);
const find = async (key: string) => {
  const [row] = await db.select().from(rules).where(eq(rules.key, key));
  if (!row) throw new Error(`no rule ${key}`);
  return row;
};
const shown = async () =>
  (await readRules(db, { userId: 0, today: '2026-11-21' }, now)).map(({ key }) => key);
/** The rules with one of them changed. */
const withRule = (key: string, change: (rule: RuleContent) => RuleContent | undefined) =>
  smallRules.flatMap((rule) => (rule.key === key ? (change(rule) ?? []) : [rule]));
const without = (lesson: string): SectionContent[] =>
  smallCourse.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.filter(({ key }) => key !== lesson),
    })),
  }));

describe('seeding rules', () => {
  beforeEach(async () => {
    await db.execute(sql`update rules set edited_at = null`);
    await seed(smallRules);
  });

  it('fills them with their lessons, and with the sounds of their right lines without brackets', async () => {
    const { lessons: ids } = await readPlaces(db);
    const row = await find('before-ima');
    const [first] = smallRules;
    expect(row).toMatchObject({
      ...{
        theme: 'sentences',
        lessonId: ids.one,
        beforeWord: 'ima',
        needs: [],
        editedAt: null,
        deletedAt: null,
      },
      ...{ title: first?.title, text: first?.text, checks: first?.checks },
    });
    expect(row.pairs[0]?.right).toEqual({
      ...{ pronunciation: '[שָׁ]לוֹם אִמָּא', transcription: 'шало́м и́ма', russian: 'привет, мама' },
      audioHash: 'hash-of-שָׁלוֹם אִמָּא',
    });
    expect(row.pairs[1]?.other).toBeNull();
    expect(await find('second')).toMatchObject({ needs: ['opening'], theme: 'verbs', lessonId: ids.two });
  });

  it('of the same content leaves every row as it was, revisions included', async () => {
    const before = await rows();
    await seed(smallRules);
    expect(await rows()).toEqual(before);
  });

  it('changes what the content has changed, under the same id, and says so by the revision', async () => {
    const before = await rows();
    await seed(withRule('opening', (rule) => ({ ...rule, title: 'Новое имя', lesson: 'two' })));
    const { lessons: ids } = await readPlaces(db);
    const after = await rows();
    expect(after.filter((row) => row.key !== 'opening')).toEqual(
      before.filter((row) => row.key !== 'opening'),
    );
    const was = before.find(({ key }) => key === 'opening');
    expect(await find('opening')).toEqual({
      ...was,
      ...{ title: 'Новое имя', lessonId: ids.two, revision: (was?.revision ?? 0) + 1 },
    });
  });

  it('leaves one that an admin has changed as they left it, but for the names of its sounds', async () => {
    await db.update(rules).set({ title: 'Моё', editedAt: now }).where(eq(rules.key, 'opening'));
    await seed(
      withRule('opening', (rule) => ({ ...rule, title: 'Новое' })),
      { audioOf: ({ pronunciation }) => `later-${pronunciation}` },
    );
    const row = await find('opening');
    expect(row).toMatchObject({ title: 'Моё', editedAt: now });
    expect(row.pairs[1]?.right.audioHash).toBe('later-אִמָּא');
    await seed(withRule('opening', () => undefined));
    expect(await find('opening')).toMatchObject({ title: 'Моё', deletedAt: null });
  });

  it('deletes softly what left the content, and brings it back with its id', async () => {
    const { id } = await find('opening');
    await seed(withRule('opening', () => undefined));
    expect(await find('opening')).toMatchObject({ id, deletedAt: now });
    expect(await shown()).not.toContain('opening');
    await seed(smallRules);
    expect(await find('opening')).toMatchObject({ id, deletedAt: null });
    expect(await shown()).toContain('opening');
    await seed([]);
    expect(await shown()).toEqual([]);
  });

  it('leaves a rule without a lesson where that is gone: nobody sees it, until the lesson is back', async () => {
    await seed(smallRules, { course: without('two') });
    expect(await find('second')).toMatchObject({ lessonId: null, deletedAt: null });
    expect(await shown()).toEqual(['opening', 'before-ima', 'premium']);
    await seed(smallRules);
    expect(await shown()).toEqual(['opening', 'before-ima', 'second', 'premium']);
    await seed([
      ...smallRules,
      ...withRule('second', (rule) => ({ ...rule, key: 'lost', lesson: 'nowhere' })).slice(2, 3),
    ]);
    expect(await find('lost')).toMatchObject({ lessonId: null });
    expect(await shown()).not.toContain('lost');
  });

  it('shows none of a lesson that an admin has deleted or hidden since', async () => {
    await db.update(lessons).set({ deletedAt: now }).where(eq(lessons.key, 'two'));
    await db.update(lessons).set({ isPublished: false }).where(eq(lessons.key, 'three'));
    expect(await shown()).toEqual(['opening', 'before-ima']);
  });
});
