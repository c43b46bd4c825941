import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWordSound } from '../../../bot/services/sounds.ts';
import type { DayMeans } from '../../../core/day/material.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import { readPlannedDay } from '../../../db/day/plan.ts';
import { setOwnSound } from '../../../db/own-words/sounds.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { allRight, createLearner, type Learner } from '../../support/learners.ts';
import { mp3Frame, mp3Of } from '../../support/sound-files.ts';

let backend: TestBackend;
let learner: Learner;
let wordId: number;

beforeAll(async () => {
  backend = await openTestBackend();
  learner = await createLearner(backend, 9301);
  const { added } = await backend.call('POST /own-words', {
    token: learner.token,
    body: { eventId: 'one', words: [{ hebrew: 'שֶׁלֶט', russian: 'вывеска' }] },
  });
  wordId = added[0] ?? 0;
  await learner.save({ lessonId: ownLessonId, wordId, attempts: allRight, eventId: 'learned' });
});
afterAll(() => backend.close());

/** The skills that are asked on a day far ahead, where a voice speaks (the app) or nothing but stored sounds (a chat). */
async function asked(canHearForms: boolean) {
  const means: DayMeans = {
    ...{ canSpeak: false, canListen: true, canShowCursive: false },
    ...{ canHearForms, canFillGaps: false, canPutInOrder: false, canDraw: false },
  };
  const input = { userId: learner.id, today: '2026-12-21', kind: 'due' as const, means };
  const { tasks, words } = await readPlannedDay(backend.db, input, backend.clock());
  return { skills: tasks.map(({ skill }) => skill), word: words[0] };
}

it('an own word that a chat cannot say is read there, and heard in the app', async () => {
  expect((await asked(true)).skills).toEqual(['hear']);
  expect((await asked(false)).skills).toEqual(['read']);
});

it('an own word with a recording is heard in a chat, too, and goes into the deck for Anki with it', async () => {
  const recording = { hash: 'a'.repeat(32), bytes: mp3Of(mp3Frame(), mp3Frame()), mime: 'audio/mpeg' };
  await setOwnSound(backend.db, { userId: learner.id, wordId, recording }, backend.clock());
  const { skills, word } = await asked(false);
  expect(skills).toEqual(['hear']);
  if (!word) throw new Error('no word');
  expect((await readWordSound({ db: backend.db }, word))?.hash).toBe(recording.hash);
});
