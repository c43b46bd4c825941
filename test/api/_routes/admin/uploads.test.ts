import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '../../../../core/contracts/voices/uploads.ts';
import { maxUploadBytes } from '../../../../core/uploads/uploads.ts';
import { auditRows, packForm, refusalOf } from '../../../support/admin-calls.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeVoice } from '../../../support/fake-voice.ts';
import { createLearner, type Learner, readPlaces } from '../../../support/learners.ts';
import { shalom, taughtCourse } from '../../../support/taught-course.ts';
import { pngOf, wavOf } from '../../../support/upload-files.ts';

let backend: TestBackend;
let admin: Learner;
let learner: Learner;
let lessonId: number;

beforeAll(async () => {
  backend = await openTestBackend({
    course: taughtCourse,
    adminIds: [3],
    voices: [createFakeVoice('robot')],
  });
  admin = await createLearner(backend, 3, 'Анна');
  learner = await createLearner(backend, 1, 'Ученик');
  lessonId = (await readPlaces(backend.db)).lessons.hello ?? 0;
});
afterAll(() => backend.close());

const svg = (text: string) => ({ name: 'слово.svg', bytes: new TextEncoder().encode(text) });
const send = async (file: { bytes: Uint8Array; name: string }, kind = 'handwriting', token = admin.token) =>
  backend.send('POST /uploads', { token, ...(await packForm(file, { kind })) });
const upload = async (file: { bytes: Uint8Array; name: string }, kind?: string) =>
  ((await (await send(file, kind)).json()) as { data: Upload }).data;
/** Opens an address of ours as an `<img>` would. */
const open = (url: string, token?: string) => backend.send(`GET ${url.replace(/^\/api/, '')}`, { token });
const read = (who: Learner) =>
  backend.call('GET /lessons/{id}', { token: who.token, params: { id: lessonId } });

it('a picture of a word is seen by learners of its lesson, and by nobody without its signed address', async () => {
  const image = await upload(
    svg('<svg viewBox="0 0 9 9" onfocus1=""><path d="M0 0"/></svg>'.replace(' onfocus1=""', '')),
  );
  expect(image).toMatchObject({
    kind: 'handwriting',
    mime: 'image/svg+xml',
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });

  const before = await read(admin);
  const words = before.words.map(({ id, audio, handwriting, audioUploaded, ...word }, at) => ({
    ...word,
    id,
    ...(at === 0 ? { handwritingUploadId: image.id } : {}),
  }));
  const body = { revision: before.revision, words };
  const saved = await backend.call('PUT /lessons/{id}', {
    token: admin.token,
    params: { id: lessonId },
    body,
  });
  expect(saved.revision).toBe((before.revision ?? 0) + 1);

  const [word] = (await read(learner)).words;
  const response = await open(word?.handwriting ?? '');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0"/></svg>',
  );
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    'x-content-type-options': 'nosniff',
  });
  const bare = `/api/uploads/${image.id}`;
  expect((await open(bare)).status).toBe(401);
  expect((await open(`${bare}?until=9999999999&signature=forged`)).status).toBe(401);
  expect((await open(bare, learner.token)).status).toBe(403);
  expect((await open(bare, admin.token)).status).toBe(200);
  backend.clock.now = new Date(backend.clock.now.getTime() + 25 * 3_600_000);
  expect((await open(word?.handwriting ?? '')).status).toBe(401);
  admin = await createLearner(backend, 3);
  learner = await createLearner(backend, 1);
});

it('a recording of a word is heard by learners, stays when the translation changes, and can be taken away', async () => {
  const wav = wavOf(700);
  const sound = await upload({ bytes: wav, name: 'слово.mp3' }, 'audio');
  expect(sound).toMatchObject({ kind: 'audio', mime: 'audio/wav', size: wav.byteLength });
  expect(Buffer.from(await (await open(sound.url)).arrayBuffer()).equals(wav)).toBe(true);

  const put = async (word: object) => {
    const { revision, words } = await read(admin);
    const body = {
      revision,
      words: words.map(({ audio, handwriting, audioUploaded, ...it }) =>
        it.hebrew === shalom.hebrew ? { ...it, ...word } : it,
      ),
    };
    await backend.call('PUT /lessons/{id}', { token: admin.token, params: { id: lessonId }, body });
    return (await read(admin)).words.find(({ hebrew }) => hebrew === shalom.hebrew);
  };
  expect((await read(admin)).words[0]).toMatchObject({ audioUploaded: false });
  const recorded = await put({ audioUploadId: sound.id });
  expect(recorded).toMatchObject({ audioUploaded: true, handwriting: expect.any(String) });
  const heard = await open(recorded?.audio ?? '');
  expect(heard.headers.get('content-type')).toBe('audio/wav');
  expect(Buffer.from(await heard.arrayBuffer()).equals(wav)).toBe(true);

  expect(await put({ russian: 'мир' })).toMatchObject({ audioUploaded: true });
  const bare = await put({ audioUploadId: null, handwritingUploadId: null });
  expect(bare).toMatchObject({ audioUploaded: false });
  expect(bare).not.toHaveProperty('handwriting');
  const linked = (await auditRows(backend)).filter(({ after }) =>
    /UploadId|audioBlobHash/.test(JSON.stringify(after)),
  );
  expect(linked).toHaveLength(3);
  expect(linked[1]?.after).toMatchObject({ 'word hello/shalom': { audioBlobHash: sound.id } });
  expect(linked[2]?.before).toMatchObject({ 'word hello/shalom': { audioBlobHash: sound.id } });
});

it('the same file sent twice is kept once', async () => {
  const [one, two] = [
    await upload({ bytes: pngOf(), name: 'a.png' }),
    await upload({ bytes: pngOf(), name: 'b.png' }),
  ];
  expect(two.id).toBe(one.id);
});

it.each([
  ['a script in an SVG', svg('<svg><script>alert(1)</script></svg>'), 'handwriting', 400, 'svg_active'],
  [
    'a web page that is called a picture',
    { name: 'a.png', bytes: svg('<html></html>').bytes },
    'handwriting',
    400,
    'upload_type',
  ],
  ['a picture that is called a sound', { name: 'a.mp3', bytes: pngOf() }, 'audio', 400, 'upload_type'],
  ['a sound as a picture', { name: 'a.png', bytes: wavOf(50) }, 'handwriting', 400, 'upload_type'],
  [
    'a broken picture',
    { name: 'a.png', bytes: pngOf().subarray(0, 40) },
    'handwriting',
    400,
    'upload_damaged',
  ],
  ['a speech', { name: 'a.wav', bytes: wavOf(40_000) }, 'audio', 400, 'upload_too_long'],
  ['a giant', { name: 'a.wav', bytes: new Uint8Array(maxUploadBytes + 1) }, 'audio', 413, 'upload_too_large'],
])('%s is refused in Russian', async (_, file, kind, status, code) => {
  const rows = (await auditRows(backend)).length;
  const refusal = await refusalOf(send(file, kind));
  expect(refusal).toMatchObject({ status, code, message: expect.stringMatching(/^[А-ЯЁ]/) });
  expect((await auditRows(backend)).length).toBe(rows);
});

it('a form without a file, without its kind, or that is none, is refused', async () => {
  expect(await refusalOf(send({ bytes: pngOf(), name: 'a.png' }, 'video'))).toMatchObject({ field: 'kind' });
  const json = backend.send('POST /uploads', { token: admin.token, body: { file: 'x' } });
  expect(await refusalOf(json)).toMatchObject({ status: 400, field: 'file' });
});

it('a learner uploads nothing', async () => {
  const response = await send({ bytes: pngOf(), name: 'a.png' }, 'handwriting', learner.token);
  expect(response.status).toBe(403);
});
