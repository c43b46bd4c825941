import { asc, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { minutesOfDay } from '../../core/day/seconds.ts';
import { skillOf, understanding } from '../../core/memory/exercises.ts';
import { reviewsPerDay } from '../../core/memory/plan.ts';
import { createRandom } from '../../core/random.ts';
import { startWords, words as wordKind } from '../../core/round/kinds/words.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { sections } from '../../db/content/index.ts';
import { stageAnswers } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import {
  createLearner,
  expectBalancesHold,
  grantPremium,
  readPlaces,
  type WordPlace,
} from '../support/learners.ts';
import { sized } from '../support/size.ts';

/**
 * An ordinary learner plays «Сегодня» day after day over HTTP, on the clock of the test: what is due first, then five
 * new words of the real course. Nine answers in ten are right. The shares of what was asked are counted from the
 * answers that the server kept; `npm run test:long` plays a month and prints them.
 */
const days = sized(8, 30);
const newWordsPerDay = 5;
const zone = 'Asia/Jerusalem';
const firstDay = Date.parse('2026-10-01T07:00:00Z');
const dayMs = 86_400_000;

let backend: TestBackend;
let course: WordPlace[];

beforeAll(async () => {
  backend = await openTestBackend({ course: sections });
  const { words } = await readPlaces(backend.db);
  const byKey = sections
    .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ words: list }) => list.map(({ key }) => words[key]));
  course = byKey.filter((place) => place !== undefined);
});
afterAll(() => backend.close());

type Today = ResponseData<'GET /today'>;

it('a played month asks for understanding, by ear, and for production, in turn and within the day', async () => {
  const learner = await createLearner(backend, 61_000);
  await grantPremium(backend.db, learner.id);
  const random = createRandom(2026);
  const longest = { reviews: 0, minutes: 0 };
  let learned = 0;
  let events = 0;
  for (let day = 0; day < days; day++) {
    backend.clock.now = new Date(firstDay + day * dayMs);
    const token = await backend.login(learner.id);
    const today: Today = await backend.call('GET /today', { token });
    longest.reviews = Math.max(longest.reviews, today.tasks.length);
    longest.minutes = Math.max(longest.minutes, minutesOfDay({ words: today.tasks }));
    let session = startWords(today.tasks, today.again, today.words);
    for (let task = currentQuestion(session); task; task = currentQuestion(session)) {
      backend.clock.now = new Date(backend.clock.now.getTime() + 6_000);
      const isRight = random() < (task.again ? 1 : 0.9);
      await backend.call('POST /reviews', {
        token,
        body: {
          eventId: `month-${++events}`,
          wordId: task.wordId,
          exercise: task.exercise,
          result: isRight ? 'right' : 'wrong',
        },
      });
      session = answered(wordKind, session, isRight, random);
    }
    const fresh = Math.min(newWordsPerDay, today.newWords);
    for (const place of course.slice(learned, learned + fresh)) {
      await learner.save({ ...place, attempts: allRightOf(events++), eventId: `month-word-${events}` });
    }
    learned += fresh;
  }
  const visits = await countedVisits();
  const shareOf = (skills: readonly string[]) =>
    visits.filter(({ exercise }) => skills.includes(skillOf(exercise))).length / visits.length;
  const table = {
    days,
    words: learned,
    reviews: visits.length,
    'most reviews a day': longest.reviews,
    'longest day, minutes': longest.minutes,
    'understanding, %': Math.round(shareOf(understanding) * 100),
    'by ear, %': Math.round(shareOf(['hear']) * 100),
    'production, %': Math.round(shareOf(['produce']) * 100),
    'read in cursive, % of reading': cursiveOfReading(visits),
    'visits without production twice in a row': twiceUnderstood(visits),
  };
  if (days >= 30) console.table(table);
  expect(shareOf(understanding)).toBeGreaterThanOrEqual(0.4);
  expect(shareOf(['hear'])).toBeGreaterThanOrEqual(0.25);
  expect(table['visits without production twice in a row']).toBe(0);
  expect(longest.reviews).toBeLessThanOrEqual(reviewsPerDay);
  expect(longest.minutes).toBeLessThanOrEqual(15);
  await expectBalancesHold(backend.db);
});

type Visit = {
  wordId: number;
  date: string;
  exercise: NonNullable<typeof stageAnswers.$inferSelect.exercise>;
};

/** The first answer about each word on each day: what moved the schedules. */
async function countedVisits(): Promise<Visit[]> {
  const rows = await backend.db
    .select({ wordId: stageAnswers.wordId, exercise: stageAnswers.exercise, doneAt: stageAnswers.doneAt })
    .from(stageAnswers)
    .where(isNotNull(stageAnswers.exercise))
    .orderBy(asc(stageAnswers.doneAt));
  const seen = new Set<string>();
  return rows.flatMap(({ wordId, exercise, doneAt }) => {
    const date = dateIn(zone, doneAt);
    const name = `${wordId} ${date}`;
    if (exercise === null || seen.has(name)) return [];
    seen.add(name);
    return [{ wordId, date, exercise }];
  });
}

/** How often a word that had been asked for understanding was asked for it again, with no production between. */
function twiceUnderstood(visits: readonly Visit[]): number {
  const last = new Map<number, boolean>();
  let times = 0;
  for (const { wordId, exercise } of visits) {
    const isUnderstood = skillOf(exercise) !== 'produce';
    if (isUnderstood && last.get(wordId)) times += 1;
    last.set(wordId, isUnderstood);
  }
  return times;
}

function cursiveOfReading(visits: readonly Visit[]): number {
  const read = visits.filter(({ exercise }) => skillOf(exercise) === 'read');
  const cursive = read.filter(({ exercise }) => exercise === 'read-cursive');
  return read.length === 0 ? 0 : Math.round((cursive.length / read.length) * 100);
}

/** A lesson with a slip in one word of four. */
function allRightOf(word: number) {
  const stage = { completed: true, result: 'right' as const, tries: 1, ms: 4000 };
  const slip = { ...stage, tries: 2 };
  return { LISTEN: stage, RECORD: stage, WRITE: word % 4 === 0 ? slip : stage, TYPE: stage };
}
