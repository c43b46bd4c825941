import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/client.ts';
import { sections } from '../../db/content/index.ts';
import { searchCourse } from '../../db/course-search.ts';
import { seedCourse } from '../../db/seed.ts';
import { openTestDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: 'course' }, now);
}, 60_000);
afterAll(() => database.close());

const search = (text: string) => searchCourse(database.db, { userId: 1, text }, now);
const shown = async (text: string) =>
  (await search(text)).map(({ word, forms }) => [word.hebrew, ...forms.map(({ key }) => key)].join(' '));

describe('a search in the course', () => {
  it.each([
    ['a form of a verb', 'כתבנו', 'כותב past.1pl'],
    ['a form with niqqud', 'כָּתַבְנוּ', 'כותב past.1pl'],
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
  ])('finds %s: %s', async (_name, text, expected) => {
    expect((await shown(text))[0]).toBe(expected);
  });

  it('tells all that a form can be', async () => {
    expect(await shown('תדבר')).toEqual(['מדבר future.2sg.m future.3sg.f']);
    const found = await shown('אוכל');
    expect(found.some((one) => one.startsWith('יכול') && one.includes('future.1sg'))).toBe(true);
    expect(found.length).toBeGreaterThan(1);
  });

  it('finds words that begin so while they are being typed', async () => {
    expect(await shown('שולח')).toContain('שולחן');
    expect(await shown('холодил')).toContain('מקרר');
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
