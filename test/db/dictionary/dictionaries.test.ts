import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyseWord, consonantsAsked } from '../../../core/hebrew/analysis/analyse-word.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { readDictionaries } from '../../../db/dictionary/read-entries.ts';
import { deleteDictionary, storeDictionary } from '../../../db/dictionary/store-dictionary.ts';
import { dictionaryEntries } from '../../../db/schema/index.ts';
import { readJsonLines } from '../../../scripts/dictionary/read-json-lines.ts';
import { openTestDatabase } from '../../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const entriesOf = (...all: object[]) =>
  readJsonLines(all.map((one) => JSON.stringify(one)).join('\n')).entries;
const table = {
  plain: 'שולחן',
  pointed: ['שֻׁלְחָן'],
  plural: 'שולחנות',
  pos: 'n',
  gender: 'm',
  ru: ['стол'],
  freq: 9,
};
const book = { plain: 'ספר', pointed: ['סֵפֶר'], pos: 'n', gender: 'm', ru: ['книга'], freq: 90 };
const barber = { plain: 'ספר', pointed: ['סַפָּר'], pos: 'n', gender: 'm', ru: ['парикмахер'], freq: 1 };
const info = { name: 'Слова', source: 'https://example.org', licence: 'CC0' };

const read = async (word: string) =>
  analyseWord(word, { lexicon: await readDictionaries(db, consonantsAsked(word)) }).map((reading) => ({
    base: reading.word.hebrew,
    russian: reading.word.russian,
    particles: reading.particles.join(''),
    credit: reading.word.credit,
    certain: reading.certain,
  }));

it('is read behind particles and in its forms, the commonest first, with its source and licence', async () => {
  await storeDictionary(db, { info, entries: entriesOf(barber, table, book) }, now);
  expect(await read('בשולחן')).toContainEqual({
    ...{ base: 'שולחן', russian: 'стол', particles: 'ב', credit: info },
    certain: false,
  });
  expect((await read('שולחנות'))[0]).toMatchObject({ base: 'שולחן', russian: 'стол' });
  expect((await read('ספר')).map(({ russian }) => russian)).toEqual(['книга', 'парикмахер']);
  expect(await read('גגגג')).toEqual([]);
});

it('has the forms of its regular verbs by rule, which are never certain', async () => {
  // kishet, planned: a dictionary has a verb by its past
  const decorate = { plain: 'קישט', pos: 'v', ru: ['украшать'], freq: 5 };
  await storeDictionary(db, { info: { ...info, name: 'Глаголы' }, entries: entriesOf(decorate) }, now);
  for (const written of ['קישטתי', 'קישטנו', 'מקשטים', 'ושקישטתי']) {
    expect((await read(written))[0], written).toMatchObject({
      base: 'קישט',
      russian: 'украшать',
      certain: false,
    });
  }
  await deleteDictionary(db, 'Глаголы');
});

it('takes the place of the one with its name, and leaves nothing behind when it is deleted', async () => {
  await storeDictionary(db, { info, entries: entriesOf(book) }, now);
  expect(await read('שולחן')).toEqual([]);
  expect(await deleteDictionary(db, 'Слова')).toBe(true);
  expect(await db.select().from(dictionaryEntries)).toEqual([]);
  expect(await deleteDictionary(db, 'Слова')).toBe(false);
});
