import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeSound } from '../../../../api/_adapters/sound-decoder.ts';
import { createTakePreparer } from '../../../../api/_adapters/take-preparer.ts';
import { encodeWav } from '../../../../core/speech/wav.ts';
import { voiceConsent } from '../../../../core/voices/consent.ts';
import { maxLessonSoundBytes } from '../../../../core/voices/limits.ts';
import { loudnessOf } from '../../../../core/voices/loudness.ts';
import { readTakeSound } from '../../../../db/voices/lookup.ts';
import { listItems, nextItem } from '../../../../db/voices/queue.ts';
import { acceptRecording, listRecordings, publishVoices } from '../../../../db/voices/review.ts';
import { agreeAsSpeaker, giveSpeaker, takeSpeaker } from '../../../../db/voices/speakers.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeRecogniser } from '../../../support/fake-voice.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { changed, inTurn, spokenWord, tone } from '../../../support/voice-signals.ts';

const adminId = 900;
const recogniser = createFakeRecogniser();
let backend: TestBackend;
let speaker: Learner;
let tests = 0;

beforeAll(async () => {
  backend = await openTestBackend({ recogniser, adminIds: [adminId], prepareTake: createTakePreparer() });
});
afterAll(() => backend.close());
beforeEach(async () => {
  tests += 1;
  speaker = await createLearner(backend, tests);
  const now = backend.clock();
  await giveSpeaker(backend.db, { adminId, userId: speaker.id, name: 'Дана', gender: 'f' }, now);
  await agreeAsSpeaker(backend.db, { userId: speaker.id, consent: { version: '1', text: 'Да.' } }, now);
});

const next = async () => {
  const item = await nextItem(backend.db, { speakerId: speaker.id, kinds: ['word'] });
  if (!item) throw new Error('nothing is left to be said');
  return item;
};
const fileOf = (take = spokenWord({ seed: tests, ms: 600 })) => encodeWav(take.samples, take.sampleRate);

async function send(bytes: Uint8Array<ArrayBuffer>, key: string, { token } = speaker) {
  const form = new FormData();
  form.append('key', key);
  form.append('file', new Blob([bytes]), 'take.webm');
  const packed = new Request('http://mila.test', { method: 'POST', body: form });
  return backend.send('POST /audio/take', {
    token,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  });
}

describe('a take of a speaker', () => {
  it.each([
    ['take_silent', changed(tone(1500), () => 0), 'В записи тишина'],
    [
      'take_clipped',
      changed(spokenWord({ peak: 4 }), (one) => Math.max(-1, Math.min(1, one))),
      'Слишком близко',
    ],
    ['take_two-words', inTurn(spokenWord({ ms: 400 }), spokenWord({ ms: 400 })), 'Слышно два слова'],
  ])('is refused as %s with a reason that helps', async (code, take, words) => {
    const item = await next();
    const response = await send(fileOf(take), item.key);
    const refused = (await response.json()) as { code: string; message: string };
    expect([response.status, refused.code]).toEqual([400, code]);
    expect(refused.message).toContain(words);
    expect((await next()).key).toBe(item.key);
  });

  it.each(['', 'word|\u0000', 'x'.repeat(5000)])(
    'of what is no item (%j) is refused by its field',
    async (key) => {
      const response = await send(fileOf(), key);
      expect(response.status).toBe(key === '' ? 404 : 400);
      expect(await response.json()).toMatchObject(key === '' ? {} : { field: 'key' });
    },
  );

  it('of 20 MB is refused before it is read', async () => {
    expect((await send(new Uint8Array(20_000_000), (await next()).key)).status).toBe(413);
  });
});

describe('takes of two speakers at the same moment', () => {
  it('are all kept, each with its own sound, under the name of who said it', async () => {
    const second = await createLearner(backend, 500);
    const now = backend.clock();
    await giveSpeaker(backend.db, { adminId, userId: second.id, name: 'Эли', gender: 'm' }, now);
    await agreeAsSpeaker(backend.db, { userId: second.id, consent: { version: '1', text: 'Да.' } }, now);
    const items = (await listItems(backend.db, { kinds: ['word'] })).slice(0, 2);
    recogniser.hears = items[0]?.hebrew ?? '';
    const prepare = createTakePreparer();
    const takes = [speaker, second].flatMap((by, who) =>
      items.map((item, at) => ({
        by,
        item,
        file: fileOf(spokenWord({ seed: 50 + 10 * who + at, ms: 600 })),
      })),
    );
    const answers = await Promise.all(takes.map(({ by, item, file }) => send(file, item.key, by)));
    expect(answers.map(({ status }) => status)).toEqual(takes.map(() => 200));
    for (const { by, item, file } of takes) {
      const { recordings } = await listRecordings(backend.db, { speakerId: by.id, limit: 10 });
      const own = recordings.filter(({ key }) => key === item.key);
      expect([recordings.length, own.length]).toEqual([items.length, 1]);
      const alone = await prepare(file, item);
      const kept = await readTakeSound(backend.db, own[0]?.id ?? 0);
      expect(Buffer.from(kept?.bytes ?? []).equals(alone.ok ? alone.sound.bytes : new Uint8Array())).toBe(
        true,
      );
    }
  });

  it('may be of the same bytes, and each keeps its own', async () => {
    const second = await createLearner(backend, 501);
    await giveSpeaker(backend.db, { adminId, userId: second.id, name: 'Эли', gender: 'm' }, backend.clock());
    const consent = { version: '1', text: 'Да.' };
    await agreeAsSpeaker(backend.db, { userId: second.id, consent }, backend.clock());
    const [file, item] = [fileOf(), await next()];
    const answers = await Promise.all([speaker, second, speaker].map((by) => send(file, item.key, by)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const counts = [speaker, second].map(async ({ id }) => {
      const { recordings } = await listRecordings(backend.db, { speakerId: id, limit: 10 });
      return recordings.map(({ key }) => key);
    });
    expect(await Promise.all(counts)).toEqual([[item.key], [item.key]]);
  });
});

describe('a published voice', () => {
  it('is level and small, served by its content, to be kept for a day, and in ranges', async () => {
    const item = await next();
    recogniser.hears = item.hebrew;
    expect((await send(fileOf(), item.key)).status).toBe(200);
    const { recordings } = await listRecordings(backend.db, { speakerId: speaker.id, limit: 1 });
    const { id: recordingId = 0, hash = '', doubt } = recordings[0] ?? {};
    expect(doubt).toBeNull();
    const params = { hash };
    expect((await backend.send('GET /sounds/{hash}', { params })).status).toBe(404);
    await acceptRecording(backend.db, { adminId, recordingId }, backend.clock());
    await publishVoices(backend.db, { adminId, lessonId: item.lessonId ?? 0 }, backend.clock());
    const whole = await backend.send('GET /sounds/{hash}', { params });
    expect(whole.headers.get('cache-control')).toBe('private, max-age=86400');
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(8000);
    const decoded = await decodeSound(bytes);
    expect(decoded.ok && Math.abs(loudnessOf(decoded.sound) + 16) < 1.5).toBe(true);
    const part = await backend.send('GET /sounds/{hash}', { params, headers: { range: 'bytes=0-1' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-1/${bytes.byteLength}`]);
    const ifNone = { 'if-none-match': `"${hash}"` };
    expect((await backend.send('GET /sounds/{hash}', { params, headers: ifNone })).status).toBe(304);
    expect((await backend.send('GET /sounds/{hash}', { params: { hash: 'f'.repeat(32) } })).status).toBe(404);
  });
});

/** The id of the speaker's own take of a word, published. */
async function publishTake(): Promise<{ id: number; hash: string; key: string }> {
  const item = await next();
  recogniser.hears = item.hebrew;
  expect((await send(fileOf(), item.key)).status).toBe(200);
  const { recordings } = await listRecordings(backend.db, { speakerId: speaker.id, limit: 1 });
  const { id = 0, hash = '' } = recordings[0] ?? {};
  await acceptRecording(backend.db, { adminId, recordingId: id }, backend.clock());
  await publishVoices(backend.db, { adminId, lessonId: item.lessonId ?? 0 }, backend.clock());
  return { id, hash, key: item.key };
}
const statusOf = async (key: string, request: object) => (await backend.send(key, request)).status;

describe('a voice that was taken back', () => {
  it('is served to nobody any more: neither as published, nor as a take, nor by its signed address', async () => {
    const { id, hash, key } = await publishTake();
    const own = await backend.call('GET /studio/items', {
      token: speaker.token,
      query: { part: String((await next()).lessonId) },
    });
    const address = new URL(
      own.items.find((item) => item.key === key)?.take?.audio ?? '',
      'http://mila.test',
    );
    const signed = { params: { id }, query: Object.fromEntries(address.searchParams) };
    const all = async () => [
      await statusOf('GET /sounds/{hash}', { params: { hash } }),
      await statusOf('GET /sounds/{hash}', { params: { hash }, headers: { 'if-none-match': `"${hash}"` } }),
      await statusOf('GET /audio/take/{id}', { params: { id }, token: speaker.token }),
      await statusOf('GET /audio/take/{id}', signed),
    ];
    expect(await all()).toEqual([200, 304, 200, 200]);
    expect(await backend.call('DELETE /studio/recordings', { token: speaker.token })).toEqual({ removed: 1 });
    expect(await all()).toEqual([404, 404, 404, 404]);
    expect((await send(fileOf(), key)).status).toBe(403);
  });
});

describe('somebody else', () => {
  it('hears no take of a speaker, with a token or with the address of another take', async () => {
    const { id } = await publishTake();
    const stranger = await createLearner(backend, 700 + tests);
    expect(await statusOf('GET /audio/take/{id}', { params: { id }, token: stranger.token })).toBe(404);
    expect(await statusOf('GET /audio/take/{id}', { params: { id } })).toBe(401);
    const [until, signature] = [String(Math.floor(backend.clock.now.getTime() / 1000) + 60), 'x'.repeat(32)];
    expect(await statusOf('GET /audio/take/{id}', { params: { id }, query: { until, signature } })).toBe(401);
    const admin = await backend.login(adminId, 'Админ');
    expect(await statusOf('GET /audio/take/{id}', { params: { id }, token: admin })).toBe(200);
  });

  it('who is no speaker, or was one, sees nothing of the studio and sends nothing', async () => {
    const { key } = await next();
    await takeSpeaker(backend.db, { adminId, userId: speaker.id }, backend.clock());
    for (const { token } of [speaker, await createLearner(backend, 700 + tests)]) {
      expect(await backend.call('GET /studio', { token })).toMatchObject({ speaker: null, parts: [] });
      expect(await statusOf('GET /studio/items', { token, query: { part: 'letters' } })).toBe(403);
      expect(await statusOf('POST /studio/consent', { token, body: { version: voiceConsent.version } })).toBe(
        403,
      );
      for (const call of ['GET /admin/voices', 'GET /admin/voices/takes']) {
        expect(await statusOf(call, { token })).toBe(403);
      }
    }
    expect((await send(fileOf(), key)).status).toBe(403);
  });

  it('is what learners hear in the lesson, from then on', async () => {
    const item = await next();
    const params = { id: item.lessonId ?? 0 };
    const heard = async () => {
      const { words } = await backend.call('GET /lessons/{id}', { token: speaker.token, params });
      return words.find(({ hebrew }) => hebrew === item.hebrew);
    };
    recogniser.hears = item.hebrew;
    await send(fileOf(), item.key);
    const { recordings } = await listRecordings(backend.db, { speakerId: speaker.id, limit: 1 });
    const { id: recordingId = 0, hash } = recordings[0] ?? {};
    await acceptRecording(backend.db, { adminId, recordingId }, backend.clock());
    await publishVoices(backend.db, { adminId, lessonId: params.id, speakerId: speaker.id }, backend.clock());
    const word = await heard();
    expect(word?.voice).toBe('human');
    // Another test's speaker may have said it, too: the key of the word decides between them.
    expect(word?.audio).toMatch(/^\/api\/sounds\/[0-9a-f]{32}$/);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    // Ahead of the lesson, in one answer, under the same address.
    const ahead = await backend.send('GET /sounds/lessons/{lessonId}', {
      token: speaker.token,
      params: { lessonId: params.id },
    });
    const [etag, type] = [ahead.headers.get('etag') ?? '', ahead.headers.get('content-type') ?? ''];
    const body = await ahead.arrayBuffer();
    expect(body.byteLength).toBeLessThanOrEqual(maxLessonSoundBytes);
    const sounds = await new Response(body, { headers: { 'content-type': type } }).formData();
    const sound = sounds.get(word?.audio ?? '');
    expect(sound instanceof Blob && [sound.type, sound.size > 1000]).toEqual(['audio/mpeg', true]);
    // By its address, too, beside one of nothing and one that is named twice.
    const addresses = [word?.audio ?? '', `/api/sounds/${'0'.repeat(32)}`, word?.audio ?? ''];
    const pack = await backend.send('POST /sounds/packs', { token: speaker.token, body: { addresses } });
    const named = await pack.formData();
    expect([...named.keys()]).toEqual([word?.audio]);
    const elsewhere = ['/api/users', 'https://example.com/audio/a.mp3', '/audio/../index.mp3'];
    for (const address of elsewhere) {
      const refused = await backend.send('POST /sounds/packs', {
        token: speaker.token,
        body: { addresses: [address] },
      });
      expect(refused.status).toBe(400);
    }
    // Fetched again, it is not sent again.
    const known = await backend.send('GET /sounds/lessons/{lessonId}', {
      token: speaker.token,
      params: { lessonId: params.id },
      headers: { 'if-none-match': etag },
    });
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });
});
