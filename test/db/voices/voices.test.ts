import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import {
  audioBlobs,
  lessons,
  recordings,
  renderingDays,
  renderingFailures,
  renderings,
  speakers,
} from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { welcomeUser } from '../../../db/users.ts';
import { voiceCoverage } from '../../../db/voices/coverage.ts';
import { findVoices, publishedGenders, readTakeSound, readVoiceSound } from '../../../db/voices/lookup.ts';
import { findItem, listItems, nextItem, voiceProgress } from '../../../db/voices/queue.ts';
import { pruneReplacedTakes } from '../../../db/voices/remove.ts';
import {
  keepRendering,
  listUnvoiced,
  noteRenderingFailure,
  readRenderingState,
  spendCharacters,
} from '../../../db/voices/renderings.ts';
import {
  acceptRecording,
  listRecordings,
  publishVoices,
  returnRecording,
} from '../../../db/voices/review.ts';
import {
  agreeAsSpeaker,
  findSpeaker,
  giveSpeaker,
  listSpeakers,
  requireSpeaker,
  takeSpeaker,
  withdrawVoice,
} from '../../../db/voices/speakers.ts';
import { readStudio } from '../../../db/voices/studio.ts';
import { saveTake } from '../../../db/voices/takes.ts';
import { openTestDatabase } from '../../support/database.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom } from '../../support/taught-course.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const [dana, eli, admin, stranger] = [11, 12, 13, 14];
const consent = { version: '1', text: 'Голос можно использовать в курсе.' };
/** Names and syllables. */
const letters = new Set(
  letterItems.flatMap(({ spokenName, spokenSound }) => [spokenName, spokenSound ?? spokenName].map(audioKey)),
).size;

let database: OpenDatabase;
let db: Db;
const lessonIds: Record<string, number> = {};
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  const proof = {
    hebrew: 'שלום, אימא',
    pronunciation: 'שָׁלוֹם, אִימָּא',
    transcription: 'шало́м, и́ма',
    russian: 'Привет, мама',
  };
  const course = [
    sectionOf('home', [
      lessonOf('first', [shalom, lo], { proofs: [proof] }),
      lessonOf(
        'second',
        [
          { ...ima, key: 'mother' },
          { ...shalom, key: 'again' },
        ],
        { number: 2 },
      ),
      lessonOf('third', [gadol], { number: 3 }),
    ]),
  ];
  await seedCourse(db, { course, audioOf: () => undefined, version: 'voices' }, now);
  for (const id of [dana, eli, admin, stranger]) {
    await welcomeUser(db, { person: { id, firstName: `Человек ${id}` }, fallbackZone: 'UTC' }, now);
  }
  for (const { id, key } of await db.select({ id: lessons.id, key: lessons.key }).from(lessons))
    lessonIds[key] = id;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(recordings);
  await db.delete(renderings);
  await db.delete(renderingDays);
  await db.delete(renderingFailures);
  await db.delete(audioBlobs);
  await db.delete(speakers);
  await giveSpeaker(db, { adminId: admin, userId: dana, name: 'Дана', gender: 'f' }, now);
  await giveSpeaker(db, { adminId: admin, userId: eli, name: 'Эли', gender: 'm' }, now);
  for (const userId of [dana, eli]) await agreeAsSpeaker(db, { userId, consent }, now);
});

const words = { kinds: ['word'] } as const;
const keyOf = ({ pronunciation, transcription }: typeof shalom) => `${pronunciation}|${transcription}`;
const soundOf = (name: string) => ({
  hash: name.padEnd(32, '0'),
  bytes: new TextEncoder().encode(name),
  mime: 'audio/mpeg',
  loudness: -16,
  ms: 700,
});
const hashOf = (name: string) => soundOf(name).hash;

async function say(
  speakerId: number,
  word: typeof shalom,
  name: string,
  doubt: string | null = null,
  at = now,
) {
  const item = await findItem(db, keyOf(word));
  if (!item) throw new Error(`no item ${word.hebrew}`);
  return saveTake(db, { speakerId, item, sound: soundOf(name), doubt }, at);
}
const accept = (recordingId: number, at = now) => acceptRecording(db, { adminId: admin, recordingId }, at);
const publish = (key: string, at = now) =>
  publishVoices(db, { adminId: admin, lessonId: lessonIds[key] ?? 0 }, at);
const code = (error: { code: string }) => error.code;

describe('the role of a speaker', () => {
  it('is given by an admin to somebody whom the bot knows', async () => {
    const give = (userId: number) => giveSpeaker(db, { adminId: admin, userId, name: 'Н', gender: 'f' }, now);
    expect(await give(999).catch(code)).toBe('user_not_found');
    expect(await requireSpeaker(db, stranger).catch(code)).toBe('not_a_speaker');
    await give(stranger);
    expect(await requireSpeaker(db, stranger).catch(code)).toBe('voice_not_agreed');
    expect((await agreeAsSpeaker(db, { userId: stranger, consent }, now)).consentText).toBe(consent.text);
    expect((await requireSpeaker(db, stranger)).gender).toBe('f');
  });

  it('keeps the date of the first agreement to a version', async () => {
    await agreeAsSpeaker(db, { userId: dana, consent }, daysLater(3));
    expect((await findSpeaker(db, dana))?.consentedAt).toEqual(now);
    await agreeAsSpeaker(db, { userId: dana, consent: { version: '2', text: 'Иначе.' } }, daysLater(4));
    expect((await findSpeaker(db, dana))?.consentedAt).toEqual(daysLater(4));
  });

  it('can be taken, and what is published stays', async () => {
    const { id } = await say(dana, shalom, 'a');
    await accept(id);
    await publish('first');
    await takeSpeaker(db, { adminId: admin, userId: dana }, now);
    expect(await say(dana, lo, 'b').catch(code)).toBe('not_a_speaker');
    expect((await findVoices(db, [keyOf(shalom)])).get(keyOf(shalom))?.human).toHaveLength(1);
    expect(await takeSpeaker(db, { adminId: admin, userId: dana }, now).catch(code)).toBe('not_a_speaker');
  });

  it('takes everything back: recordings, bytes and agreement', async () => {
    const { id } = await say(dana, shalom, 'a');
    await accept(id);
    await publish('first');
    await say(dana, shalom, 'later');
    await say(eli, shalom, 'b');
    expect(await withdrawVoice(db, { userId: dana }, daysLater(1))).toEqual({ removed: 2 });
    expect(await readVoiceSound(db, hashOf('a'))).toBeUndefined();
    expect(await db.select({ hash: audioBlobs.hash }).from(audioBlobs)).toEqual([{ hash: hashOf('b') }]);
    expect(await say(dana, shalom, 'again').catch(code)).toBe('voice_not_agreed');
    expect(await withdrawVoice(db, { userId: stranger }, now).catch(code)).toBe('not_a_speaker');
  });

  it('keeps bytes that something else plays', async () => {
    await say(dana, shalom, 'same');
    await say(eli, shalom, 'same');
    await withdrawVoice(db, { userId: dana }, now);
    expect(await db.select().from(audioBlobs)).toHaveLength(1);
  });
});

describe('what a speaker says next', () => {
  const next = async (speakerId: number, skipped: string[] = []) =>
    (await nextItem(db, { speakerId, skipped, ...words }))?.hebrew;

  it('follows the course, each thing once, for each speaker', async () => {
    const all = await listItems(db);
    expect(all.filter(({ kind }) => kind !== 'letter').map(({ hebrew }) => hebrew)).toEqual([
      'שלום',
      'לא',
      'שלום, אימא',
      'אימא',
      'גדול',
    ]);
    expect(all.slice(0, letters).every(({ kind }) => kind === 'letter')).toBe(true);
    expect(await next(dana)).toBe('שלום');
    await say(dana, shalom, 'a');
    expect(await next(dana)).toBe('לא');
    expect(await next(dana, [keyOf(lo)])).toBe('אימא');
    expect(await next(eli)).toBe('שלום');
    expect((await nextItem(db, { speakerId: eli }))?.kind).toBe('letter');
    const inThird = await nextItem(db, { speakerId: dana, lessonId: lessonIds.third });
    expect(inThird?.hebrew).toBe('גדול');
  });

  it('begins with what came back, and counts it as not said', async () => {
    await say(dana, shalom, 'a');
    const { id } = await say(dana, lo, 'b');
    expect(await voiceProgress(db, { speakerId: dana, ...words })).toEqual({
      done: 2,
      total: 4,
      returned: 0,
    });
    await returnRecording(db, { adminId: admin, recordingId: id, remark: 'Слышен ветер' }, now);
    expect(await nextItem(db, { speakerId: dana, ...words })).toMatchObject({
      hebrew: 'לא',
      remark: 'Слышен ветер',
    });
    expect(await voiceProgress(db, { speakerId: dana, ...words })).toEqual({
      done: 1,
      total: 4,
      returned: 1,
    });
    // The whole studio, read at once, says the same.
    const { progress, parts, next: goesOn } = await readStudio(db, dana);
    expect(progress).toEqual(await voiceProgress(db, { speakerId: dana }));
    expect(goesOn).toEqual({ lessonId: lessonIds.first, key: keyOf(lo) });
    expect(parts.map(({ lessonId, done, total }) => [lessonId, done, total])).toEqual([
      [null, 0, letters],
      [lessonIds.first, 1, 3],
      [lessonIds.second, 1, 2],
      [lessonIds.third, 0, 1],
    ]);
    await say(dana, lo, 'c');
    expect(await next(dana)).toBe('אימא');
    expect(await voiceProgress(db, { speakerId: eli, ...words })).toEqual({ done: 0, total: 4, returned: 0 });
  });

  it('is nothing once all is said', async () => {
    for (const [at, word] of [shalom, lo, ima, gadol].entries()) await say(dana, word, `all-${at}`);
    expect(await next(dana)).toBeUndefined();
  });
});

describe('a take', () => {
  it('replaces the one before it, which stays for a month', async () => {
    await say(dana, shalom, 'a');
    const later = await say(dana, shalom, 'b', 'услышано „шалон“', daysLater(1));
    expect(later).toMatchObject({ status: 'doubtful', doubt: 'услышано „шалон“' });
    const { recordings: waiting } = await listRecordings(db, { limit: 10 });
    expect(waiting.map(({ hash }) => hash)).toEqual([hashOf('b')]);
    expect(await pruneReplacedTakes(db, daysLater(30))).toBe(0);
    expect(await pruneReplacedTakes(db, daysLater(32))).toBe(1);
    expect(await db.select({ hash: audioBlobs.hash }).from(audioBlobs)).toEqual([{ hash: hashOf('b') }]);
  });

  it('sent twice is one', async () => {
    const first = await say(dana, shalom, 'a');
    expect((await say(dana, shalom, 'a')).id).toBe(first.id);
    const both = await Promise.all([say(dana, lo, 'x'), say(dana, lo, 'y')]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    expect((await listRecordings(db, { speakerId: dana, limit: 10 })).left).toBe(2);
  });
});

describe('the review', () => {
  it('shows doubtful takes first, with their lesson', async () => {
    await say(dana, shalom, 'a');
    await say(eli, gadol, 'b', 'услышано „кадол“');
    const { recordings: list, left } = await listRecordings(db, { limit: 1 });
    expect(left).toBe(2);
    expect(list[0]).toMatchObject({
      speakerName: 'Эли',
      hebrew: 'גדול',
      lessonId: lessonIds.third,
      acceptedId: null,
    });
    expect((await listRecordings(db, { limit: 5, lessonId: lessonIds.second })).recordings).toMatchObject([
      { hebrew: 'שלום' },
    ]);
  });

  it('publishes a lesson at once, and what the next one shares with it', async () => {
    await accept((await say(dana, shalom, 'a')).id);
    await accept((await say(dana, gadol, 'b')).id);
    await say(dana, lo, 'c');
    expect(await findVoices(db, [keyOf(shalom)])).toEqual(new Map());
    expect(await publishedGenders(db)).toEqual([]);
    expect(await publish('second')).toEqual({ published: 1 });
    expect(await publish('first')).toEqual({ published: 0 });
    expect(await publishedGenders(db)).toEqual(['f']);
    const voices = await findVoices(db, [keyOf(shalom), keyOf(lo), keyOf(gadol)]);
    expect([...voices]).toEqual([
      [
        keyOf(shalom),
        { human: [{ hash: hashOf('a'), speakerId: dana, gender: 'f' }], synthetic: [], google: null },
      ],
    ]);
    expect((await readVoiceSound(db, hashOf('a')))?.mime).toBe('audio/mpeg');
    expect(await readVoiceSound(db, hashOf('b'))).toBeUndefined();
  });

  it('lets learners hear the better take once it is accepted, and the old one until then', async () => {
    const accepted = await say(dana, shalom, 'a');
    await accept(accepted.id);
    await publish('first');
    const better = await say(dana, shalom, 'b');
    const heard = async () =>
      (await findVoices(db, [keyOf(shalom)])).get(keyOf(shalom))?.human.map(({ hash }) => hash);
    expect(await heard()).toEqual([hashOf('a')]);
    expect((await listRecordings(db, { limit: 5 })).recordings[0]?.acceptedId).toBe(accepted.id);
    await accept(better.id);
    await accept(better.id);
    expect(await heard()).toEqual([hashOf('b')]);
    await returnRecording(db, { adminId: admin, recordingId: better.id, remark: 'Эхо' }, now);
    expect(await heard()).toBeUndefined();
  });

  it('does not decide about a take that another one has replaced', async () => {
    const first = await say(dana, shalom, 'a');
    await say(dana, shalom, 'b');
    expect(await accept(first.id).catch(code)).toBe('recording_replaced');
    const back = returnRecording(db, { adminId: admin, recordingId: first.id, remark: '-' }, now);
    expect(await back.catch(code)).toBe('recording_replaced');
    expect(await accept(0).catch(code)).toBe('recording_not_found');
  });

  it('tells what is voiced, by lesson and speaker', async () => {
    await accept((await say(dana, shalom, 'a')).id);
    await say(eli, shalom, 'b');
    await publish('first');
    const [alphabet, first, second, third] = await voiceCoverage(db);
    expect(alphabet).toMatchObject({ lessonId: null, words: letters, speakers: [] });
    expect(first).toMatchObject({ words: 2, sentences: 1, published: 1 });
    expect(first?.speakers).toEqual([
      { speakerId: dana, waiting: 0, accepted: 1, returned: 0, published: 1 },
      { speakerId: eli, waiting: 1, accepted: 0, returned: 0, published: 0 },
    ]);
    expect(second).toMatchObject({ words: 2, published: 1 });
    expect(third).toMatchObject({ words: 1, published: 0, speakers: [] });
    expect(
      (await listSpeakers(db)).map(({ name, waiting, published }) => [name, waiting, published]),
    ).toEqual([
      ['Дана', 0, 1],
      ['Эли', 1, 0],
    ]);
  });

  it('lets the sound of any take be read by its id', async () => {
    const { id } = await say(dana, shalom, 'a');
    expect(await readTakeSound(db, id)).toMatchObject({ speakerId: dana, hash: hashOf('a') });
    expect(await readTakeSound(db, 0)).toBeUndefined();
  });
});

describe('what a cloud voice says', () => {
  const google = { provider: 'google', voice: 'google A' };
  const left = async (voice = google) => (await listUnvoiced(db, { ...voice, limit: 3 }, now)).left;

  it('is what no person has said', async () => {
    const all = await left();
    await accept((await say(dana, shalom, 'a')).id);
    expect(await left()).toBe(all);
    await publish('first');
    expect(await left()).toBe(all - 1);
    const { hash, bytes, mime } = soundOf('g');
    await keepRendering(db, { ...google, key: keyOf(lo), sound: { hash, bytes, mime } }, now);
    expect(await left()).toBe(all - 2);
    expect(await left({ provider: 'google', voice: 'google B' })).toBe(all - 1);
    expect((await findVoices(db, [keyOf(lo)])).get(keyOf(lo))).toEqual({
      human: [],
      synthetic: [],
      google: hash,
    });
    expect(await readVoiceSound(db, hash)).toEqual({ bytes: expect.anything(), mime });
  });

  it('goes on behind what failed, which is tried five times, and again after a month', async () => {
    const asked = async (voice = google, at = now) => {
      const { items, left: all } = await listUnvoiced(db, { ...voice, limit: 200 }, at);
      return { keys: items.map(({ key }) => key), all };
    };
    const { keys, all } = await asked();
    const [failing = '', second = ''] = keys;
    const skipped = async () => (await readRenderingState(db, google, now)).skipped.length;
    for (let tries = 1; tries < 5; tries++) {
      await noteRenderingFailure(db, { ...google, key: failing }, now);
      expect((await asked()).keys).toEqual([...keys.slice(1), failing]);
    }
    expect(await skipped()).toBe(0);
    await noteRenderingFailure(db, { ...google, key: failing }, now);
    expect(await asked()).toEqual({ keys: keys.slice(1), all });
    expect(await skipped()).toBe(1);
    expect((await asked({ provider: 'google', voice: 'google B' })).keys).toEqual(keys);
    expect((await asked(google, daysLater(31))).keys).toEqual([...keys.slice(1), failing]);
    await noteRenderingFailure(db, { provider: 'google', voice: 'google B', key: failing }, now);
    expect((await asked()).keys).toEqual(keys);
    await noteRenderingFailure(db, { ...google, key: second }, now);
    const { hash, bytes, mime } = soundOf('late');
    await keepRendering(db, { ...google, key: second, sound: { hash, bytes, mime } }, now);
    expect((await db.select().from(renderingFailures)).map(({ itemKey }) => itemKey)).toEqual([failing]);
  });

  it('has a budget of characters a day', async () => {
    const spend = (characters: number, at = now) =>
      spendCharacters(db, { provider: 'google', characters, dailyCharacters: 100 }, at);
    expect(await Promise.all([spend(60), spend(60)])).toEqual(expect.arrayContaining([true, false]));
    expect(await spend(40)).toBe(true);
    expect(await spend(1)).toBe(false);
    expect(await spend(101, daysLater(1))).toBe(false);
    expect(await spend(100, daysLater(1))).toBe(true);
    expect(await readRenderingState(db, google, now)).toEqual({
      skipped: [],
      charactersToday: 100,
      rendered: 0,
    });
  });
});
