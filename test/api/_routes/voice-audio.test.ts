import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioBlobs, words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createFakeVoice } from '../../support/fake-voice.ts';
import {
  type CoursePlaces,
  createLearner,
  grantPremium,
  type Learner,
  readPlaces,
  type WordPlace,
} from '../../support/learners.ts';

const key = 'GET /audio/{lessonId}/{wordId}';
const sound = Uint8Array.from({ length: 1000 }, (_, index) => index % 256);
const robot = createFakeVoice('robot');
let backend: TestBackend;
let places: CoursePlaces;
let learner: Learner;
let stored: WordPlace;
let locked: WordPlace;

beforeAll(async () => {
  backend = await openTestBackend({ voices: [robot] });
  places = await readPlaces(backend.db);
  learner = await createLearner(backend, 1);
  stored = places.words.ima ?? { lessonId: 0, wordId: 0 };
  locked = places.words.kelev ?? { lessonId: 0, wordId: 0 };
  await backend.db.insert(audioBlobs).values({
    hash: 'blob',
    bytes: sound,
    mime: 'audio/mpeg',
    provider: 'upload',
    createdAt: backend.clock(),
  });
  for (const { wordId } of [stored, locked]) {
    await backend.db.update(words).set({ audioBlobHash: 'blob' }).where(eq(words.id, wordId));
  }
});
afterAll(() => backend.close());

const play = (params: WordPlace, headers: Record<string, string> = {}, token = learner.token) =>
  backend.send(key, { token, params, headers });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe('the sound of a word', () => {
  it('that was rendered stands under the hash of its content', async () => {
    const response = await play(places.words.shalom ?? stored);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/audio/hash-of-shalom.mp3']);
  });

  it('that was stored is sent whole, with its type and an ETag', async () => {
    const response = await play(stored);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('cache-control')).toContain('private');
    expect(await bytesOf(response)).toEqual(sound);
    const etag = response.headers.get('etag') ?? '';
    const again = await play(stored, { 'If-None-Match': etag });
    expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0]);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, 999],
    ['bytes=500-599', 500, 599],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('is sent in part for %s, as iOS asks', async (range, from, to) => {
    const response = await play(stored, { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/1000`);
    expect(response.headers.get('content-length')).toBe(String(to - from + 1));
    expect(await bytesOf(response)).toEqual(sound.slice(from, to + 1));
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('has nothing for %s: 416', async (range) => {
    const response = await play(stored, { Range: range });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  it.each(['bytes=', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=7-3'])(
    'is sent whole for %j, which is no range',
    async (range) => {
      expect((await bytesOf(await play(stored, { Range: range }))).length).toBe(1000);
    },
  );

  it('of no word, and of a word of another lesson is 404', async () => {
    expect((await play({ ...stored, wordId: 999_999 })).status).toBe(404);
    const other = places.words.aba ?? stored;
    expect((await play({ lessonId: other.lessonId, wordId: stored.wordId })).status).toBe(404);
  });
});

describe('a word without a sound', () => {
  const silent = () => places.words.aba ?? stored;
  beforeAll(() => backend.db.update(words).set({ audioHash: null }).where(eq(words.id, silent().wordId)));

  it('is spoken by a voice once, and comes from the store from then on', async () => {
    const first = await play(silent());
    expect([first.status, first.headers.get('x-tts-provider')]).toEqual([200, 'robot']);
    expect(Buffer.from(await bytesOf(first)).toString()).toBe('robot says אבא');
    const second = await play(silent());
    expect([second.status, second.headers.get('x-tts-provider')]).toEqual([200, 'stored']);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(robot.said).toEqual(['אבא']);
  });

  it('has a signed address in its lesson, which plays without a token', async () => {
    const { lessonId, wordId } = silent();
    const lesson = await backend.call('GET /lessons/{id}', {
      token: learner.token,
      params: { id: lessonId },
    });
    const address = lesson.words.find(({ id }) => id === wordId)?.audio ?? '';
    const query = Object.fromEntries(new URL(address, 'http://mila.test').searchParams);
    const response = await backend.send(key, { params: silent(), query });
    expect(response.status).toBe(200);
    expect((await play(silent(), { Range: 'bytes=0-1' })).status).toBe(206);
  });

  it('is said by a woman where the address asks for it', async () => {
    robot.woman = createFakeVoice('woman');
    const response = await backend.send(key, {
      token: learner.token,
      params: silent(),
      query: { voice: 'f' },
    });
    expect(await response.text()).toBe('woman says אבא');
    expect(await (await play(silent())).text()).toBe('robot says אבא');
  });

  it('that a voice has said for good is said again by a better one', async () => {
    const bytes = Buffer.from('an old voice');
    const old = { hash: 'old', bytes, mime: 'audio/wav', provider: 'espeak', createdAt: backend.clock() };
    await backend.db.insert(audioBlobs).values(old);
    await backend.db.update(words).set({ audioBlobHash: 'old' }).where(eq(words.id, silent().wordId));
    expect(await (await play(silent())).text()).toBe('robot says אבא');
  });

  it('whose stored sound is gone is spoken again', async () => {
    await backend.db.update(words).set({ audioBlobHash: 'gone' }).where(eq(words.id, silent().wordId));
    expect((await play(silent())).status).toBe(200);
    await backend.db.update(words).set({ audioBlobHash: null }).where(eq(words.id, silent().wordId));
  });
});

describe('who may hear it', () => {
  it('a lesson names a signed address, which plays without a token for a day', async () => {
    const lesson = await backend.call('GET /lessons/{id}', {
      token: learner.token,
      params: { id: stored.lessonId },
    });
    const address = lesson.words.find(({ id }) => id === stored.wordId)?.audio ?? '';
    const { pathname, searchParams } = new URL(address, 'http://mila.test');
    expect(pathname).toBe(`/api/audio/${stored.lessonId}/${stored.wordId}`);
    const query = Object.fromEntries(searchParams);
    expect((await backend.send(key, { params: stored, query })).status).toBe(200);
    expect((await backend.send(key, { params: locked, query })).status).toBe(401);
    expect(
      (await backend.send(key, { params: stored, query: { ...query, until: '9999999999' } })).status,
    ).toBe(401);
    backend.clock.now = new Date('2026-11-22T09:00:01Z');
    expect((await backend.send(key, { params: stored, query })).status).toBe(401);
    backend.clock.now = new Date('2026-11-21T09:00:00Z');
  });

  it('a locked lesson sounds for nobody without premium', async () => {
    expect((await backend.send(key, { params: locked })).status).toBe(401);
    const refused = await play(locked);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'premium_required' }]);
    const rich = await createLearner(backend, 2);
    await grantPremium(backend.db, rich.id);
    expect((await play(locked, {}, rich.token)).status).toBe(200);
  });
});
