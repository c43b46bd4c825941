import { eq } from 'drizzle-orm';
import { strToU8, unzipSync, zipSync } from 'fflate/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTakePreparer } from '../../../../api/_adapters/take-preparer.ts';
import { renderBatch } from '../../../../api/_voices/rendering.ts';
import { encodeWav } from '../../../../core/speech/wav.ts';
import {
  audioBlobs,
  words as courseWords,
  recordings,
  renderingDays,
  renderingFailures,
  renderings,
  speakers,
} from '../../../../db/schema/index.ts';
import { listForms } from '../../../../db/voices/forms.ts';
import { findVoices } from '../../../../db/voices/lookup.ts';
import { listItems } from '../../../../db/voices/queue.ts';
import { acceptRecording, listRecordings } from '../../../../db/voices/review.ts';
import { findSpeaker, giveSpeaker } from '../../../../db/voices/speakers.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createFakeVoice } from '../../../support/fake-voice.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { changed, spokenWord, tone } from '../../../support/voice-signals.ts';

const adminId = 900;
const google = createFakeVoice('google');
let backend: TestBackend;
let admin: Learner;
let speaker: Learner;
let words: { key: string; hebrew: string }[];

beforeAll(async () => {
  backend = await openTestBackend({
    adminIds: [adminId],
    voices: [google],
    prepareTake: createTakePreparer(),
    renderingCharacters: 100,
  });
  admin = await createLearner(backend, adminId);
  speaker = await createLearner(backend, 1);
  words = await listItems(backend.db, { kinds: ['word'] });
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const table of [recordings, renderings, renderingDays, renderingFailures, audioBlobs, speakers])
    await backend.db.delete(table);
  await giveSpeaker(backend.db, { adminId, userId: speaker.id, name: 'Дана', gender: 'f' }, backend.clock());
  google.mood = 'fine';
  google.said = [];
  google.cannotSay = [];
});

const said = (seed: number) => {
  const take = spokenWord({ seed, ms: 500 + seed * 20 });
  return encodeWav(take.samples, take.sampleRate);
};
const silence = encodeWav(changed(tone(1000), () => 0).samples, 48_000);
const keyAt = (at: number) => words[at]?.key ?? '';
const tableOf = (...rows: string[][]) =>
  strToU8(['key,speaker,file,licence', ...rows.map((row) => row.join(','))].join('\n'));

async function send(archive: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(archive)]), 'voices.zip');
  const packed = new Request('http://mila.test', { method: 'POST', body: form });
  return backend.send('POST /sounds/import', {
    token: admin.token,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  });
}
type Report = { saved: number; problems: { line: number; file: string; reason: string }[] };
const reportOf = async (response: Response) => ((await response.json()) as { data: Report }).data;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('an archive of voices', () => {
  it('comes in row by row: what is broken is told, and everything else is kept', async () => {
    const archive = zipSync({
      'voices.csv': tableOf(
        [keyAt(0), '1', 'a.wav', 'CC0'],
        [keyAt(1), '1', 'broken.mp3', 'CC0'],
        [keyAt(1), '1', 'silent.wav', 'CC0'],
        ['no|such', '1', 'a.wav', 'CC0'],
        [keyAt(1), '77', 'a.wav', 'CC0'],
        [keyAt(1), '1', 'a.wav', ''],
        [keyAt(1), '1', 'missing.wav', 'CC0'],
        [keyAt(1), '1', 'deep/b.wav', 'CC0'],
      ),
      'a.wav': said(1),
      'broken.mp3': said(2).subarray(1000, 3000),
      'silent.wav': silence,
      'deep/b.wav': said(3),
    });
    const { saved, problems } = await reportOf(await send(archive));
    expect(saved).toBe(2);
    expect(problems.map(({ line, file }) => [line, file])).toEqual([
      [3, 'broken.mp3'],
      [4, 'silent.wav'],
      [5, 'a.wav'],
      [6, 'a.wav'],
      [7, 'a.wav'],
      [8, 'missing.wav'],
    ]);
    expect(problems[1]?.reason).toContain('тишина');
    expect((await listRecordings(backend.db, { limit: 5 })).left).toBe(2);
    expect((await findSpeaker(backend.db, speaker.id))?.consentText).toBe('CC0');
    // Sent again, it changes nothing.
    expect((await reportOf(await send(archive))).saved).toBe(2);
    expect((await listRecordings(backend.db, { limit: 5 })).left).toBe(2);
  });

  it('of 20 MB is refused before it is read', async () => {
    expect((await send(new Uint8Array(20_000_000))).status).toBe(413);
  });

  it('goes out with its table, and comes in elsewhere as it went', async () => {
    await send(zipSync({ 'voices.csv': tableOf([keyAt(0), '1', 'a.wav', 'CC0']), 'a.wav': said(1) }));
    const response = await backend.send('GET /sounds/export', { token: admin.token });
    const archive = new Uint8Array(await response.arrayBuffer());
    const files = unzipSync(archive);
    const [, recorded = '', next = ''] = new TextDecoder().decode(files['voices.csv']).split('\r\n');
    const [name = ''] = Object.keys(files).filter((one) => one.startsWith('1/'));
    expect(recorded).toContain(`,1,${name},CC0`);
    expect(next).toMatch(/,,,$/);
    await backend.db.delete(recordings);
    await backend.db.delete(audioBlobs);
    expect(await reportOf(await send(archive))).toEqual({ saved: 1, problems: [] });
  });

  it('brings forms of verbs, too, which learners hear as soon as they are accepted', async () => {
    const verb = { hebrew: 'לכתוב', pronunciation: 'לִכְתּוֹב', transcription: 'лихто́в' };
    await backend.db.update(courseWords).set(verb).where(eq(courseWords.key, 'kelev'));
    const [form] = await listForms(backend.db);
    if (!form) throw new Error('a verb has forms');
    const row = [form.key, '1', 'a.wav', 'CC0'].map((cell) => `"${cell}"`);
    const archive = zipSync({ 'voices.csv': tableOf(row), 'a.wav': said(1) });
    expect(await reportOf(await send(archive))).toEqual({ saved: 1, problems: [] });
    const { recordings: waiting } = await listRecordings(backend.db, { limit: 5 });
    expect(waiting.map(({ kind, hebrew }) => [kind, hebrew])).toEqual([['form', form.hebrew]]);
    expect((await findVoices(backend.db, [form.key])).size).toBe(0);
    await acceptRecording(backend.db, { adminId, recordingId: waiting[0]?.id ?? 0 }, backend.clock());
    expect((await findVoices(backend.db, [form.key])).get(form.key)?.human).toHaveLength(1);
  });

  it('is refused as a whole only where there is no table, or no archive', async () => {
    expect(await codeOf(await send(said(1)))).toBe('voices_no_archive');
    expect(await codeOf(await send(zipSync({ 'a.wav': said(1) })))).toBe('voices_no_table');
    const headless = zipSync({ 'voices.csv': strToU8('word;file\nx;y') });
    expect(await codeOf(await send(headless))).toBe('voices_no_table');
    const learner = await backend.send('GET /sounds/export', { token: speaker.token });
    expect(learner.status).toBe(403);
  });
});

describe("Google's voice", () => {
  const render = () => backend.call('POST /sounds/rendering', { token: admin.token });

  it('says what no person has said, within the budget of the day', async () => {
    const first = await render();
    expect(first.rendered).toBeGreaterThan(5);
    expect(first.isSpent || first.rendered === 20).toBe(true);
    expect(first.charactersToday).toBeLessThanOrEqual(100);
    const [item] = await listItems(backend.db);
    const voices = await findVoices(backend.db, [item?.key ?? '']);
    const hash = voices.get(item?.key ?? '')?.google ?? '';
    expect((await backend.send('GET /sounds/{hash}', { params: { hash } })).status).toBe(200);
    while (!(await render()).isSpent) expect(google.said.length).toBeLessThan(200);
    const saidToday = google.said.length;
    await render();
    expect(google.said).toHaveLength(saidToday);
    backend.clock.now = new Date(backend.clock.now.getTime() + 86_400_000);
    admin = await createLearner(backend, adminId);
    expect((await render()).rendered).toBeGreaterThan(0);
    const state = await backend.call('GET /sounds/rendering', { token: admin.token });
    expect(state).toMatchObject({ voice: 'google of tests', dailyCharacters: 100 });
  });

  it('that fails is not asked for everything', async () => {
    google.mood = 'broken';
    const { rendered, failed } = await render();
    expect([rendered, failed.length, google.said.length]).toEqual([0, 3, 3]);
  });

  it('is not held up by what it can never say, which is named after five tries', async () => {
    const first = (await listItems(backend.db)).slice(0, 3);
    google.cannotSay = first.map((item) => google.textFor(item));
    expect(await render()).toMatchObject({ rendered: 0, failed: first.map(({ hebrew }) => hebrew) });
    expect((await render()).rendered).toBeGreaterThan(5);
    const state = () => backend.call('GET /sounds/rendering', { token: admin.token });
    expect((await state()).skipped).toEqual([]);
    await backend.db.update(renderingFailures).set({ tries: 5 });
    expect((await state()).skipped).toEqual(google.cannotSay);
  });

  it('goes on every night, beside the pruning of old takes', async () => {
    const headers = { Authorization: 'Bearer cron-secret-of-tests' };
    const night = await backend.call('GET /sounds/nightly', { headers });
    expect(night.pruned).toBe(0);
    expect(night.rendered).toBeGreaterThan(0);
    expect((await backend.send('GET /sounds/nightly', { token: admin.token })).status).toBe(401);
  });

  it('is not called Google where there is no key', async () => {
    const silent = { ...backend.deps, voices: [] };
    expect(await renderBatch(silent).catch((error: { code: string }) => error.code)).toBe(
      'google_not_configured',
    );
  });
});
