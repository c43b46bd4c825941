import { strToU8, zipSync } from 'fflate/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTakePreparer } from '../../api/_adapters/take-preparer.ts';
import { importVoices } from '../../api/_voices/voice-files.ts';
import { maxTakeBytes } from '../../core/voices/limits.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import { sections } from '../../db/content/index.ts';
import { audioBlobs, recordings, speakers } from '../../db/schema/index.ts';
import { listItems } from '../../db/voices/queue.ts';
import { listRecordings } from '../../db/voices/review.ts';
import { agreeAsSpeaker, findSpeaker, giveSpeaker, withdrawVoice } from '../../db/voices/speakers.ts';
import { type PackedFile, packArchive } from '../support/archives.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { createLearner } from '../support/learners.ts';
import { sized } from '../support/size.ts';

/** Archives of voices that somebody sends to an admin, made to do harm. */
const adminId = 900;
const now = new Date('2026-11-22T09:00:00Z');
let backend: TestBackend;
let speakerId: number;
let keys: string[];
/** What was given to the decoder, in bytes. */
let decoded: number[];

beforeAll(async () => {
  backend = await openTestBackend({ adminIds: [adminId], course: sections.slice(0, 1) });
  await createLearner(backend, adminId);
  speakerId = (await createLearner(backend, 1)).id;
  keys = (await listItems(backend.db, { kinds: ['word'] })).map(({ key }) => key);
});
afterAll(() => backend.close());
beforeEach(async () => {
  for (const table of [recordings, audioBlobs, speakers]) await backend.db.delete(table);
  await giveSpeaker(backend.db, { adminId, userId: speakerId, name: 'Дана', gender: 'f' }, now);
  decoded = [];
});

/** Keeps what it gets: the decoders have tests of their own. */
const prepareTake: PrepareTake = async (bytes) => {
  decoded.push(bytes.length);
  return { ok: true, sound: { bytes, mime: 'audio/mpeg', loudness: -16, ms: 500 } };
};
const sound = strToU8('a sound');
const row = (file: string, { at = 0, speaker = `${speakerId}`, licence = 'CC0' } = {}) =>
  [keys[at], speaker, file, licence].map((cell) => `"${cell}"`).join(',');
const table = (...rows: string[]): PackedFile => ({
  name: 'voices.csv',
  bytes: strToU8(['key,speaker,file,licence', ...rows].join('\n')),
});
const send = (archive: Uint8Array, isLate?: () => boolean) =>
  importVoices(
    { db: backend.db, prepareTake, prepareSynthesis: prepareTake, ...(isLate ? { isLate } : {}) },
    archive,
    now,
  );
const codeOf = (archive: Uint8Array) =>
  send(archive).then(
    () => 'taken in',
    (error: { code: string }) => error.code,
  );
/** The reason of the only row of an archive whose only sound is made to do harm. */
async function reasonOf(file: PackedFile): Promise<string | undefined> {
  const { saved, problems } = await send(packArchive([table(row(file.name)), file]));
  expect(saved + problems.length).toBe(1);
  return problems[0]?.reason;
}
const kept = async () => (await listRecordings(backend.db, { limit: 5 })).left;

describe('a file of an archive of voices', () => {
  const bomb = new Uint8Array(64 * 2 ** 20);

  it.each<[what: string, file: PackedFile, reason: string]>([
    ['that grows by a thousand times', { name: 'a.mp3', bytes: bomb }, 'больше 4 МБ'],
    ['that says it is small, and grows', { name: 'a.mp3', bytes: bomb, claims: { size: 100 } }, 'повреждён'],
    ['that says it is empty, and grows', { name: 'a.mp3', bytes: bomb, claims: { size: 0 } }, 'повреждён'],
    ['that is shorter than it says', { name: 'a.mp3', bytes: sound, claims: { size: 4000 } }, 'повреждён'],
    [
      'that goes on behind the end',
      { name: 'a.mp3', bytes: sound, claims: { packed: 2 ** 31 } },
      'повреждён',
    ],
    ['that lies elsewhere', { name: 'a.mp3', bytes: sound, claims: { at: 0xfffffff0 } }, 'повреждён'],
    ['that lies over another', { name: 'a.mp3', bytes: sound, claims: { at: 3 } }, 'повреждён'],
    ['with a wrong checksum', { name: 'a.mp3', bytes: sound, claims: { crc: 1 } }, 'повреждён'],
    ['packed in an unknown way', { name: 'a.mp3', bytes: sound, claims: { method: 99 } }, 'повреждён'],
    ['under a password', { name: 'a.mp3', bytes: sound, claims: { flags: 0x801 } }, 'зашифрован'],
    [
      'of no length, stored',
      { name: 'a.mp3', bytes: sound, isStored: true, claims: { size: 2 ** 32 - 1 } },
      '4 МБ',
    ],
  ])('%s is refused, and no decoder sees it', async (_what, file, reason) => {
    expect(await reasonOf(file)).toContain(reason);
    expect(decoded).toEqual([]);
    expect(await kept()).toBe(0);
  });

  it.each([
    '../../../etc/passwd',
    '/etc/passwd',
    'C:\\windows\\a.mp3',
    'constructor',
    '__proto__',
    'toString',
  ])('called %s is a file of the archive, or none', async (name) => {
    const { problems } = await send(packArchive([table(row(name))]));
    expect(problems[0]?.reason).toContain('нет');
    expect(await reasonOf({ name, bytes: sound })).toBeUndefined();
    expect(decoded).toEqual([sound.length]);
  });

  it('that has a twin of its name is neither of them', async () => {
    const twins = ['one', 'two'].map((text) => ({ name: 'a.mp3', bytes: strToU8(text) }));
    const { problems } = await send(packArchive([table(row('a.mp3')), ...twins]));
    expect(problems[0]?.reason).toContain('несколько');
    expect(decoded).toEqual([]);
  });

  it('that is an archive, a page or a program is what the decoder says of it', async () => {
    const nested = zipSync({ 'voices.csv': sound, 'a.mp3': sound });
    const strange = [nested, strToU8('<script>alert(1)</script>'), strToU8('MZ\u0000\u0001'), strToU8('')];
    const archive = packArchive([
      table(...strange.map((_, at) => row(`${at}.mp3`, { at }))),
      ...strange.map((bytes, at) => ({ name: `${at}.mp3`, bytes })),
    ]);
    const report = await importVoices(
      { db: backend.db, prepareTake: createTakePreparer(), prepareSynthesis: prepareTake },
      archive,
      now,
    );
    expect(report.saved).toBe(0);
    expect(report.problems).toHaveLength(strange.length);
    expect(await kept()).toBe(0);
  });

  it('is unpacked only when a row names it', async () => {
    const others = Array.from({ length: 20 }, (_, at) => ({
      name: `${at}.bin`,
      bytes: bomb.subarray(0, maxTakeBytes),
    }));
    const archive = packArchive([table(row('a.mp3')), { name: 'a.mp3', bytes: sound }, ...others]);
    expect(await send(archive)).toEqual({ saved: 1, problems: [] });
    expect(decoded).toEqual([sound.length]);
  });
});

describe('the directory of an archive of voices', () => {
  const packed = () => packArchive([table(row('a.mp3')), { name: 'a.mp3', bytes: sound }]);

  it.each<[what: string, archive: () => Uint8Array]>([
    ['is missing', () => packed().subarray(0, -22)],
    ['is cut', () => packed().subarray(0, -1)],
    ['is nothing', () => new Uint8Array(0)],
    ['begins behind the end', () => packArchive([table()], { start: 2 ** 32 - 1 })],
    ['begins at a sound', () => packArchive([table()], { start: 0 })],
    ['has fewer files than it says', () => packArchive([table()], { count: 2 })],
    ['has as many files as can be said', () => packArchive([table()], { count: 0xffff })],
    ['is before a comment that is not there', () => packArchive([table()], { commentBytes: 500 })],
  ])('that %s is refused', async (_what, archive) => {
    expect(await codeOf(archive())).toBe('voices_no_archive');
  });

  it('of ten thousand files, each of them the same bytes, costs no unpacking', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      name: `${at}`,
      bytes: new Uint8Array(0),
      claims: { at: 0, size: maxTakeBytes, packed: 100 },
    }));
    const archive = packArchive([
      table(row('a.mp3'), row('7', { at: 1 })),
      { name: 'a.mp3', bytes: sound },
      ...many,
    ]);
    expect((await send(archive)).saved).toBe(1);
    expect(decoded).toEqual([sound.length]);
  });

  it('survives any changed byte', async () => {
    const whole = packed();
    for (let seed = 0; seed < sized(150, 2000); seed++) {
      const changed = whole.slice();
      const at = (seed * 7919) % changed.length;
      changed[at] = (changed[at] ?? 0) ^ (1 + (seed % 255));
      const outcome = await send(changed).catch((error: { code: string }) => error.code);
      if (typeof outcome === 'string') expect(outcome).toMatch(/^voices_(no_archive|no_table|too_large)$/);
      else expect(outcome.saved + outcome.problems.length).toBeLessThanOrEqual(1);
    }
    expect(new Set(decoded)).toEqual(new Set([sound.length]));
  });
});

describe('the table of an archive of voices', () => {
  const a = { name: 'a.mp3', bytes: sound };

  it('that grows to gigabytes is refused', async () => {
    const bytes = new Uint8Array(64 * 2 ** 20);
    expect(await codeOf(packArchive([{ name: 'voices.csv', bytes }]))).toBe('voices_too_large');
    const lying = { name: 'voices.csv', bytes, claims: { size: 1000 } };
    expect(await codeOf(packArchive([lying]))).toBe('voices_no_table');
  });

  it('of rows that do not fit is read for three hundred of them, and the report shows the beginning of a cell', async () => {
    const long = 'x'.repeat(1000);
    const rows = Array.from({ length: 400 }, () => `${long},${long},${long},${long}`);
    const { saved, problems } = await send(packArchive([table(...rows, row('a.mp3')), a]));
    expect([saved, problems.length]).toEqual([0, 301]);
    expect(problems.at(-1)?.reason).toContain('слишком много');
    expect(JSON.stringify(problems).length).toBeLessThan(300_000);
  });

  it.each(['', '0', '-1', '1e3', '0x1', ' ', '1.5', '99999999999999999999', 'NaN', '1; drop table users'])(
    'with the speaker "%s" is refused',
    async (speaker) => {
      const { problems } = await send(packArchive([table(row('a.mp3', { speaker })), a]));
      expect(problems).toHaveLength(1);
      expect(decoded).toEqual([]);
    },
  );

  it.each([
    ['a formula', '=HYPERLINK(1)'],
    ['a formula of another program', '@SUM(1)'],
    ['letters that no text has', 'CC0\u0000'],
    ['a book', 'x'.repeat(5000)],
  ])('whose licence is %s is refused, and nobody has agreed to it', async (_what, licence) => {
    const { problems } = await send(packArchive([table(row('a.mp3', { licence })), a]));
    expect(problems[0]?.reason).toContain('licence');
    expect((await findSpeaker(backend.db, speakerId))?.consentedAt).toBeNull();
  });

  it('agrees to nothing for a speaker who took the voice back', async () => {
    await agreeAsSpeaker(backend.db, { userId: speakerId, consent: { version: '1', text: 'да' } }, now);
    const archive = packArchive([table(row('a.mp3')), a]);
    expect((await send(archive)).saved).toBe(1);
    await withdrawVoice(backend.db, { userId: speakerId }, now);
    const { saved, problems } = await send(archive);
    expect(saved).toBe(0);
    expect(problems[0]?.reason).toContain('взят назад');
    expect(await kept()).toBe(0);
    expect(await findSpeaker(backend.db, speakerId)).toMatchObject({ consentedAt: null, withdrawnAt: now });
  });

  it('that takes longer than a call has is told from where on nothing was read', async () => {
    const archive = packArchive([table(...[0, 1, 2, 3].map((at) => row('a.mp3', { at }))), a]);
    const { saved, problems } = await send(archive, () => decoded.length >= 2);
    expect(saved).toBe(2);
    expect(problems).toMatchObject([{ line: 4, file: 'a.mp3' }]);
    expect(problems[0]?.reason).toContain('не хватило времени');
  });
});
