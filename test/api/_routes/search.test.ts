import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, grantPremium, type Learner, readPlaces } from '../../support/learners.ts';

const key = 'GET /search';
let backend: TestBackend;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend();
  learner = await createLearner(backend, 1);
  const { words: places } = await readPlaces(backend.db);
  /** kotev, "writes" */
  const kotev = { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' };
  await backend.db
    .update(words)
    .set(kotev)
    .where(eq(words.id, places.shalom?.wordId ?? 0));
  await backend.db
    .update(words)
    .set({ transcription: 'кэ́лев' })
    .where(eq(words.id, places.kelev?.wordId ?? 0));
});
afterAll(() => backend.close());

const search = (q: string, who = learner) => backend.call(key, { token: who.token, query: { q } });

describe('a search', () => {
  it('answers with the word, its lesson, its pair, its infinitive and the form that was asked for', async () => {
    const { matches } = await search('כתבו');
    expect(matches).toEqual([
      {
        lesson: expect.objectContaining({ number: 1, name: 'Урок один' }),
        word: expect.objectContaining({ hebrew: 'כותב', verb: { root: 'כתב', binyan: 'paal' } }),
        pair: 'писать / написать',
        forms: [
          { key: 'infinitive', pointed: 'לִכְתֹּב'.normalize('NFC'), transcription: 'лихто́в' },
          { key: 'past.3pl', pointed: 'כָּתְבוּ'.normalize('NFC'), transcription: 'катву́' },
          { key: 'imperative.pl.m', pointed: 'כִּתְבוּ'.normalize('NFC'), transcription: 'китву́' },
        ],
      },
    ]);
  });

  it.each(['писать', 'пишет', 'כותב', 'לכתוב', 'כות'])('puts the infinitive first: %s', async (text) => {
    expect((await search(text)).matches[0]?.forms[0]?.key).toBe('infinitive');
  });

  it('tells of a locked lesson only that it has the word', async () => {
    const lesson = expect.objectContaining({ number: 3, name: 'Урок три' });
    expect(await search('собака')).toMatchObject({
      matches: [{ lesson, word: null, pair: null, forms: [] }],
    });
    expect(await search('כלב')).toMatchObject({ matches: [{ lesson, word: null, pair: null, forms: [] }] });
    const rich = await createLearner(backend, 2);
    await grantPremium(backend.db, rich.id);
    expect((await search('собака', rich)).matches[0]?.word?.hebrew).toBe('כלב');
  });

  it('never spells a word of a locked lesson letter by letter', async () => {
    expect((await search('כל')).matches).toEqual([]);
    const rich = await createLearner(backend, 3);
    await grantPremium(backend.db, rich.id);
    expect((await search('כל', rich)).matches[0]?.word?.hebrew).toBe('כלב');
    for (const near of ['соб', 'соба', 'собкаа', 'сабака', 'кэле', 'kele']) {
      expect((await search(near)).matches, near).toEqual([]);
      expect((await search(near, rich)).matches[0]?.word?.hebrew, near).toBe('כלב');
    }
  });

  it.each(['собаку', 'собаками', 'кэлев', 'kelev'])(
    'names only the lesson for a whole locked word: %s',
    async (text) => {
      const { matches } = await search(text);
      expect(matches).toEqual([
        { lesson: expect.objectContaining({ id: 3 }), word: null, pair: null, forms: [] },
      ]);
    },
  );

  it('is for learners', async () => {
    expect((await backend.send(key, { query: { q: 'мир' } })).status).toBe(401);
  });
});

describe('the words for a search without a network', () => {
  const ahead = ({ token }: Learner) => backend.call('GET /search/words', { token });

  it('are those of the open lessons, with the verbs that they are forms of', async () => {
    const { words: open, verbs } = await ahead(learner);
    expect(open.map(({ hebrew }) => hebrew)).toContain('כותב');
    expect(open.map(({ hebrew }) => hebrew)).not.toContain('כלב');
    expect(verbs.map(({ key }) => key)).toEqual(['katav']);
  });

  it('are all of them with premium', async () => {
    const rich = await createLearner(backend, 12);
    await grantPremium(backend.db, rich.id);
    expect((await ahead(rich)).words.map(({ hebrew }) => hebrew)).toContain('כלב');
  });
});
