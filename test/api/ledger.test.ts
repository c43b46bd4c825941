import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stage, type StageResult, stages } from '../../core/lesson/stages.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { noteStatuses } from '../../db/rewards/status-history.ts';
import { achievements, ledger, statusHistory } from '../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantWords,
  type Learner,
  readPlaces,
} from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

/** The ledger grows by learning alone: whatever is sent, in whatever order and however often (DESIGN §5). */
let backend: TestBackend;
let places: CoursePlaces;
let nextId = 5000;

beforeAll(async () => {
  backend = await openTestBackend();
  places = await readPlaces(backend.db);
});
afterAll(() => backend.close());

const openWords = ['shalom', 'ima', 'aba'] as const;
const wordKeys = [...openWords, 'kelev'] as const; // the last one needs premium
type WordKey = (typeof wordKeys)[number];
const place = (key: WordKey) => places.words[key] ?? { lessonId: 0, wordId: 0 };

type Step =
  | { kind: 'answer'; word: WordKey; stage: Stage; result: StageResult; eventId: string; times: number }
  | { kind: 'claim'; word: WordKey }
  | { kind: 'repeat'; word: WordKey }
  | { kind: 'visit'; date: string }
  | { kind: 'ask'; what: number };

const results = ['right', 'wrong', 'assisted', 'self', 'skipped'] as const satisfies StageResult[];
const completing: readonly StageResult[] = ['right', 'assisted', 'self'];
const someWord = fc.constantFrom(...wordKeys);
const dates = fc.constantFrom('2026-11-21', '2026-11-20', '2026-11-19', '2026-11-10', '2027-01-01');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      word: someWord,
      stage: fc.constantFrom(...stages),
      result: fc.constantFrom('right' as const, ...results),
      // Few names: an event often comes again, also with another answer inside.
      eventId: fc.integer({ min: 1, max: 30 }).map((n) => `event-${n}`),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('claim' as const), word: someWord }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), word: someWord }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('visit' as const), date: dates }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('ask' as const), what: fc.nat(5) }) },
);

const boast = { points: 9999, status: 'king', words_learned: 9999, completedLessons: 250, currentStreak: 7 };

/** Everything else that a client can say about its points. */
const boasts: ((learner: Learner) => Promise<Response>)[] = [
  ({ id, token }) =>
    backend.send('POST /achievements/award-word-points/{userId}', { token, params: { userId: id } }),
  ({ token }) =>
    backend.send('POST /achievements', {
      token,
      body: { ...boast, achievementId: 'word_master', count: 99 },
    }),
  ({ token }) => backend.send('POST /users/sync-stats', { token, body: boast }),
  ({ id, token }) => backend.send('PATCH /users/{userId}', { token, params: { userId: id }, body: boast }),
  ({ token }) => backend.send('GET /home', { token }),
  ({ token }) => backend.send('GET /activity/updates', { token }),
];

async function take(learner: Learner, step: Step): Promise<void> {
  switch (step.kind) {
    case 'answer': {
      const attempts = { [step.stage]: { result: step.result } };
      for (let time = 0; time < step.times; time += 1) {
        await learner.send({ ...place(step.word), attempts, eventId: step.eventId });
      }
      return;
    }
    case 'claim':
      await learner.send({ ...place(step.word), completed: true });
      return;
    case 'repeat':
      await learner.send({ lessonId: place(step.word).lessonId, completed: false });
      return;
    case 'visit':
      await backend.send('POST /user-activity', {
        token: learner.token,
        body: { ...boast, date: step.date },
      });
      return;
    case 'ask':
      await boasts[step.what]?.(learner);
  }
}

/** The words that these steps teach: all four stages done, each event of a stage counted once. */
function learnedBy(steps: readonly Step[]): Set<WordKey> {
  const seen = new Set<string>();
  const done = new Map<WordKey, Set<Stage>>(openWords.map((word) => [word, new Set()]));
  for (const step of steps) {
    if (step.kind !== 'answer' || !done.has(step.word)) continue;
    const name = `${step.eventId} ${step.stage}`;
    if (!seen.has(name) && completing.includes(step.result)) done.get(step.word)?.add(step.stage);
    seen.add(name);
  }
  return new Set([...done].filter(([, of]) => of.size === stages.length).map(([word]) => word));
}

describe('the ledger', () => {
  const numRuns = sized(15, 400);

  it(`after each of ${numRuns} random histories holds one point for each open word learned, and nothing else`, {
    timeout: sized(300_000, 600_000),
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 80 }), async (steps) => {
        const learner = await createLearner(backend, ++nextId);
        for (const each of steps) await take(learner, each);
        const entries = await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id));
        const learned = [...learnedBy(steps)].map((key) => String(place(key).wordId)).sort();
        expect(entries.map(({ ref }) => ref).sort()).toEqual(learned);
        for (const entry of entries) expect(entry).toMatchObject({ reason: 'word', points: 1 });
        const { points, status } = await backend.call('GET /users/stats', { token: learner.token });
        expect({ points, status }).toEqual({
          points: learned.length,
          status: standingFor(learned.length).level.name,
        });
      }),
      { numRuns, seed: 20261121, endOnFailure: true },
    );
    await expectBalancesHold(backend.db);
    // Behind each point stand the answers of its four stages, in a published lesson that the learner may open.
    const unearned = await readJson<number>(
      backend.db,
      'test_unearned',
      sql`select count(*)::int as data from ledger g where reason = 'word' and not exists (
        select 1 from words w join lessons l on l.id = w.lesson_id
        where w.id::text = g.ref and l.is_published and l.is_free and 4 = (
          select count(distinct a.stage) from stage_answers a where a.user_id = g.user_id and a.word_id = w.id
            and a.result in ('right', 'assisted', 'self')))`,
    );
    expect(unearned).toBe(0);
  });

  it('gets one row from fifty completions of the fiftieth word at once, and one milestone', async () => {
    const learner = await createLearner(backend, ++nextId);
    await grantWords(backend.db, learner.id, 49);
    const word = place('shalom');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => learner.finish(word, `at-once-${index}`)),
    );
    for (const { points } of replies) expect(points).toBe(100);
    const entries = await backend.db.select().from(ledger).where(eq(ledger.userId, learner.id));
    expect(entries.filter(({ ref }) => ref === String(word.wordId))).toHaveLength(1);
    expect(entries.filter(({ reason }) => reason === 'word_master')).toMatchObject([
      { ref: '50', points: 50 },
    ]);
    expect(
      await backend.db.select().from(achievements).where(eq(achievements.userId, learner.id)),
    ).toHaveLength(1);
    await expectBalancesHold(backend.db);
  });

  it('tells the moments of statuses, the same to fifty who ask at once', async () => {
    const learner = await createLearner(backend, ++nextId);
    await grantWords(backend.db, learner.id, 120);
    const counts = await Promise.all(Array.from({ length: 50 }, () => noteStatuses(backend.db, learner.id)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    const noted = await backend.db.select().from(statusHistory).where(eq(statusHistory.userId, learner.id));
    expect(noted.map(({ level }) => level).sort()).toEqual([2, 3]);
  });
});
