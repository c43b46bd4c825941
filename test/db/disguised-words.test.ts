import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/connection/client.ts';
import { sections } from '../../db/content/index.ts';
import { searchCourse } from '../../db/course/search/course-search.ts';
import { findVerbs } from '../../db/course/verbs.ts';
import { seedCourse } from '../../db/seed.ts';
import { openTestDatabase } from '../support/database.ts';
import { disguisesOf, ignorableCharacters } from '../support/disguises.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCourse(database.db, { course: sections, audioOf: () => undefined, version: 'course' }, now);
});
afterAll(() => database.close());

const freeWords = sections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons.filter(({ isFree }) => isFree).flatMap(({ words }) => words)),
);
const phrases = freeWords.filter(({ hebrew }) => hebrew.includes(' '));
const doubled = freeWords.filter(({ hebrew }) => /וו|יי/u.test(hebrew));
/** One of each kind: a word of one part, a phrase, a word with a digraph. */
const sample = [freeWords[0], phrases[0], doubled[0]].flatMap((word) => word ?? []);

/** What a text is found as, first. */
const ways: Record<string, (text: string) => Promise<string[]>> = {
  'in the search': async (text) =>
    (await searchCourse(database.db, { userId: 1, text }, now)).map(({ word }) => word.hebrew),
  'in the chat': async (text) => {
    const { verbs, words } = await findVerbs(database.db, { userId: 1, text }, now);
    return [
      ...words.map(({ word }) => word.hebrew),
      ...verbs.flatMap(({ keys, forms }) => keys.flatMap((key) => forms[key]?.full ?? [])),
    ];
  },
};

describe.each(Object.entries(ways))('a disguised word %s', (_, find) => {
  it.each(sample.map((word) => [word.hebrew, word] as const))('is found: %s', async (hebrew, word) => {
    const ignorable = [...ignorableCharacters.slice(0, 3), ...ignorableCharacters.slice(-1)];
    for (const { kind, text } of disguisesOf(word, ignorable)) {
      expect(await find(text), `${kind}: ${JSON.stringify(text)}`).toContain(hebrew);
    }
  });
});

describe('a text that is no form', () => {
  it.each([
    ['without the article and a particle', 'לבית הספר', 'בית ספר'],
    ['without a particle', 'בשולחן', 'שולחן'],
    ['in an older spelling', 'חניה', 'חנייה'],
    ['in an older spelling behind a particle', 'בחניה', 'חנייה'],
    ['in a newer spelling', 'צוהריים', 'צהריים'],
    ['with its final form', 'שלומ', 'שלום'],
    ['with a hyphen', 'בית-ספר', 'בית ספר'],
    ['with a maqaf', 'יום־הולדת', 'יום הולדת'],
  ])('is found in the chat %s: %s', async (_, text, hebrew) => {
    expect(await ways['in the chat']?.(text)).toContain(hebrew);
  });

  it('is not found where it is none of them', async () => {
    expect(await ways['in the chat']?.('קצףגצ')).toEqual([]);
  });
});
