import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unit } from '../../../../core/numbers/pieces.ts';
import type { VoiceGender } from '../../../../core/voices/recording.ts';
import type { Db, OpenDatabase } from '../../../../db/connection/client.ts';
import { audioKey } from '../../../../db/content/sounds/audio-index.ts';
import { findTurnVoices } from '../../../../db/dialogues/turn-voices.ts';
import {
  audioBlobs,
  auditLog,
  recordings,
  renderings,
  syntheses,
  synthesisOrigins,
  syntheticVoices,
} from '../../../../db/schema/index.ts';
import { seedCourse } from '../../../../db/seed.ts';
import { saveSettings } from '../../../../db/settings.ts';
import { welcomeUser } from '../../../../db/users.ts';
import { findHeard, findHeardParts } from '../../../../db/voices/heard.ts';
import { publishedGenders, readVoiceSound } from '../../../../db/voices/lookup.ts';
import { listItems } from '../../../../db/voices/queue.ts';
import { removeRecordings } from '../../../../db/voices/remove.ts';
import { keepRendering, listUnvoiced } from '../../../../db/voices/renderings.ts';
import { acceptRecording, publishVoices } from '../../../../db/voices/review.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../../../db/voices/speakers.ts';
import { coverageOf } from '../../../../db/voices/synthesis/coverage.ts';
import { saveSynthesis } from '../../../../db/voices/synthesis/save.ts';
import {
  listSyntheticVoices,
  removeSyntheticVoice,
  switchSyntheticVoice,
} from '../../../../db/voices/synthesis/voices.ts';
import { listWantedSounds } from '../../../../db/voices/synthesis/wanted.ts';
import { saveTake } from '../../../../db/voices/takes.ts';
import { smallCourse } from '../../../support/course.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { smallDialogues } from '../../../support/dialogues.ts';

const now = new Date('2026-11-27T09:00:00Z');
const [dana, admin, learner] = [31, 32, 33];
const origin = {
  model: 'Голос',
  version: '1.0',
  address: 'https://example.org/voice',
  madeOn: '2026-11-20',
  licence: 'CC BY 4.0',
};

let database: OpenDatabase;
let db: Db;
let word: Awaited<ReturnType<typeof listItems>>[number];
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  const content = { course: smallCourse, dialogues: smallDialogues, audioOf: () => 'a'.repeat(32) };
  await seedCourse(db, { ...content, version: 'synthesis' }, now);
  for (const id of [dana, admin, learner])
    await welcomeUser(db, { person: { id, firstName: 'Человек' }, fallbackZone: 'UTC' }, now);
  await giveSpeaker(db, { adminId: admin, userId: dana, name: 'Дана', gender: 'f' }, now);
  await agreeAsSpeaker(db, { userId: dana, consent: { version: '1', text: 'Можно.' } }, now);
  const [first] = await listItems(db, { kinds: ['word'] });
  if (!first) throw new Error('no words');
  word = first;
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [
    recordings,
    renderings,
    syntheses,
    synthesisOrigins,
    syntheticVoices,
    audioBlobs,
    auditLog,
  ])
    await db.delete(table);
});

const soundOf = (name: string) => ({
  hash: Buffer.from(name).toString('hex').padEnd(32, '0').slice(0, 32),
  bytes: new Uint8Array(Buffer.from(name)),
  mime: 'audio/mpeg',
  loudness: -16,
  ms: 500,
});
const bring = (
  name: string,
  gender: VoiceGender,
  {
    key = word.key,
    sound = `${name} ${key}`,
    ...over
  }: Partial<typeof origin> & { key?: string; sound?: string } = {},
) =>
  saveSynthesis(
    db,
    { voice: { name, gender }, origin: { ...origin, ...over }, key, sound: soundOf(sound) },
    now,
  );
const heard = async (listener?: number) => (await findHeard(db, [word], { listener }))(word)?.voice;
const idOf = async (name: string) =>
  (await listSyntheticVoices(db)).find((voice) => voice.name === name)?.id ?? 0;

describe('a synthesised voice', () => {
  it('is heard after a person and before Google', async () => {
    await keepRendering(db, { key: word.key, provider: 'google', voice: 'A', sound: soundOf('g') }, now);
    expect(await heard()).toBe('google');
    await bring('Ноа', 'f');
    expect(await heard()).toEqual({ synthesis: 'Ноа' });
    const { id } = await saveTake(db, { speakerId: dana, item: word, sound: soundOf('d') }, now);
    await acceptRecording(db, { adminId: admin, recordingId: id }, now);
    await publishVoices(db, { adminId: admin, lessonId: word.lessonId ?? 'letters' }, now);
    expect(await heard()).toBe('human');
  });

  it("is a man's or a woman's by the learner's setting", async () => {
    await bring('Ноа', 'f');
    await bring('Дан', 'm');
    expect(await publishedGenders(db)).toEqual(['f', 'm']);
    await saveSettings(db, { userId: learner, changes: { voice: 'male' } }, now);
    expect(await heard(learner)).toEqual({ synthesis: 'Дан' });
    await saveSettings(db, { userId: learner, changes: { voice: 'female' } }, now);
    expect(await heard(learner)).toEqual({ synthesis: 'Ноа' });
  });

  it('says a role of its gender alone, and all lines of the role', async () => {
    const [, hello] = smallDialogues;
    if (!hello) throw new Error('no dialogue');
    for (const turn of hello.turns) await bring('Ноа', 'f', { key: audioKey(turn) });
    const voices = await findTurnVoices(db, hello);
    expect(voices.map((one) => one?.voice)).toEqual(
      hello.turns.map(({ speaker }) =>
        hello.people[speaker].gender === 'f' ? { synthesis: 'Ноа' } : undefined,
      ),
    );
  });

  it('says a number only where it says every part of it', async () => {
    const parts = [unit(3, 'f'), unit(4, 'f')].map(({ pointed: pronunciation, transcription }) => ({
      pronunciation,
      transcription,
    }));
    const [first, second] = parts.map(audioKey);
    await bring('Ноа', 'f', { key: first ?? '' });
    expect((await findHeardParts(db, [parts]))(parts)).toBeUndefined();
    await bring('Ноа', 'f', { key: second ?? '' });
    expect((await findHeardParts(db, [parts]))(parts)).toHaveLength(2);
  });

  it('is heard no more once it is switched off, and keeps its sounds', async () => {
    await bring('Ноа', 'f');
    const { hash } = soundOf(`Ноа ${word.key}`);
    const which = { adminId: admin, voiceId: await idOf('Ноа') };
    expect(await readVoiceSound(db, hash)).toBeDefined();
    await switchSyntheticVoice(db, { ...which, isOn: false }, now);
    await switchSyntheticVoice(db, { ...which, isOn: false }, now);
    expect([await heard(), await readVoiceSound(db, hash), await publishedGenders(db)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    await switchSyntheticVoice(db, { ...which, isOn: true }, now);
    expect(await heard()).toEqual({ synthesis: 'Ноа' });
    const acts = await db.select().from(auditLog);
    expect(acts.map(({ action, target }) => [action, target])).toEqual([
      ['voices.switch', 'voice:Ноа'],
      ['voices.switch', 'voice:Ноа'],
    ]);
  });

  it('is removed by its name, with its bytes and origins; what others play stays', async () => {
    await bring('Ноа', 'f', { sound: 'shared' });
    await bring('Дан', 'm', { sound: 'shared' });
    await bring('Ноа', 'f', { key: 'other|key', sound: 'own' });
    expect(await removeSyntheticVoice(db, { voice: { name: 'Ноа' } }, now)).toEqual({ removed: 2 });
    expect((await db.select().from(audioBlobs)).map(({ hash }) => hash)).toEqual([soundOf('shared').hash]);
    expect(await db.$count(synthesisOrigins)).toBe(1);
    const removed = removeSyntheticVoice(db, { voice: { name: 'Ноа' } }, now);
    await expect(removed).rejects.toMatchObject({ code: 'sound_not_found' });
  });

  it('brought in again replaces what it said, and the origin that nothing has any more', async () => {
    await bring('Ноа', 'f', { sound: 'old' });
    expect(await bring('Ноа', 'f', { sound: 'new', version: '2.0' })).toBe('saved');
    const [voice, ...more] = await listSyntheticVoices(db);
    expect(more).toEqual([]);
    expect(voice).toMatchObject({
      keys: [word.key],
      bytes: 3,
      origins: [{ ...origin, version: '2.0', sounds: 1 }],
    });
    expect((await db.select().from(audioBlobs)).map(({ hash }) => hash)).toEqual([soundOf('new').hash]);
  });

  it('keeps its gender', async () => {
    await bring('Ноа', 'f');
    expect(await bring('Ноа', 'm', { sound: 'other' })).toBe('other-gender');
    expect(await db.$count(syntheses)).toBe(1);
    expect(await db.$count(audioBlobs)).toBe(1);
  });

  it('stays when a speaker takes back a recording of the same bytes', async () => {
    const { id } = await saveTake(db, { speakerId: dana, item: word, sound: soundOf('same') }, now);
    await bring('Ноа', 'f', { sound: 'same' });
    expect(id).toBeGreaterThan(0);
    await removeRecordings(db, undefined);
    expect(await readVoiceSound(db, soundOf('same').hash)).toBeDefined();
  });

  it('spares Google what it says', async () => {
    const left = async () => (await listUnvoiced(db, { provider: 'google', voice: 'A', limit: 0 }, now)).left;
    const all = await left();
    await bring('Ноа', 'f');
    expect(await left()).toBe(all - 1);
    await switchSyntheticVoice(db, { adminId: admin, voiceId: await idOf('Ноа'), isOn: false }, now);
    expect(await left()).toBe(all);
  });

  it('is counted by kind, without roles of the other gender', async () => {
    await bring('Ноа', 'f');
    const wanted = await listWantedSounds(db);
    const [voice] = await listSyntheticVoices(db);
    const kinds = coverageOf(wanted, voice ?? { keys: [], gender: 'f' });
    expect(kinds.find(({ kind }) => kind === 'word')).toMatchObject({ said: 1 });
    const others = wanted.filter(({ role }) => role === 'm').length;
    expect(others).toBeGreaterThan(0);
    expect(kinds.reduce((sum, { total }) => sum + total, 0)).toBe(wanted.length - others);
  });
});
