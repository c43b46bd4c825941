import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../db/connection/client.ts';
import { sections } from '../../../../db/content/index.ts';
import { noteEdition } from '../../../../db/course/lock-course.ts';
import { lookUpText, searchCourse } from '../../../../db/course/search/course-search.ts';
import { words } from '../../../../db/schema/index.ts';
import { seedCourse } from '../../../../db/seed.ts';
import { welcomeUser } from '../../../../db/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { grantPremium } from '../../../support/learners.ts';

const now = new Date('2026-11-21T09:00:00Z');
/** May open every lesson. */
const premiumId = 2;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: 'course' }, now);
  await welcomeUser(
    database.db,
    { person: { id: premiumId, firstName: 'Ученик' }, fallbackZone: 'UTC' },
    now,
  );
  await grantPremium(database.db, premiumId);
});
afterAll(() => database.close());

const search = (text: string, userId = 1) => searchCourse(database.db, { userId, text }, now);
const shown = async (text: string, userId?: number) =>
  (await search(text, userId)).map(({ word, forms }) =>
    [word.hebrew, ...forms.map(({ key }) => key)].join(' '),
  );

describe('a search in the course', () => {
  it.each([
    ['a form of a verb', 'כתבנו', 'כותב infinitive past.1pl'],
    ['a form with niqqud', 'כָּתַבְנוּ', 'כותב infinitive past.1pl'],
    ['the word as it is taught', 'שולחן', 'שולחן'],
    ['a plural', 'שולחנות', 'שולחן plural'],
    ['a feminine form', 'גדולה', 'גדול feminine'],
    ['a preposition with an ending', 'אצלם', 'אצלי preposition.3pl.m'],
    ['a word behind a prefix', 'בשולחן', 'שולחן'],
    ['a Russian verb', 'писать', 'כותב infinitive'],
    ['the perfective', 'Написать', 'כותב infinitive'],
    ['a question', 'как будет „стол“?', 'שולחן'],
    ['a form of a Russian word', 'столы', 'שולחן'],
    ['a name in capital letters', 'израиль', 'ישראל'],
    ['a form of a Russian word, not another word that begins so', 'домов', 'בית'],
    ['a person of a Russian verb', 'пишешь', 'כותב infinitive'],
    ['a word as it was heard', 'шалом', 'שלום'],
    ['a word as it was heard, in Latin letters', 'shalom', 'שלום'],
    ['a word with a slip', 'спосибо', 'תודה'],
    ['a word without its final form', 'שלומ', 'שלום'],
  ])('finds %s: %s', async (_name, text, expected) => {
    expect((await shown(text))[0]).toBe(expected);
  });

  it.each(['עזרה', 'החברה', 'פני', 'עולה', 'ספר', 'לפה'])(
    'begins with what is read first: %s',
    async (text) => {
      const { matches, readings } = await lookUpText(database.db, { userId: premiumId, text }, now);
      expect(readings[0]?.word.ids).toContain(matches[0]?.word.id);
    },
  );

  it('tells all that a form can be', async () => {
    expect(await shown('תדבר')).toEqual(['מדבר infinitive future.2sg.m future.3sg.f']);
    const found = await shown('אוכל');
    expect(found.some((one) => one.startsWith('יכול') && one.includes('future.1sg'))).toBe(true);
    expect(found.length).toBeGreaterThan(1);
  });

  it('finds words that begin so while they are being typed', async () => {
    expect(await shown('ישרא')).toContain('ישראל');
    expect(await shown('שולח', premiumId)).toEqual(['לשלוח present.sg.m', 'שולחן']); // a whole form comes first
    expect(await shown('שולח')).not.toContain('שולחן'); // its lesson is locked
    expect(await shown('холодил', premiumId)).toContain('מקרר');
    expect(await shown('холодил')).not.toContain('מקרר');
  });

  it('finds what the course has since its last change, and no longer what it has not', async () => {
    expect(await shown('ёжики')).toEqual([]);
    const { db } = database;
    const [card] = await db.select().from(words).where(eq(words.hebrew, 'שלום'));
    const id = card?.id ?? 0;
    await db.update(words).set({ russian: 'ёж, ёжик' }).where(eq(words.id, id));
    await noteEdition(db);
    expect(await shown('ёжики')).toEqual(['שלום']);
    await db
      .update(words)
      .set({ russian: card?.russian ?? '' })
      .where(eq(words.id, id));
    await noteEdition(db);
    expect(await shown('ёжики')).toEqual([]);
  });

  it('keeps what is only near to open lessons', async () => {
    const locked = (await search('холодильник'))[0];
    expect(locked?.lesson.isOpen).toBe(false);
    expect(await shown('холодильнек')).toEqual([]);
    expect(await shown('холодильнек', premiumId)).toEqual(['מקרר']);
  });

  it('shows a verb once, in an open lesson where there is one', async () => {
    const found = await search('идти');
    expect(found.filter(({ verb }) => verb?.key === 'halakh')).toHaveLength(1);
    expect(found[0]?.lesson.isOpen).toBe(true);
  });

  it.each(["'; drop table words; --", 'абракадабра', 'אבגדה', '%', '(((', ' '])(
    'finds nothing for «%s»',
    async (text) => {
      expect(await shown(text)).toEqual([]);
    },
  );
});
