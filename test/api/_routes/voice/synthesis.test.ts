import { strToU8, zipSync } from 'fflate/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeSound } from '../../../../api/_adapters/sound-decoder.ts';
import { createSynthesisPreparer, createTakePreparer } from '../../../../api/_adapters/take-preparer.ts';
import { createEspeakVoice } from '../../../../api/_adapters/tts-espeak.ts';
import type { Sound } from '../../../../core/speech/sound.ts';
import { testPhrase } from '../../../../core/speech/test-phrase.ts';
import { decodeWav, encodeWav } from '../../../../core/speech/wav.ts';
import { synthesisColumns } from '../../../../core/voices/import-table.ts';
import { levelsOf, voicedParts, windowMs } from '../../../../core/voices/levels.ts';
import { loudnessOf } from '../../../../core/voices/loudness.ts';
import { keptLoudness } from '../../../../core/voices/prepare.ts';
import { dialogues } from '../../../../db/content/dialogues/index.ts';
import { sections } from '../../../../db/content/index.ts';
import { audioKey } from '../../../../db/content/sounds/audio-index.ts';
import { audioBlobs, auditLog, syntheses, syntheticVoices } from '../../../../db/schema/index.ts';
import { readVoiceSound } from '../../../../db/voices/lookup.ts';
import { listWantedSounds, type WantedSound } from '../../../../db/voices/synthesis/wanted.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';
import { createLearner, type Learner } from '../../../support/learners.ts';
import { changed, inTurn, tone } from '../../../support/voice-signals.ts';

/** Sounds of espeak-ng stand for those of a neural voice. */
const adminId = 900;
const espeak = createEspeakVoice();
let backend: TestBackend;
let admin: Learner;
let wanted: WantedSound[];

beforeAll(async () => {
  backend = await openTestBackend({
    adminIds: [adminId],
    course: sections,
    dialogues,
    prepareTake: createTakePreparer(),
    prepareSynthesis: createSynthesisPreparer(),
  });
  admin = await createLearner(backend, adminId);
  wanted = await listWantedSounds(backend.db);
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const table of [syntheses, syntheticVoices, audioBlobs, auditLog]) await backend.db.delete(table);
});

const origin = {
  gender: 'm',
  model: 'espeak-ng he',
  version: '1.51',
  address: 'https://github.com/espeak-ng/espeak-ng',
  made: '2026-11-20',
  licence: 'звук без условий',
};
type Row = Partial<Record<(typeof synthesisColumns)[number], string>>;
const tableOf = (...rows: Row[]) =>
  strToU8(
    [
      synthesisColumns.join('\t'),
      ...rows.map((row) => {
        const cells: Row = { voice: 'Проба', file: 'a.wav', ...origin, ...row };
        return synthesisColumns.map((column) => cells[column] ?? '').join('\t');
      }),
    ].join('\n'),
  );
const sayable = (kind: WantedSound['kind'], at = 0): WantedSound => {
  const found = wanted.filter((one) => one.kind === kind && one.role === null)[at];
  if (!found) throw new Error(`there is no ${kind}`);
  return found;
};
const spoken = async (said: WantedSound): Promise<Sound> =>
  decodeWav((await espeak.speak(espeak.textFor(said))).bytes);
const wavOf = ({ samples, sampleRate }: Sound) => encodeWav(samples, sampleRate);

async function send(archive: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(archive)]), 'voices.zip');
  const packed = new Response(form);
  const response = await backend.send('POST /sounds/import', {
    token: admin.token,
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  });
  return (
    (await response.json()) as { data: { saved: number; problems: { line: number; reason: string }[] } }
  ).data;
}
/** Loudness of what is said in a kept sound, LUFS. */
async function loudnessIn(bytes: Uint8Array): Promise<number> {
  const decoded = await decodeSound(bytes);
  if (!decoded.ok) throw new Error(decoded.flaw);
  const { samples, sampleRate } = decoded.sound;
  const parts = voicedParts(levelsOf(decoded.sound));
  const at = (windows = 0) => Math.round((windows * windowMs * sampleRate) / 1000);
  return loudnessOf({ samples: samples.subarray(at(parts[0]?.from), at(parts.at(-1)?.to)), sampleRate });
}

describe('a synthesised voice from elsewhere', () => {
  it('comes out as loud as people are, however loud it came in', async () => {
    const gains = [0.05, 0.3, 1];
    const said = [sayable('word', 3), sayable('sentence', 5), sayable('form', 7), sayable('number', 2)];
    const files: Record<string, Uint8Array> = {};
    const rows: Row[] = [];
    for (const [at, one] of said.entries()) {
      const sound = changed(await spoken(one), (sample) => sample * (gains[at % gains.length] ?? 1));
      files[`${at}.wav`] = wavOf(sound);
      rows.push({ key: one.key, file: `${at}.wav` });
    }
    expect(await send(zipSync({ 'voices.csv': tableOf(...rows), ...files }))).toEqual({
      saved: 4,
      problems: [],
    });
    const kept = await backend.db.select().from(syntheses);
    expect(kept).toHaveLength(4);
    for (const { hash, loudness } of kept) {
      const sound = await readVoiceSound(backend.db, hash);
      expect(Math.abs(loudness - keptLoudness)).toBeLessThan(0.5);
      expect(Math.abs((await loudnessIn(sound?.bytes ?? new Uint8Array())) - keptLoudness)).toBeLessThan(1);
      expect(sound?.mime).toBe('audio/mpeg');
    }
  });

  it('is told by line what of it does not fit', async () => {
    const word = sayable('word', 3);
    const role = wanted.find((one) => one.role === 'f');
    const long = sayable('sentence', 5);
    const { key } = word;
    const sentence = await spoken(long);
    const archive = zipSync({
      'voices.csv': tableOf(
        { key },
        { key: 'no|such' },
        { key, gender: 'x' },
        { key, model: '' },
        { key, address: 'a disk' },
        { key, made: '2026-02-31' },
        { key, licence: '' },
        { key, voice: '' },
        { key, file: 'silent.wav' },
        { key, file: 'long.wav' },
        { key: long.key, file: 'short.wav' },
        { key, file: 'text.wav' },
        { key, file: 'missing.wav' },
        { key, gender: 'f' },
        { key: role?.key ?? '', gender: 'm' },
      ),
      'a.wav': wavOf(await spoken(word)),
      'long.wav': wavOf(inTurn(sentence, sentence)),
      'short.wav': wavOf({ ...sentence, samples: sentence.samples.subarray(0, sentence.sampleRate / 5) }),
      'silent.wav': wavOf(changed(tone(900), () => 0)),
      'text.wav': strToU8('this is no sound'),
    });
    const { saved, problems } = await send(archive);
    expect(saved).toBe(1);
    expect(problems.map(({ line, reason }) => [line, reason.split(/[:,]/)[0]])).toEqual([
      [3, 'в курсе нет того'],
      [4, 'столбец gender — f (женский) или m (мужской)'],
      [5, 'столбцы model и version'],
      [6, 'столбец address — адрес модели'],
      [7, 'столбец made — день'],
      [8, 'нет лицензии'],
      [9, 'столбец voice — имя голоса'],
      [10, 'в файле тишина'],
      [11, 'звук длиннее'],
      [12, 'звук короче'],
      [13, 'это не звук'],
      [14, 'такого файла в архиве нет'],
      [15, 'голос „Проба“ уже есть'],
      [16, 'это реплика человека другого пола'],
    ]);
  });

  it('is heard with its sign, is seen by admins, switched off and removed', async () => {
    const word = wanted.find(({ hebrew }) => hebrew === 'שלום') ?? sayable('word');
    await send(zipSync({ 'voices.csv': tableOf({ key: word.key }), 'a.wav': wavOf(await spoken(word)) }));
    const heard = async () => {
      const found = await backend.call('GET /search', { token: admin.token, query: { q: word.hebrew } });
      return JSON.stringify(found);
    };
    expect(await heard()).toContain('"voice":{"synthesis":"Проба"}');
    const [{ hash } = { hash: '' }] = await backend.db.select().from(syntheses);
    const sound = () => backend.send('GET /sounds/{hash}', { params: { hash } });
    expect((await sound()).status).toBe(200);
    const [voice, ...more] = await backend.call('GET /admin/voices/synthetic', { token: admin.token });
    expect(more).toEqual([]);
    const { gender, made: madeOn, ...told } = origin;
    expect(voice).toMatchObject({
      name: 'Проба',
      gender,
      isOn: true,
      origins: [{ ...told, madeOn, sounds: 1 }],
    });
    expect(voice?.kinds.find(({ kind }) => kind === 'word')?.said).toBe(1);
    const params = { id: voice?.id ?? 0 };
    await backend.call('PUT /admin/voices/synthetic/{id}', {
      token: admin.token,
      params,
      body: { isOn: false },
    });
    expect(await heard()).not.toContain('synthesis');
    expect((await sound()).status).toBe(404);
    expect(await backend.call('DELETE /admin/voices/synthetic/{id}', { token: admin.token, params })).toEqual(
      { removed: 1 },
    );
    expect(await backend.db.$count(audioBlobs)).toBe(0);
    const gone = await backend.send('DELETE /admin/voices/synthetic/{id}', { token: admin.token, params });
    expect(gone.status).toBe(404);
  });

  it('greets in the settings', async () => {
    const greeting = wanted.find(({ key }) => key === audioKey(testPhrase));
    if (!greeting) throw new Error('no greeting');
    const archive = { 'voices.csv': tableOf({ key: greeting.key }), 'a.wav': wavOf(await spoken(greeting)) };
    expect((await send(zipSync(archive))).saved).toBe(1);
    const response = await backend.send('GET /google-tts', {
      token: admin.token,
      query: { text: testPhrase.hebrew, lang: 'he-IL' },
    });
    expect(response.headers.get('x-tts-provider')).toBe('synthesis');
  });
});
