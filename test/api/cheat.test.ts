import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  maxRankedPointsPerDay,
  maxReviewPointsPerDay,
  rankedPoints,
  serverDay,
} from '../../core/points/day-limits.ts';
import { ledger, stageAnswers, users } from '../../db/schema/index.ts';
import { courseOf } from '../../scripts/fixtures/made-up-course.ts';
import { play, questionsOf } from '../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { allRight, expectBalancesHold, readPlaces, type WordPlace } from '../support/learners.ts';
import { sized } from '../support/size.ts';

/**
 * What a client can reach that says anything at any time: claimed dates, lessons dated back, calls repeated, in
 * parallel and out of order, wrong answers followed by right ones, reviews taken back. It knows every answer: nobody
 * can check that. The limits hold whatever it says (docs/security.md).
 */
let backend: TestBackend;
let words: WordPlace[];
let lessonIds: number[];
let nextId = 70_000;
let events = 0;

const size = { lessons: 8, wordsPerLesson: 10 };
const hourMs = 3_600_000;

beforeAll(async () => {
  backend = await openTestBackend({ course: courseOf(size) });
  const places = await readPlaces(backend.db);
  words = Object.values(places.words);
  lessonIds = Object.values(places.lessons);
});
afterAll(() => backend.close());

type Cheat = {
  id: number;
  token: string;
  reviews: Record<string, unknown>[];
  /** Of reviews sent at once, by event: which of them the server takes first is open. */
  bursts: Map<unknown, number>;
};

const freshToken = async (userId: number) => (await backend.deps.tokens.issue({ userId, zone: 'UTC' })).token;

async function createCheat(): Promise<Cheat> {
  const id = ++nextId;
  await backend.login(id);
  return { id, token: await freshToken(id), reviews: [], bursts: new Map() };
}

const later = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
/** As fast as the limits of calls let anybody be. */
const send = (cheat: Cheat, key: string, body: unknown): Promise<Response> => {
  later(510);
  return backend.send(key, { token: cheat.token, body });
};
const ago = (hours: number) => new Date(backend.clock.now.getTime() - hours * hourMs).toISOString();

async function sleep(cheat: Cheat, hours: number): Promise<void> {
  later(hours * hourMs);
  cheat.token = await freshToken(cheat.id);
}

const learn = (cheat: Cheat, word: number, hoursAgo: number) =>
  send(cheat, 'POST /progress', {
    ...words[word],
    attempts: allRight,
    eventId: `learn-${++events}`,
    at: ago(hoursAgo),
  });

function review(
  cheat: Cheat,
  given: { word: number; isRight: boolean; hoursAgo: number },
): Promise<Response> {
  const body = {
    eventId: `review-${++events}`,
    wordId: words[given.word]?.wordId,
    exercise: 'write',
    result: given.isRight ? 'right' : 'wrong',
    at: ago(given.hoursAgo),
  };
  cheat.reviews.push(body);
  return send(cheat, 'POST /reviews', body);
}

async function quiz(cheat: Cheat, lesson: number): Promise<void> {
  const lessonId = lessonIds[lesson];
  const started = await send(cheat, 'POST /quiz/start', { lessonId, voice: false });
  const { data } = (await started.json()) as { data: { quizId: string } };
  const answers = play(questionsOf(data as unknown as Parameters<typeof questionsOf>[0])); // as it was started
  const body = {
    quizId: data.quizId,
    lessonId,
    answers,
    correctAnswers: 35,
    totalQuestions: 35,
    passed: true,
  };
  await send(cheat, 'POST /quiz/results', body);
}

const visit = (cheat: Cheat, daysAgo: number) =>
  send(cheat, 'POST /user-activity', { date: ago(24 * daysAgo).slice(0, 10) });

const standing = async ({ id }: Cheat) => {
  const [row] = await backend.db.select().from(users).where(eq(users.id, id));
  return { points: row?.points ?? 0, ranked: row?.rankedPoints ?? 0 };
};

const entriesOf = ({ id }: Cheat) => backend.db.select().from(ledger).where(eq(ledger.userId, id));

/** Throws where a limit of docs/security.md does not hold for what is in the ledger. */
async function expectLimits(cheat: Cheat): Promise<void> {
  const entries = await entriesOf(cheat);
  const { points, ranked } = await standing(cheat);
  expect(ranked).toBe(rankedPoints(entries));
  expect(points).toBe(entries.reduce((sum, entry) => sum + entry.points, 0));
  const days = new Set(entries.map(({ at }) => serverDay(at)));
  expect(ranked).toBeLessThanOrEqual(days.size * maxRankedPointsPerDay);
  for (const day of days) {
    const reviews = entries.filter(({ reason, at }) => reason === 'review' && serverDay(at) === day);
    expect(reviews.length).toBeLessThanOrEqual(maxReviewPointsPerDay);
  }
  const answers = await backend.db.select().from(stageAnswers).where(eq(stageAnswers.userId, cheat.id));
  const given = answers.filter(
    ({ exercise, result }) => exercise !== null && result !== 'self' && result !== 'skipped',
  );
  for (const { eventId, ref } of entries.filter(({ reason }) => reason === 'review')) {
    const earning = given.find((answer) => answer.eventId === eventId);
    expect(earning?.result).toBe('right');
    const burst = cheat.bursts.get(eventId);
    const before = given.filter(
      (answer) =>
        ref.startsWith(`${answer.wordId}:`) &&
        earning !== undefined &&
        answer.receivedAt < earning.receivedAt &&
        (burst === undefined || cheat.bursts.get(answer.eventId) !== burst),
    );
    const sameDay = before.filter(
      ({ receivedAt, localTime }) =>
        earning !== undefined &&
        (serverDay(receivedAt) === serverDay(earning.receivedAt) ||
          localTime.slice(0, 10) === earning.localTime.slice(0, 10)),
    );
    expect(sameDay, 'answers about the word before the one that earned').toEqual([]);
  }
}

describe('a review', () => {
  const due = async () => {
    const cheat = await createCheat();
    await learn(cheat, 0, 24 * 60);
    return cheat;
  };
  const awardsOf = async (response: Promise<Response>) => {
    const { data } = (await (await response).json()) as { data: { awarded: { points: number }[] } };
    return data.awarded.filter((award) => award.points === 1).length;
  };
  const right = { word: 0, isRight: true, hoursAgo: 0 };
  const wrong = { ...right, isRight: false };

  it('earns when the first answer about the word that day is right', async () => {
    expect(await awardsOf(review(await due(), right))).toBe(1);
  });

  it('earns nothing when the first answer was wrong, however soon the right one follows', async () => {
    const cheat = await due();
    await review(cheat, wrong);
    expect(await awardsOf(review(cheat, right))).toBe(0);
  });

  it('earns nothing when the wrong first answer was taken back', async () => {
    const cheat = await due();
    await review(cheat, wrong);
    const { eventId } = cheat.reviews.at(-1) ?? {};
    expect((await send(cheat, 'POST /reviews/undo', { eventId })).status).toBe(200);
    expect(await awardsOf(review(cheat, right))).toBe(0);
  });

  it('earns once a server day, whatever dates are claimed', async () => {
    const cheat = await due();
    const gains = [];
    for (const hoursAgo of [47, 24, 0]) gains.push(await awardsOf(review(cheat, { ...right, hoursAgo })));
    expect(gains).toEqual([1, 0, 0]);
  });

  it('earns nothing after a wrong answer of the same date, also when the server day has changed between them', async () => {
    const cheat = await due();
    backend.clock.now = new Date('2026-11-24T23:59:00Z');
    cheat.token = await freshToken(cheat.id);
    await review(cheat, wrong);
    later(2 * 60_000);
    expect(await awardsOf(review(cheat, { ...right, hoursAgo: 0.1 }))).toBe(0);
  });
});

type Step =
  | { kind: 'learn'; word: number; hoursAgo: number }
  | { kind: 'review'; word: number; isRight: boolean; hoursAgo: number }
  | { kind: 'reviews at once'; word: number; count: number; hoursAgo: number }
  | { kind: 'review again' }
  | { kind: 'undo' }
  | { kind: 'quiz'; lesson: number }
  | { kind: 'visit'; daysAgo: number }
  | { kind: 'boast' }
  | { kind: 'sleep'; hours: number };

const kindOf = <K extends Step['kind']>(kind: K) => fc.constant(kind);
const word = fc.nat(size.lessons * size.wordsPerLesson - 1);
const hoursAgo = fc.constantFrom(0, 0.5, 12, 24, 47, 49, 24 * 40, 24 * 360, -1, -30);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kindOf('learn'), word, hoursAgo }) },
  { weight: 6, arbitrary: fc.record({ kind: kindOf('review'), word, isRight: fc.boolean(), hoursAgo }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kindOf('reviews at once'),
      word,
      count: fc.integer({ min: 2, max: 30 }),
      hoursAgo,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('review again') }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('undo') }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('quiz'), lesson: fc.nat(size.lessons - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('visit'), daysAgo: fc.integer({ min: -1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('boast') }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('sleep'), hours: fc.constantFrom(1, 7, 23, 24, 49) }) },
);

async function take(cheat: Cheat, step: Step): Promise<unknown> {
  switch (step.kind) {
    case 'learn':
      return learn(cheat, step.word, step.hoursAgo);
    case 'review':
      return review(cheat, step);
    case 'reviews at once': {
      const { word, count, hoursAgo } = step;
      const about = Array.from({ length: count }, (_, index) => (word + index) % words.length);
      const sent = cheat.reviews.length;
      // Each word twice, wrong and right: whichever comes first.
      const replies = about.flatMap((each) =>
        [each % 2 === 0, each % 2 === 1].map((isRight) => review(cheat, { word: each, isRight, hoursAgo })),
      );
      for (const { eventId } of cheat.reviews.slice(sent)) cheat.bursts.set(eventId, sent);
      return Promise.all(replies);
    }
    case 'review again':
      return cheat.reviews.length > 0 && send(cheat, 'POST /reviews', cheat.reviews.at(-1));
    case 'undo':
      return send(cheat, 'POST /reviews/undo', { eventId: cheat.reviews.at(-1)?.eventId ?? 'none' });
    case 'quiz':
      return quiz(cheat, step.lesson);
    case 'visit':
      return visit(cheat, step.daysAgo);
    case 'boast':
      return send(cheat, 'POST /users/sync-stats', { points: 9999, words_learned: 9999 });
    case 'sleep':
      return sleep(cheat, step.hours);
  }
}

const numRuns = sized(4, 60);

it(`in ${numRuns} random histories no claim passes the limits, and no balance falls`, {
  timeout: sized(300_000, 1_800_000),
}, async () => {
  const seen = { steps: 0, reviewPoints: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
      const cheat = await createCheat();
      for (let each = 0; each < 30; each += 1) await learn(cheat, each, 24 * 60);
      let before = await standing(cheat);
      for (const each of steps) {
        await take(cheat, each);
        const after = await standing(cheat);
        expect(after.points).toBeGreaterThanOrEqual(before.points);
        expect(after.ranked).toBeGreaterThanOrEqual(before.ranked);
        expect(after.ranked).toBeLessThanOrEqual(after.points);
        before = after;
      }
      await expectLimits(cheat);
      seen.steps += steps.length;
      seen.reviewPoints += (await entriesOf(cheat)).filter(({ reason }) => reason === 'review').length;
    }),
    { numRuns, seed: 20261122, endOnFailure: true },
  );
  await expectBalancesHold(backend.db);
  expect(seen.reviewPoints).toBeGreaterThan(numRuns);
  console.log(`histories ${numRuns}, ${JSON.stringify(seen)}`);
});

it('the best cheat found gains 400 points of the leaderboard a server day, 60 of them at most by reviews', {
  timeout: sized(300_000, 600_000),
}, async () => {
  backend.clock.now = new Date('2026-12-01T00:00:01Z');
  const cheat = await createCheat();
  const gains: { balance: number; leaderboard: number; reviews: number }[] = [];
  for (let day = 0; day < sized(2, 10); day += 1) {
    const before = await standing(cheat);
    const reviewsBefore = (await entriesOf(cheat)).filter(({ reason }) => reason === 'review').length;
    if (day === 0) for (const index of words.keys()) await learn(cheat, index, 24 * 300);
    // A wrong and a right answer for each date that is still accepted, then all of them once more.
    for (const index of words.keys()) {
      for (const hours of [47, 24, 0]) await review(cheat, { word: index, isRight: true, hoursAgo: hours });
      await review(cheat, { word: index, isRight: false, hoursAgo: 0 });
      await review(cheat, { word: index, isRight: true, hoursAgo: 0 });
    }
    for (const daysAgo of [2, 1, 0]) await visit(cheat, daysAgo);
    // Quizzes are kept back: the first passing of each counts on any day.
    for (const lesson of [3 * day, 3 * day + 1, 3 * day + 2].filter((each) => each < lessonIds.length)) {
      await quiz(cheat, lesson);
    }
    const after = await standing(cheat);
    const reviews =
      (await entriesOf(cheat)).filter(({ reason }) => reason === 'review').length - reviewsBefore;
    gains.push({ balance: after.points - before.points, leaderboard: after.ranked - before.ranked, reviews });
    backend.clock.now = new Date(`2026-12-${String(day + 2).padStart(2, '0')}T00:00:01Z`);
    cheat.token = await freshToken(cheat.id);
  }
  console.log(`gain of the best cheat by server day: ${JSON.stringify(gains)}`);
  await expectLimits(cheat);
  expect(Math.max(...gains.map(({ leaderboard }) => leaderboard))).toBe(maxRankedPointsPerDay);
  expect(Math.max(...gains.map(({ reviews }) => reviews))).toBe(maxReviewPointsPerDay);
});
