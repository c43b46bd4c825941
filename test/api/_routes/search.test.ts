import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toEntry } from '../../../core/dictionary/entry.ts';
import { deleteDictionary, storeDictionary } from '../../../db/dictionary/store-dictionary.ts';
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

  it('reads a Hebrew word with what stands before it, likeliest first', async () => {
    const { readings, matches } = await search('וכתבנו');
    expect(readings).toEqual([
      {
        base: 'לכתוב',
        pronunciation: 'וְכָתַבְנוּ'.normalize('NFC'),
        transcription: 'вэхата́вну',
        russian: 'писать / написать',
        added: 'и',
        form: 'мы писали, от לכתוב',
        source: 'course',
        certain: true,
        credit: null,
        words: [expect.any(Number)],
      },
    ]);
    expect(matches[0]?.word?.id).toBe(readings[0]?.words[0]);
    expect((await search('писать')).readings).toEqual([]);
  });

  it('does not read a locked word, whatever stands before it, and names its lesson', async () => {
    for (const text of ['כלב', 'והכלב', 'שבכלב']) {
      const { readings, matches } = await search(text);
      expect(readings).toEqual([]);
      expect(matches).toEqual([expect.objectContaining({ word: null })]);
    }
  });

  it('reads what only a dictionary has, and says whose it is', async () => {
    const info = { name: 'Слова', source: 'https://example.org', licence: 'CC0' };
    const shulkhan = toEntry({
      ...{ spellings: ['שולחן'], plurals: [], translations: ['стол'] },
      ...{ kind: 'noun', gender: 'm', frequency: 1 },
    });
    if (typeof shulkhan === 'string') throw new Error(shulkhan);
    await storeDictionary(backend.db, { info, entries: [shulkhan] }, backend.clock());
    const { readings, matches } = await search('ובשולחן');
    expect(matches).toEqual([]);
    expect(readings[0]).toMatchObject({
      ...{ base: 'שולחן', russian: 'стол', added: 'и в', source: 'dictionary', certain: false },
      credit: 'Слова (https://example.org, CC0)',
    });
    await deleteDictionary(backend.db, info.name);
    expect((await search('שולחן')).readings).toEqual([]);
  });

  it('reads own words, those of others never', async () => {
    const other = await createLearner(backend, 21);
    const own = { eventId: 'own-word', words: [{ hebrew: 'מטאטא', russian: 'метла' }] };
    await backend.call('POST /own-words', { token: other.token, body: own });
    const [reading] = (await search('והמטאטא', other)).readings;
    expect(reading).toMatchObject({ base: 'מטאטא', russian: 'метла', added: 'и + артикль', source: 'own' });
    expect((await search('והמטאטא')).readings.filter(({ source }) => source === 'own')).toEqual([]);
    const read = { token: other.token, body: { text: 'המטאטא פה' } };
    const { words: known } = await backend.call('POST /search/text', read);
    expect(known[0]).toMatchObject({ knowledge: 'known' });
  });

  it('answers nonsense with nothing', async () => {
    for (const text of ['קקקקק', '🙂', 'ש'.repeat(100), "'", 'םם']) {
      expect(await search(text)).toMatchObject({ readings: [], matches: [] });
    }
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

describe('a text', () => {
  const read = (text: string, who = learner) =>
    backend.call('POST /search/text', { token: who.token, body: { text } });

  it('is read word by word, in its order, each word once', async () => {
    const { words, order } = await read('וכתבנו, כלב! אבגדה וכתבנו');
    expect(words).toEqual([
      { text: 'וכתבנו', count: 2, knowledge: 'new', readings: [expect.objectContaining({ base: 'לכתוב' })] },
      { text: 'כלב', count: 1, knowledge: 'locked', readings: [] },
      { text: 'אבגדה', count: 1, knowledge: 'unknown', readings: [] },
    ]);
    expect(order).toEqual([0, 1, 2, 0]);
  });

  it('may have nothing to read, and 4,000 letters', async () => {
    expect(await read('🙂 привет 123')).toEqual({ words: [], order: [] });
    expect((await read('כתבנו '.repeat(666))).order).toHaveLength(666);
    await expect(read('כ'.repeat(4001))).rejects.toThrow();
  });
});
