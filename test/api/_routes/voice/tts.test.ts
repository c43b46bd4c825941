import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPhrase } from '../../../../core/speech/test-phrase.ts';
import { audioBlobs, audioRequests, words } from '../../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeVoice, type FakeVoice } from '../../../support/fake-voice.ts';
import {
  type CoursePlaces,
  createLearner,
  grantPremium,
  type Learner,
  readPlaces,
} from '../../../support/learners.ts';

const key = 'GET /google-tts';
let google: FakeVoice;
let espeak: FakeVoice;
let backend: TestBackend;
let places: CoursePlaces;
let learner: Learner;
let learners = 0;

beforeAll(async () => {
  google = createFakeVoice('google');
  espeak = createFakeVoice('espeak', ({ pronunciation }) => pronunciation);
  backend = await openTestBackend({ voices: [google, espeak] });
  places = await readPlaces(backend.db);
  await change('shalom', { audioHash: null, pronunciation: 'שָׁלוֹם', plural: 'שְׁלוֹמוֹת', variants: ['שלם'] });
  await change('ima', { pronunciation: 'אִימָּא' });
  await change('aba', { audioHash: null, pronunciation: 'אַבָּא' });
  await change('kelev', { audioHash: null, pronunciation: 'כֶּלֶב' });
});
afterAll(() => backend.close());

/** Each test has a learner of its own, nothing stored, and voices in good health. */
beforeEach(async () => {
  learners += 1;
  learner = await createLearner(backend, learners);
  await backend.db.delete(audioRequests);
  await backend.db.delete(audioBlobs);
  for (const voice of [google, espeak]) Object.assign(voice, { mood: 'fine', said: [] });
  backend.clock.now = new Date(backend.clock.now.getTime() + 61_000); // no voice rests any more
  backend.logged.length = 0;
});

async function change(word: string, values: Partial<typeof words.$inferInsert>): Promise<void> {
  await backend.db
    .update(words)
    .set(values)
    .where(eq(words.id, places.words[word]?.wordId ?? 0));
}
const say = (text: string, headers: Record<string, string> = {}, token: string | undefined = learner.token) =>
  backend.send(key, { token, headers, query: { text, lang: 'he-IL' } });
const told = async (response: Response) => [
  response.status,
  response.headers.get('x-tts-provider'),
  await response.text(),
];
const codeOf = async (response: Response) => {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};

describe('a word that is asked for', () => {
  it('is spoken by the first voice, with its niqqud known, and kept', async () => {
    expect(await told(await say('שלום'))).toEqual([200, 'google', 'google says שלום']);
    expect(await told(await say('שלום'))).toEqual([200, 'stored', 'google says שלום']);
    expect(await told(await say('שָׁלוֹם'))).toEqual([200, 'stored', 'google says שלום']);
    expect([google.said, espeak.said]).toEqual([['שלום'], []]);
  });

  it('has its type, an ETag, a range, and stays with the one who asked', async () => {
    const response = await say('שלום');
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    const etag = response.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await say('שלום', { 'If-None-Match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const part = await say('שלום', { Range: 'bytes=0-1' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-1/${Buffer.byteLength('google says שלום')}`,
      'go',
    ]);
  });

  it('that was rendered is found under the hash of its content', async () => {
    const response = await say('אימא');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/audio/hash-of-ima.mp3']);
  });

  it('may be spelled as one of its variants, or stand in its plural', async () => {
    expect(await told(await say('שלם'))).toEqual([200, 'google', 'google says שלום']);
    expect(await told(await say('שְׁלוֹמוֹת'))).toEqual([200, 'google', 'google says שלומות']);
    expect(await told(await say('שלומות'))).toEqual([200, 'stored', 'google says שלומות']);
  });

  it('may be the greeting of the settings', async () => {
    expect(await told(await say('שָׁלוֹם, מַה נִּשְׁמָע?'))).toEqual([
      200,
      'google',
      `google says ${testPhrase.hebrew}`,
    ]);
  });

  it('is made once for all who ask at the same time', async () => {
    const { withSharedWork } = await import('../../../../api/_voices/voices.ts');
    const slow = createFakeVoice('slow');
    slow.mood = 'busy';
    const shared = withSharedWork(slow);
    const both = [shared.speak('שלום'), shared.speak('שלום'), shared.speak('אבא')];
    expect(slow.said).toEqual(['שלום', 'אבא']);
    slow.finish();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    slow.mood = 'fine';
    await shared.speak('שלום');
    expect(slow.said).toEqual(['שלום', 'אבא', 'שלום']);
  });
});

describe('when a voice fails', () => {
  it('the next one speaks, and the log tells which one failed', async () => {
    google.mood = 'broken';
    expect(await told(await say('שלום'))).toEqual([200, 'espeak', 'espeak says שָׁלוֹם']);
    expect(backend.logged.find(({ event }) => event === 'voice-failed')?.fields).toMatchObject({
      provider: 'google',
    });
  });

  it('it is left alone for a minute, and then speaks better what the other had spoken', async () => {
    google.mood = 'broken';
    await say('שלום');
    google.mood = 'fine';
    expect(await told(await say('שלום'))).toEqual([200, 'stored', 'espeak says שָׁלוֹם']);
    expect(await told(await say('אבא'))).toEqual([200, 'espeak', 'espeak says אַבָּא']);
    backend.clock.now = new Date(backend.clock.now.getTime() + 61_000);
    expect(await told(await say('שלום'))).toEqual([200, 'google', 'google says שלום']);
    expect(google.said).toEqual(['שלום', 'שלום']);
  });

  it('and all the others do, that is told in Russian and in the words of SPEC', async () => {
    google.mood = 'broken';
    espeak.mood = 'missing';
    const response = await say('שלום');
    expect([response.status, await response.json()]).toEqual([
      502,
      {
        status: 'error',
        code: 'tts_failed',
        message: 'Не удалось воспроизвести аудио. Попробуйте позже.',
        detail: 'All TTS providers failed',
      },
    ]);
  });

  it('because none is there, the service is not available', async () => {
    google.mood = 'missing';
    espeak.mood = 'missing';
    expect(await codeOf(await say('שלום'))).toEqual([503, 'tts_failed']);
  });

  it('to be kept, its sound is played all the same', async () => {
    await backend.db.execute(
      sql`alter table audio_requests add constraint full_disk check (false) not valid`,
    );
    expect(await told(await say('שלום'))).toEqual([200, 'google', 'google says שלום']);
    await backend.db.execute(sql`alter table audio_requests drop constraint full_disk`);
    expect(backend.logged.map(({ event }) => event)).toContain('speech-not-kept');
  });
});

describe('of the two embedded voices', () => {
  const choose = (voice: 'female' | 'male') =>
    backend.call('PUT /users/settings', { token: learner.token, body: { voice } });

  it('the one that the learner chose says the word, the other one where it cannot', async () => {
    google.mood = 'broken';
    const woman = createFakeVoice('woman', espeak.textFor);
    espeak.woman = woman;
    await choose('female');
    expect(await told(await say('שלום'))).toEqual([200, 'woman', 'woman says שָׁלוֹם']);
    await choose('male');
    expect(await told(await say('שלום'))).toEqual([200, 'espeak', 'espeak says שָׁלוֹם']);
    await choose('female');
    expect(await told(await say('שלום'))).toEqual([200, 'stored', 'woman says שָׁלוֹם']);
    woman.mood = 'missing';
    expect(await told(await say('אבא'))).toEqual([200, 'espeak', 'espeak says אַבָּא']);
    delete espeak.woman;
  });
});

describe('what is not spoken', () => {
  it.each([
    ['no Hebrew', 'hello'],
    ['nothing', ''],
    ['more than a hundred characters', 'שלום '.repeat(21)],
    ['a character that no database takes', 'שלום\0'],
  ])('is %s: 400', async (_, text) => {
    expect((await backend.send(key, { token: learner.token, query: { text } })).status).toBe(400);
  });

  it('is another language: 400', async () => {
    const query = { text: 'שלום', lang: 'en-US' };
    expect((await backend.send(key, { token: learner.token, query })).status).toBe(400);
  });

  it.each(['ביטקוין', 'שלום שלום', 'שלום hello', "' or 1=1 -- ש"])(
    'is a text that no lesson teaches: «%s»',
    async (text) => {
      expect(await codeOf(await say(text))).toEqual([404, 'text_not_taught']);
      expect([google.said, espeak.said]).toEqual([[], []]);
    },
  );

  it('is a word of a locked lesson, except for those who may open it', async () => {
    expect(await codeOf(await say('כלב'))).toEqual([403, 'premium_required']);
    expect(google.said).toEqual([]);
    await grantPremium(backend.db, learner.id);
    expect(await told(await say('כלב'))).toEqual([200, 'google', 'google says כלב']);
  });

  it('is a word of a lesson that is not published, or a word that was deleted', async () => {
    await change('aba', { deletedAt: backend.clock() });
    expect(await codeOf(await say('אבא'))).toEqual([404, 'text_not_taught']);
    await change('aba', { deletedAt: null });
    await backend.db.execute(sql`update lessons set is_published = false where key = 'two'`);
    expect(await codeOf(await say('אבא'))).toEqual([404, 'text_not_taught']);
    await backend.db.execute(sql`update lessons set is_published = true where key = 'two'`);
  });

  it('is anything, for nobody', async () => {
    expect((await say('שלום', {}, '')).status).toBe(401);
  });

  it('is more than a learner can listen to', async () => {
    const statuses = [];
    for (let count = 0; count < 61; count++) statuses.push((await say('שלום')).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses[60]).toBe(429);
    const neighbour = await createLearner(backend, 1000 + learners);
    expect((await say('שלום', {}, neighbour.token)).status).toBe(200);
  });

  it('is made for one learner more than thirty times a minute', async () => {
    const statuses = [];
    for (let count = 0; count < 31; count++) {
      await backend.db.delete(audioRequests);
      statuses.push((await say('שלום')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses[30]).toBe(429);
    expect(google.said).toHaveLength(30);
  });
});
