import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import { ownWords, users } from '../../../../db/schema/index.ts';
import { createMemoryStore } from '../../../../db/store/store.ts';
import { faultyDatabase } from '../../../support/faulty-database.ts';
import { type CoursePlaces, createLearner, grantPremium } from '../../../support/learners.ts';
import { anya, testBot } from '../../../support/telegram-updates.ts';
import { openTestBot, type TestBot, takeSent } from '../../support.ts';
import { teachCards } from '../../taught-cards.ts';
import { plain, resultsOf, shown } from './support.ts';

let backend: TestBot;
let places: CoursePlaces;

beforeAll(async () => {
  backend = await openTestBot();
  places = await teachCards(backend);
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
});

async function ask(query: string, from = anya, bot = backend.bot) {
  await bot.handleUpdate(backend.updates.inline(from, query));
  const [sent, ...more] = takeSent(backend.telegram);
  expect(more).toEqual([]);
  expect(sent?.method).toBe('answerInlineQuery');
  return { results: resultsOf(sent), payload: sent?.payload ?? {} };
}

const link = (key: string) => {
  const { wordId, lessonId } = places.words[key] ?? {};
  return `https://t.me/${testBot.username}?startapp=word_${wordId}_${lessonId}`;
};

describe('a word asked from another chat', () => {
  it.each(['שלום', 'привет', 'шалом', 'как будет мир?'])('is a card: %s', async (query) => {
    const { results, payload } = await ask(query);
    expect(shown(results[0])).toEqual({
      title: plain('שָׁלוֹם — мир, привет'),
      description: '[шало́м]',
      text: plain('שָׁלוֹם [шало́м] — мир, привет\n\nСлово на иврите из Милы.'),
      url: link('shalom'),
    });
    expect(payload).toMatchObject({ cache_time: 300, is_personal: false });
    expect(payload).not.toHaveProperty('button');
  });

  it('is told with the form that was asked', async () => {
    const [first] = (await ask('כתבנו')).results;
    expect(shown(first)).toMatchObject({
      title: plain('לִכְתֹּב — писать / написать'),
      description: plain('[лихто́в] · כָּתַבְנוּ — прошедшее, мы'),
    });
  });

  it('is told as the lesson teaches it, below the infinitive of its verb', async () => {
    const [first] = (await ask('писать')).results;
    expect(shown(first)).toMatchObject({
      title: plain('לִכְתֹּב — писать / написать'),
      description: plain('[лихто́в] · כּוֹתֵב — (он) пишет'),
    });
  });

  it('is read behind what stands before it', async () => {
    const [first] = (await ask('ובשולחן')).results;
    expect(shown(first).title).toContain('и в + ');
    expect(shown(first).url).toContain('startapp=');
  });

  it('is found while it is being written', async () => {
    expect((await ask('прив')).results.map((one) => shown(one).title)).toContain(plain('שָׁלוֹם — мир, привет'));
  });

  it('among others is read with them, word by word', async () => {
    const { results } = await ask('שלום שולחן ציגילגי');
    expect(results).toHaveLength(1);
    const { title, text, url } = shown(results[0]);
    expect(title).toBe('Разобрать по словам');
    expect(text.split('\n')).toEqual([
      plain('• שָׁלוֹם [шало́м] — мир, привет'),
      expect.stringContaining(plain('שֻׁלְחָן')),
      expect.stringContaining('не знаю'),
      '',
      'Слово на иврите из Милы.',
    ]);
    expect(url).toBe(`https://t.me/${testBot.username}?startapp=`);
  });

  it('has an id of its own among the results, ten at most', async () => {
    for (const query of ['שלום', 'ст', 'к', 'כ', 'и']) {
      const ids = (await ask(query)).results.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(10);
    }
  });
});

describe('in other chats nothing is told', () => {
  it.each(['כלב', 'собака', 'кэлев', 'הכלב', 'כלב כלב'])(
    'of a premium lesson, to a learner with premium either: %s',
    async (query) => {
      const learner = await createLearner(backend, 611);
      await grantPremium(backend.db, learner.id);
      const from = { ...anya, id: learner.id };
      const { results } = await ask(query, from);
      expect(JSON.stringify(results).normalize('NFC')).not.toMatch(/кэ́лев|собака|כֶּלֶב/);
    },
  );

  it('of one’s own words', async () => {
    const learner = await createLearner(backend, 612);
    await backend.db.insert(ownWords).values({
      ...{ userId: learner.id, hebrew: 'מגניב', pronunciation: 'מַגְנִיב', transcription: 'магни́в' },
      ...{ russian: 'тайное слово', variants: [], eventId: crypto.randomUUID(), isHeard: false, place: 1 },
      ...{ addedAt: backend.clock(), addedOn: '2026-11-20' },
    });
    const { results } = await ask('מגניב', { ...anya, id: learner.id });
    expect(JSON.stringify(results)).not.toContain('тайное');
    expect((await ask('тайное слово', { ...anya, id: learner.id })).results).toEqual([]);
  });

  it('of who asks: it leaves no row', async () => {
    await ask('שלום', { ...anya, id: 699 });
    expect(await backend.db.select().from(users).where(eq(users.id, 699))).toEqual([]);
  });
});

describe('a list with nothing in it', () => {
  it.each([
    ['nonsense', 'ыыыжжж'],
    ['emoji', '🦊🦊🦊'],
    ['ten thousand letters', 'я'.repeat(10_000)],
    ['marks', '<b>&"\'`*_[]()'],
    ['a link', 'https://evil.example/?q=1'],
    ['another language', '漢字'],
    ['niqqud without letters', '\u05b8\u05b7'],
  ])('has a way to the bot: %s', async (_, query) => {
    const { results, payload } = await ask(query);
    expect(results).toEqual([]);
    expect(payload.button).toEqual({ text: 'Открыть Милу', start_parameter: 'inline' });
  });

  it.each(['', '   '])('says what to write: «%s»', async (query) => {
    const { payload } = await ask(query);
    expect(payload.button).toEqual({ text: 'Слово на иврите или по-русски', start_parameter: 'inline' });
  });

  it('is the answer of a database that fails, and is kept for nobody', async () => {
    const db = faultyDatabase(backend.db, () => {
      throw new Error('connection lost');
    });
    const { results, payload } = await ask('שלום', anya, createBot({ ...backend.botDeps, db }));
    expect(results).toEqual([]);
    expect(payload).toMatchObject({ cache_time: 0, is_personal: true });
    expect(backend.logged.at(-1)).toMatchObject({ level: 'warn', event: 'inline-not-found' });
  });

  it('is what a thousand questions in a minute get after sixty', async () => {
    const reads: string[] = [];
    const db = faultyDatabase(backend.db, (when, { name }) => {
      if (when === 'before') reads.push(name);
    });
    const store = createMemoryStore(backend.clock);
    const bot = createBot({ ...backend.botDeps, db, store });
    for (let at = 0; at < 60; at += 1) expect((await ask('שלום', anya, bot)).results).not.toEqual([]);
    reads.splice(0);
    for (let at = 60; at < 1000; at += 1) expect((await ask('שלום', anya, bot)).results).toEqual([]);
    expect(reads).toEqual([]);
    expect((await ask('שלום', { ...anya, id: 777 }, bot)).results).not.toEqual([]);
  });
});

describe('a card', () => {
  it('that is sent to the bot itself is no question and no answer', async () => {
    const via_bot = { id: testBot.id, is_bot: true, first_name: testBot.first_name };
    await backend.bot.handleUpdate(backend.updates.message(anya, { text: 'שלום', via_bot }));
    expect(takeSent(backend.telegram)).toEqual([]);
  });

  it('is marked bold by places, not by markup', async () => {
    const [first] = (await ask('שלום')).results;
    expect(first?.input_message_content).toMatchObject({ entities: [{ type: 'bold', offset: 0 }] });
    expect(first?.input_message_content).not.toHaveProperty('parse_mode');
  });
});
