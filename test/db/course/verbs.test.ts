import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { sections } from '../../../db/content/index.ts';
import { readCourseIndex } from '../../../db/course/search/search-index.ts';
import { courseVerbs, findVerbs } from '../../../db/course/verbs.ts';
import { words } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { openTestDatabase } from '../../support/database.ts';

let database: OpenDatabase;
const names = new Map<number, string>();
beforeAll(async () => {
  database = await openTestDatabase();
  const input = { course: sections, audioOf: () => undefined, version: 'course' };
  await seedCourse(database.db, input, new Date('2026-11-21T09:00:00Z'));
  for (const { id, key } of await database.db.select().from(words)) names.set(id, key);
});
afterAll(() => database.close());

const shown = async (text: string) => {
  const index = await readCourseIndex(database.db, courseVerbs());
  return index
    .hebrew()
    .forms(text)
    .map(({ wordId, key }) => `${names.get(wordId)} ${key}`);
};

describe('a form', () => {
  it.each([
    ['a verb', 'כתבנו', ['kotev past.1pl']],
    ['two persons alike', 'תדבר', ['medaber future.2sg.m', 'medaber future.3sg.f']],
    ['a verb on two cards', 'לאכול', ['okhel infinitive', 'akhalti infinitive']],
    ['with niqqud', 'יְדַבְּרוּ', ['medaber future.3pl.m']],
    ['in short spelling', 'דברו', ['medaber past.3pl', 'medaber imperative.pl.m']],
    ['a plural', 'שולחנות', ['shulchan plural']],
    ['a feminine plural', 'גדולות', ['gadol feminine.plural']],
    ['a form before a noun', 'שתי', ['shtayim joined', 'shote imperative.sg.f', 'shatiti imperative.sg.f']],
    [
      'a preposition on three cards',
      'אליך',
      ['el preposition.2sg.m', 'elai preposition.2sg.m', 'eleikha word', 'eleikha preposition.2sg.m'],
    ],
    ['not of the course', 'אבגדה', []],
    ['not Hebrew', "'; drop table words; --", []],
  ])('of %s is found: %s', async (_name, text, expected) => {
    expect(await shown(text)).toEqual(expected);
  });

  it('that is another word too is told with both', async () => {
    const found = await shown('אוכל');
    expect(found).toEqual(expect.arrayContaining(['okhel word', 'yakhol future.1sg']));
  });
});

describe('what a text can mean', () => {
  const meant = async (text: string) => {
    const input = { userId: 1, text };
    const { verbs, words: others } = await findVerbs(database.db, input, new Date('2026-11-21T09:00:00Z'));
    return [
      ...verbs.map(({ verb, keys }) => [verb.key, ...keys].join(' ')),
      ...others.map(({ word, key }) => `${word.hebrew} ${key}`),
    ];
  };

  it.each([
    ['a verb on two cards, once', 'לאכול', ['akhal infinitive']],
    ['a Russian verb', 'писать', ['katav']],
    ['the perfective', 'Пойти', ['halakh']],
    ['a Russian form of a card', 'ест', ['akhal']],
    ['no part of a Russian word', 'ес', []],
    ['no Russian noun', 'стол', []],
    ['a plural', 'שולחנות', ['שולחן plural']],
    ['two verbs', 'אוכל', ['yakhol future.1sg', 'akhal present.sg.m future.1sg', 'אוכל word']],
    ['nothing', "'; drop table words; --", []],
  ])('is %s: %s', async (_name, text, expected) => {
    expect(await meant(text)).toEqual(expected);
  });

  it('names an open lesson of the verb where there is one', async () => {
    const { verbs } = await findVerbs(
      database.db,
      { userId: 1, text: 'идти' },
      new Date('2026-11-21T09:00:00Z'),
    );
    expect(verbs.map(({ lesson }) => lesson.isOpen)).toEqual([true]);
  });
});
