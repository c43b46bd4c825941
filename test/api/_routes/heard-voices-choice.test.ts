import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import { words } from '../../../db/schema/index.ts';
import { keepRendering } from '../../../db/voices/renderings.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { publishTake } from '../../support/voices.ts';

let backend: TestBackend;
let token: string;
let lessonId: number;
let said: { pronunciation: string; transcription: string; russian: string };

beforeAll(async () => {
  backend = await openTestBackend();
  token = await backend.login(1, 'Аня');
  const [section] = await backend.call('GET /sections');
  lessonId = section?.subsections[0]?.lessons[0]?.id ?? 0;
});
afterAll(() => backend.close());

const lesson = async () =>
  (await backend.call('GET /lessons/{id}', { token, params: { id: lessonId } })).words;
const choose = (voice: 'any' | 'female' | 'male') =>
  backend.call('PUT /users/settings', { token, body: { voice } });
const [female, male] = ['f'.repeat(32), 'a'.repeat(32)];
const addressOf = (hash: string) => `/api/sounds/${hash}`;
const say = (speakerId: number, gender: 'f' | 'm', hash: string) =>
  publishTake(backend, { speakerId, gender, key: audioKey(said), hash });

describe('the voice of a word', () => {
  it('is that of the rendered file until a speaker has recorded it, and then the one chosen', async () => {
    const [first] = await lesson();
    if (!first) throw new Error('the lesson has no word');
    said = first;
    expect(first.audio).toMatch(/^\/audio\//);
    expect(await backend.call('GET /voices', { token })).toEqual({ genders: [] });
    await say(11, 'f', female);
    expect((await lesson()).map(({ voice }) => voice)).toEqual(['human', undefined]);
    await say(12, 'm', male);
    expect(await backend.call('GET /voices', { token })).toEqual({ genders: ['f', 'm'] });
    for (const [voice, hash] of [
      ['female', female],
      ['male', male],
    ] as const) {
      await choose(voice);
      expect((await lesson())[0]?.audio).toBe(addressOf(hash));
    }
    expect((await backend.send('GET /sounds/{hash}', { params: { hash: male } })).status).toBe(200);
  });

  it('is the chosen one wherever the word sounds: search, quiz, and a text that is asked for', async () => {
    for (const [voice, hash] of [
      ['female', female],
      ['male', male],
    ] as const) {
      await choose(voice);
      const { matches } = await backend.call('GET /search', { token, query: { q: said.russian } });
      expect(matches[0]?.word).toMatchObject({ audio: addressOf(hash), voice: 'human' });
      const { words } = await backend.call('POST /quiz/start', { token, body: { lessonId, voice: false } });
      expect(words[0]).toMatchObject({ audio: addressOf(hash), voice: 'human' });
      const spoken = await backend.send('GET /google-tts', { token, query: { text: said.pronunciation } });
      expect(spoken.headers.get('X-TTS-Provider')).toBe('human');
      expect(spoken.headers.get('ETag')).toBe(`"${hash}"`);
    }
  });

  it('is another speaker in a quiz than in the lesson where any voice will do', async () => {
    await choose('any');
    const [taught] = await lesson();
    const quiz = await backend.call('POST /quiz/start', { token, body: { lessonId, voice: false } });
    expect([female, male].map(addressOf)).toContain(taught?.audio);
    expect([female, male].map(addressOf)).toContain(quiz.words[0]?.audio);
    expect(quiz.words[0]?.audio).not.toBe(taught?.audio);
  });

  it("is Google's in place of the embedded one for a word without a rendered file, and says so", async () => {
    const [, second] = await lesson();
    if (!second) throw new Error('the lesson has one word');
    await backend.db.update(words).set({ audioHash: null }).where(eq(words.id, second.id));
    expect((await lesson())[1]?.audio).toMatch(/^\/api\/audio\/\d+\/\d+\?/);
    const sound = { hash: 'c'.repeat(32), bytes: Uint8Array.of(1), mime: 'audio/mpeg' };
    const said = { key: audioKey(second), provider: 'google', voice: 'a' };
    await keepRendering(backend.db, { ...said, sound }, backend.clock());
    expect((await lesson())[1]).toMatchObject({ audio: addressOf(sound.hash), voice: 'google' });
  });
});
