import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verbName } from '../../../api/_routes/shapes/word-shape.ts';
import { formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { verbBook } from '../../../db/content/verb-book.ts';
import { words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createFakeVoice } from '../../support/fake-voice.ts';
import {
  createLearner,
  grantPremium,
  type Learner,
  readPlaces,
  type WordPlace,
} from '../../support/learners.ts';

const key = 'GET /verbs/{wordId}';
const robot = createFakeVoice('robot');
/** kotev, "writes", and medaber, "speaks". */
const kotev = { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в' };
const medaber = { hebrew: 'מדבר', pronunciation: 'מְדַבֵּר', transcription: 'мэдабэ́р' };
/** ktovet, "address", and ima, "mother". */
const ktovet = { hebrew: 'כתובת', pronunciation: 'כְּתוֹבֶת'.normalize('NFC'), transcription: 'кто́вэт' };
const ima = { hebrew: 'אימא', pronunciation: 'אימא', transcription: 'ima' };
let backend: TestBackend;
let learner: Learner;
let open: WordPlace;
let locked: WordPlace;
let noun: WordPlace;

beforeAll(async () => {
  backend = await openTestBackend({ voices: [robot] });
  const places = await readPlaces(backend.db);
  learner = await createLearner(backend, 1);
  open = places.words.shalom ?? { lessonId: 0, wordId: 0 };
  noun = places.words.ima ?? { lessonId: 0, wordId: 0 };
  locked = places.words.kelev ?? { lessonId: 0, wordId: 0 };
  await backend.db.update(words).set(kotev).where(eq(words.id, open.wordId));
  await backend.db.update(words).set(medaber).where(eq(words.id, locked.wordId));
});
afterAll(() => backend.close());

const statusOf = async (wordId: number, who = learner) => {
  const response = await backend.send(key, { token: who.token, params: { wordId } });
  const { code } = await response.json();
  return `${response.status} ${code ?? ''}`.trim();
};

describe('a verb', () => {
  it('is marked among the words of its lesson, and a noun is not', async () => {
    const params = { id: open.lessonId };
    const lesson = await backend.call('GET /lessons/{id}', { token: learner.token, params });
    const verbOf = (wordId: number) => lesson.words.find(({ id }) => id === wordId)?.verb;
    expect(verbOf(open.wordId)).toEqual({ root: 'כתב', binyan: 'paal' });
    expect(verbOf(noun.wordId)).toBeUndefined();
  });

  it('is named by its root as a word is written', () => {
    const halakh = verbBook().verbs.find(({ key: name }) => name === 'halakh');
    expect(halakh && verbName(halakh)).toEqual({ root: 'הלך', binyan: 'paal' });
  });

  it('has all its forms', async () => {
    const verb = await backend.call(key, { token: learner.token, params: { wordId: open.wordId } });
    expect(verb).toMatchObject({ root: 'כתב', binyan: 'paal' });
    expect(Object.keys(verb.forms)).toEqual([...formKeys]);
    expect(verb.forms['past.1sg']).toMatchObject({
      pointed: 'כָּתַבְתִּי'.normalize('NFC'),
      full: 'כתבתי',
      transcription: 'ката́вти',
    });
    expect(verb.forms['present.sg.m']?.audio).toBe('/audio/hash-of-shalom.mp3');
  });

  it('sounds in every form without a token, by the address that it names', async () => {
    const verb = await backend.call(key, { token: learner.token, params: { wordId: open.wordId } });
    const address = new URL(verb.forms['past.1sg']?.audio ?? '', 'http://mila.test');
    expect(address.pathname).toBe(`/api/audio/${open.lessonId}/${open.wordId}`);
    const query = Object.fromEntries(address.searchParams);
    const audio = 'GET /audio/{lessonId}/{wordId}';
    expect((await backend.send(audio, { params: open, query })).status).toBe(200);
    expect(robot.said).toEqual(['כתבתי']);
    const ofNoun = { ...noun };
    expect((await backend.send(audio, { params: ofNoun, query })).status).toBe(401);
  });

  it('has its Russian pair, its government and the words of its root', async () => {
    const ask = (token: string) => backend.call(key, { token, params: { wordId: open.wordId } });
    expect(await ask(learner.token)).toMatchObject({
      imperfective: 'писать',
      perfective: 'написать',
      government: 'что: את, кому: ל',
      family: [],
    });
    const place = eq(words.id, noun.wordId);
    await backend.db.update(words).set(ktovet).where(place);
    const [relative] = (await ask(learner.token)).family;
    expect(relative).toMatchObject({
      isLearned: false,
      lesson: { id: noun.lessonId, number: 1, name: 'Урок один' },
      word: { id: noun.wordId, hebrew: 'כתובת' },
    });
    await backend.db.update(words).set(ima).where(place);
    await backend.db.update(words).set(ktovet).where(eq(words.id, locked.wordId));
    expect((await ask(learner.token)).family).toEqual([
      { isLearned: false, lesson: { id: locked.lessonId, number: 3, name: 'Урок три' }, word: null },
    ]);
    await backend.db.update(words).set(medaber).where(eq(words.id, locked.wordId));
  });

  it('has an example for a form that an open lesson says, and none from a locked one', async () => {
    const says = (pronunciation: string, russian: string) => [
      { hebrew: stripNiqqud(pronunciation), pronunciation, transcription: '', russian, audioHash: 'said' },
    ];
    const [we, she] = ['אֲנַחְנוּ כּוֹתְבִים.', 'הִיא כָּתְבָה לוֹ.'].map((text) => text.normalize('NFC'));
    const tell = (wordId: number, examples: ReturnType<typeof says>) =>
      backend.db.update(words).set({ examples }).where(eq(words.id, wordId));
    await tell(noun.wordId, says(we ?? '', 'Мы пишем.'));
    await tell(locked.wordId, says(she ?? '', 'Она написала ему.'));
    const ask = async ({ token }: Learner) =>
      (await backend.call(key, { token, params: { wordId: open.wordId } })).examples;
    expect(await ask(learner)).toMatchObject([
      { form: 'present.pl.m', russian: 'Мы пишем.', audio: '/audio/said.mp3' },
    ]);
    const rich = await createLearner(backend, 3);
    await grantPremium(backend.db, rich.id);
    expect((await ask(rich)).map(({ form }) => form)).toEqual(['present.pl.m', 'past.3sg.f']);
    await tell(noun.wordId, []);
    await tell(locked.wordId, []);
  });

  it('is locked as its lesson, and opens with premium', async () => {
    expect(await statusOf(locked.wordId)).toBe('403 premium_required');
    const rich = await createLearner(backend, 2);
    await grantPremium(backend.db, rich.id);
    expect(await statusOf(locked.wordId, rich)).toBe('200');
  });

  it('is not found for a noun and for a word that is not there', async () => {
    expect(await statusOf(noun.wordId)).toBe('404 word_not_found');
    expect(await statusOf(2_000_000_000)).toBe('404 word_not_found');
  });
});
