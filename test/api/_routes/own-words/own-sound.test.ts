import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownLessonId } from '../../../../core/own-words/limits.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeVoice } from '../../../support/fake-voice.ts';
import { allRight, createLearner, type Learner } from '../../../support/learners.ts';

let backend: TestBackend;
let nextId = 9000;
let learner: Learner;

beforeAll(async () => {
  backend = await openTestBackend({
    voices: [createFakeVoice('espeak', ({ pronunciation }) => pronunciation)],
    prepareTake: async (bytes) =>
      bytes.length < 4
        ? { ok: false, flaw: 'silent' }
        : { ok: true, sound: { bytes, mime: 'audio/mpeg', loudness: -20, ms: 800 } },
  });
});
beforeEach(async () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
  learner = await createLearner(backend, ++nextId);
});
afterAll(() => backend.close());

async function wordOf(hebrew: string, { token } = learner) {
  const body = { eventId: 'add', words: [{ hebrew, russian: 'значение' }] };
  const [word] = (await backend.call('POST /own-words', { token, body })).words;
  if (!word) throw new Error('not added');
  return word;
}
/** Sends a recording of these bytes, as the app and the chat do. */
function record(id: number, content: string, { token } = learner) {
  const boundary = 'recording';
  const body = [
    `--${boundary}`,
    'Content-Disposition: form-data; name="file"; filename="voice.ogg"',
    'Content-Type: audio/ogg',
    '',
    content,
    `--${boundary}--`,
    '',
  ].join('\r\n');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return backend.send('POST /audio/own/{id}', { token, params: { id }, body, headers });
}
const play = (audio: string | null, token?: string) => {
  const url = new URL(audio ?? '', 'https://mila.example');
  const [, , , lessonId = '', wordId = ''] = url.pathname.split('/');
  const query = Object.fromEntries(url.searchParams);
  return backend.send('GET /audio/{lessonId}/{wordId}', { token, params: { lessonId, wordId }, query });
};
const textOf = async (response: Response) => new TextDecoder().decode(await response.arrayBuffer());
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('the sound of an own word', () => {
  it('is that of a voice where its niqqud is known', async () => {
    const { audio } = await wordOf('שֶׁלֶט');
    const response = await play(audio);
    expect(response.status).toBe(200);
    expect(await textOf(response)).toContain('שֶׁלֶט');
  });

  it('is none without niqqud: no voice would say it rightly', async () => {
    const { id, audio } = await wordOf('שלט');
    expect(audio).toBeNull();
    const asked = await backend.send('GET /audio/{lessonId}/{wordId}', {
      token: learner.token,
      params: { lessonId: ownLessonId, wordId: id },
    });
    expect(asked.status).toBe(404);
  });

  it("is the learner's own recording where there is one, until it is taken away", async () => {
    const { id } = await wordOf('שלט');
    expect((await record(id, 'как я говорю')).status).toBe(200);
    const [word] = (await backend.call('GET /own-words', { token: learner.token })).words;
    expect(word).toMatchObject({ hasOwnSound: true, voice: 'human' });
    expect(await textOf(await play(word?.audio ?? null))).toBe('как я говорю');
    const silent = await backend.call('DELETE /audio/own/{id}', { token: learner.token, params: { id } });
    expect(silent).toMatchObject({ hasOwnSound: false, audio: null });
  });

  it('makes a word one that is asked by ear', async () => {
    const { id } = await wordOf('שלט');
    await learner.save({ lessonId: ownLessonId, wordId: id, attempts: allRight, eventId: 'learned' });
    await record(id, 'как я говорю');
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    learner = await createLearner(backend, learner.id);
    const { tasks, words } = await backend.call('GET /today', { token: learner.token });
    expect(tasks).toMatchObject([{ wordId: id, skill: 'hear', exercise: 'listen' }]);
    expect(words[0]?.audio).toContain(`/audio/${ownLessonId}/${id}`);
  });

  it('goes with the letters that it says', async () => {
    const { id } = await wordOf('שלט');
    await record(id, 'как я говорю');
    const changed = await backend.call('PUT /own-words/{id}', {
      token: learner.token,
      params: { id },
      body: { hebrew: 'מבצע', russian: 'скидка' },
    });
    expect(changed).toMatchObject({ hasOwnSound: false, audio: null });
  });

  it('is not heard by anybody else without its signed address, nor replaced', async () => {
    const { id, audio } = await wordOf('שֶׁלֶט');
    const stranger = await createLearner(backend, ++nextId);
    const params = { lessonId: ownLessonId, wordId: id };
    const asked = await backend.send('GET /audio/{lessonId}/{wordId}', { token: stranger.token, params });
    expect(asked.status).toBe(404);
    expect((await play(audio?.replace(/signature=./, 'signature=!') ?? '', stranger.token)).status).toBe(404);
    expect(await codeOf(await record(id, 'чужой голос', stranger))).toBe('own_word_not_found');
    const removed = await backend.send('DELETE /audio/own/{id}', { token: stranger.token, params: { id } });
    expect(removed.status).toBe(404);
  });

  it('is refused with its flaw, and where it is too large', async () => {
    const { id } = await wordOf('שלט');
    expect(await codeOf(await record(id, '.'))).toBe('take_silent');
    expect((await record(id, 'x'.repeat(1_200_000))).status).toBe(413);
  });
});
