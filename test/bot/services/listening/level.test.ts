import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { decodeMp3 } from '../../../../api/_adapters/mp3-decoder.ts';
import { createRenderedSounds } from '../../../../api/_adapters/rendered-sounds.ts';
import { createSoundRecoder } from '../../../../api/_adapters/sound-recoder.ts';
import { makeListening } from '../../../../bot/services/listening/make.ts';
import { dateIn } from '../../../../core/streak/streak.ts';
import type { VoiceChoice } from '../../../../core/voices/choice.ts';
import { loudnessOf } from '../../../../core/voices/loudness.ts';
import { keptLoudness } from '../../../../core/voices/prepare.ts';
import { dialogues as allDialogues } from '../../../../db/content/dialogues/index.ts';
import { sections } from '../../../../db/content/index.ts';
import { findStoredAudio } from '../../../../db/content/sounds/audio.ts';
import { knownWords, memoryCards } from '../../../../db/schema/index.ts';
import { lessonsOf } from '../../../../scripts/content-files/placed-words.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';

/** The first section of the course, and one of its middle. */
const course = sections.filter((_, at) => at === 0 || at === Math.floor(sections.length / 2));
const lessons = lessonsOf(course).map(({ key }) => key);
const dialogues = allDialogues.filter(({ lesson }) => lessons.includes(lesson));

let backend: TestBackend;
let people = 6100;

beforeAll(async () => {
  backend = await openTestBackend({ course, dialogues, audioOf: (word) => findStoredAudio(word)?.hash });
  await backend.db.execute(sql`update lessons set is_free = true`);
});
afterAll(() => backend.close());

type Learner = {
  /** The words learned today, counted from the first of these sections or from the last back. */
  words: number;
  from: 'first' | 'last';
  voice: VoiceChoice;
  /** Knows everything else, so that dialogues come. */
  knowsAll: boolean;
  minutes: 3 | 5 | 10;
};

async function fileOf({ words, from, voice, knowsAll, minutes }: Learner) {
  people += 1;
  const userId = people;
  const token = await backend.login(userId);
  await backend.call('PUT /users/settings', { token, body: { voice } });
  const today = dateIn('UTC', backend.clock());
  const found = await backend.db.execute(sql`select id, lesson_id from words order by id`);
  const all = z.object({ rows: z.array(z.object({ id: z.number(), lesson_id: z.number() })) }).parse(found);
  const rows = all.rows.map((row) => ({ userId, wordId: row.id, lessonId: row.lesson_id }));
  const learned = from === 'first' ? rows.slice(0, words) : rows.slice(-words);
  const card = {
    due: today,
    lastDate: today,
    stability: 2,
    difficulty: 5,
    reviews: 1,
    lapses: 0,
    successes: 1,
  };
  await backend.db
    .insert(memoryCards)
    .values(
      learned.map((row) => ({ ...row, ...card, skill: 'read', lastGrade: 'good', version: 1 }) as const),
    );
  const known = { knownAt: backend.clock(), date: today, serverDay: today };
  if (knowsAll) await backend.db.insert(knownWords).values(rows.map((row) => ({ ...row, ...known })));
  const deps = { db: backend.db, sounds: createRenderedSounds(), recodeSound: createSoundRecoder() };
  const file = await makeListening(deps, { userId, today, minutes }, backend.clock());
  if (typeof file === 'string') throw new Error(file);
  return file;
}

const beginner = { words: 12, from: 'first', knowsAll: false } as const;
const later = { words: 60, from: 'last', knowsAll: false } as const;

it.each<[string, Learner, number]>([
  ['a beginner', { ...beginner, voice: 'any', minutes: 5 }, 0],
  ["a beginner with a man's voice", { ...beginner, voice: 'male', minutes: 3 }, 0],
  ['the middle of the course', { ...later, voice: 'any', minutes: 3 }, 0],
  ['the middle of the course, with dialogues', { ...later, knowsAll: true, voice: 'any', minutes: 5 }, 2],
])('the file of %s is at -16 LUFS, give or take 1, and does not clip', async (_, learner, said) => {
  const file = await fileOf(learner);
  expect(file.dialogues).toHaveLength(said);
  const sound = await decodeMp3(file.bytes);
  expect(Math.abs(loudnessOf(sound) - keptLoudness)).toBeLessThanOrEqual(1);
  expect(sound.samples.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0)).toBeLessThanOrEqual(1);
});
