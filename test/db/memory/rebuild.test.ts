import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, type StageResult, stageResults, stages } from '../../../core/lesson/stages.ts';
import { type Exercise, exercises } from '../../../core/memory/exercises.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { saveStageAnswer } from '../../../db/course/stage-answer.ts';
import { rebuildMemory, settleCards } from '../../../db/memory/cards.ts';
import { saveRetention } from '../../../db/memory/retention.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { undoReview } from '../../../db/memory/undo.ts';
import { seedCourse } from '../../../db/seed.ts';
import { saveSettings } from '../../../db/settings.ts';
import { welcomeUser } from '../../../db/users.ts';
import { smallCourse } from '../../support/course.ts';
import { openTestDatabase } from '../../support/database.ts';
import { expectBalancesHold, readPlaces, type WordPlace } from '../../support/learners.ts';
import { readJson } from '../../support/read-json.ts';
import { sized } from '../../support/size.ts';

const timeout = sized(300_000, 900_000);
const zone = 'Asia/Jerusalem';
const firstDay = Date.parse('2026-10-01T09:00:00Z');
/** When all has happened: what was told without a network arrives now. */
const now = new Date('2026-12-01T09:00:00Z');
const dayMs = 86_400_000;

let database: OpenDatabase;
let db: Db;
let words: WordPlace[];
let nextLearner = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await seedCourse(db, { course: smallCourse, audioOf: () => undefined, version: 'test' }, now);
  const places = await readPlaces(db);
  words = ['shalom', 'ima'].map((key) => places.words[key] ?? { lessonId: 0, wordId: 0 });
});
afterAll(() => database.close());

type Step = {
  word: number;
  day: number;
  minute: number;
  /** Arrives at once; else when all has happened. */
  isLive: boolean;
} & (
  | { kind: 'lesson'; stages: Stage[]; result: StageResult; tries: number }
  | {
      kind: 'review';
      exercise: Exercise;
      result: StageResult;
      tries: number;
      ms: number;
      isPartial: boolean;
      typed: string | undefined;
    }
);

/** What else may happen between two answers. */
type Turn =
  | { kind: 'undo' | 'repeat' /** Which of the events so far, counted from the latest. */; back: number }
  | { kind: 'retention'; retention: Settings['retention'] }
  | { kind: 'settle' };

const place = { word: fc.nat(1), tries: fc.integer({ min: 1, max: 2 }), isLive: fc.boolean() };
const usually = (common: StageResult) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(common) }, fc.constantFrom(...stageResults));
const lesson = fc.record({
  ...place,
  kind: fc.constant('lesson' as const),
  day: fc.nat(3),
  minute: fc.nat(20),
  stages: fc.subarray([...stages], { minLength: 1 }),
  result: usually('right'),
});
const review = fc.record({
  ...place,
  kind: fc.constant('review' as const),
  day: fc.integer({ min: 2, max: 50 }),
  minute: fc.nat(20),
  exercise: fc.constantFrom(...exercises),
  result: usually('right'),
  ms: fc.constantFrom(1000, 4000, 12_000),
  isPartial: fc.boolean(),
  // Right by either word, wrong by the other; the server judges a first try itself.
  typed: fc.constantFrom(undefined, 'שלום', 'אימא', 'סלום'),
});
const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.record({ kind: fc.constantFrom('undo' as const, 'repeat' as const), back: fc.nat(3) }),
  fc.record({
    kind: fc.constant('retention' as const),
    retention: fc.constantFrom('lighter' as const, 'usual' as const, 'firmer' as const),
  }),
  fc.constant({ kind: 'settle' as const }),
);
const steps: fc.Arbitrary<(Step | Turn)[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: lesson },
    { weight: 7, arbitrary: review },
    { weight: 4, arbitrary: turn },
  ),
  { minLength: 4, maxLength: 24 },
);

async function createLearner(retention?: 'lighter' | 'firmer'): Promise<number> {
  const id = ++nextLearner;
  await welcomeUser(db, { person: { id, firstName: 'Ученик' }, fallbackZone: zone }, now);
  if (retention) await saveSettings(db, { userId: id, changes: { retention } }, now);
  return id;
}

/** Somebody who has learned both words on the first day. */
async function createLearned(): Promise<number> {
  const userId = await createLearner();
  for (const word of words.keys()) {
    const all = { stages: [...stages], result: 'right' as const, tries: 1 };
    await tell(userId, { kind: 'lesson', word, day: 0, minute: 0, isLive: true, ...all }, `learned-${word}`);
  }
  return userId;
}

/** What happened, told by the phone; `name` is the event's. A review of a word that is not learned is refused. */
async function tell(userId: number, step: Step, name: string): Promise<void> {
  const { lessonId, wordId } = words[step.word] ?? { lessonId: 0, wordId: 0 };
  const at = new Date(firstDay + step.day * dayMs + step.minute * 60_000);
  const arrival = step.isLive ? new Date(at.getTime() + 2000) : now;
  if (step.kind === 'lesson') {
    const answered = step.stages.map((stage) => ({ stage, result: step.result, tries: step.tries }));
    await saveStageAnswer(db, { userId, zone, lessonId, wordId, eventId: name, answered, at }, arrival);
    return;
  }
  const { exercise, result, tries, ms, isPartial } = step;
  const typed = exercise === 'type' ? step.typed : undefined;
  const answer = { wordId, exercise, result, tries, ms, medianMs: 4000, isPartial, typed };
  await saveReview(db, { userId, zone, eventId: name, ...answer, at }, arrival).catch(unlessRefused);
}

/** What the product refuses changes nothing, whatever was told before it. */
function unlessRefused(error: unknown): void {
  const { code } = error as { code?: string };
  const refusals = ['word_not_learned', 'review_not_found', 'review_not_last', 'review_earned'];
  if (!code || !refusals.includes(code)) throw error;
}

/** Tells a history with all its turns. */
async function tellAll(userId: number, sequence: readonly (Step | Turn)[]): Promise<void> {
  const told: { step: Step; name: string }[] = [];
  for (const [index, step] of sequence.entries()) {
    if (step.kind === 'settle') await settleCards(db, userId);
    else if (step.kind === 'retention') {
      await saveRetention(db, { userId, changes: { retention: step.retention } }, now);
    } else if ('back' in step) {
      const earlier = told.at(-1 - step.back);
      if (!earlier) continue;
      if (step.kind === 'repeat') await tell(userId, earlier.step, earlier.name);
      else await undoReview(db, { userId, zone, eventId: earlier.name }, now).catch(unlessRefused);
    } else {
      told.push({ step, name: `e${index}` });
      await tell(userId, step, `e${index}`);
    }
  }
}

const cardsOfLearner = (userId: number) =>
  readJson<unknown[]>(
    db,
    'test_cards',
    sql`select coalesce(json_agg(json_build_object('word', word_id, 'skill', skill, 'due', due, 'stability', stability,
        'difficulty', difficulty, 'last', last_date, 'grade', last_grade, 'reviews', reviews, 'lapses', lapses,
        'successes', successes, 'version', version) order by word_id, skill), '[]') as data
      from memory_cards where user_id = ${userId}`,
  );

it('cards kept with every answer are what a rebuild makes of the answers, whatever came and in whatever order', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      steps,
      fc.constantFrom(undefined, 'lighter' as const, 'firmer' as const),
      async (sequence, retention) => {
        const userId = await createLearner(retention);
        await tellAll(userId, sequence);
        await settleCards(db, userId);
        const live = await cardsOfLearner(userId);
        expect((await rebuildMemory(db, userId)).changed).toBe(0);
        await db.execute(sql`delete from memory_cards where user_id = ${userId}`);
        await rebuildMemory(db, userId);
        expect(await cardsOfLearner(userId)).toEqual(live);
      },
    ),
    { numRuns: sized(15, 600), seed: 20261121 },
  );
  await expectBalancesHold(db);
});

it('the reviews of two devices, mixed and repeated in any way, leave the same cards', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 1, arbitrary: lesson }, { weight: 4, arbitrary: review }), {
        minLength: 3,
        maxLength: 12,
      }),
      fc.infiniteStream(fc.nat()),
      async (sequence, chance) => {
        const named = sequence.map((step, index) => ({ step, name: `e${index}` }));
        const mixed = [...named, ...named.slice(0, 4)]
          .map((told) => ({ told, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ told }) => told);
        const outcome = async (order: typeof named) => {
          const userId = await createLearned();
          for (const { step, name } of order) await tell(userId, step, name);
          await settleCards(db, userId);
          return cardsOfLearner(userId);
        };
        expect(await outcome(mixed)).toEqual(await outcome(named));
      },
    ),
    { numRuns: sized(8, 300), seed: 20261121 },
  );
});

it('an answer taken back leaves the cards as if it had not been given, whatever arrives late from another device', {
  timeout,
}, async () => {
  const reviews = fc.array(review, { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(reviews, review, reviews, async (before, slip, late) => {
      // A miss earns nothing, so it can be taken back; it is the latest of this device.
      const missed: Step = { ...slip, day: 51, result: 'wrong', typed: undefined };
      const outcome = async (hasSlipped: boolean) => {
        const userId = await createLearned();
        for (const [index, step] of before.entries()) await tell(userId, step, `before-${index}`);
        if (hasSlipped) {
          await tell(userId, missed, 'slip');
          await undoReview(db, { userId, zone, eventId: 'slip' }, now);
        }
        for (const [index, step] of late.entries()) await tell(userId, step, `late-${index}`);
        // The phone did not hear that its undo had arrived, and sends both again.
        if (hasSlipped) {
          await tell(userId, missed, 'slip');
          await undoReview(db, { userId, zone, eventId: 'slip' }, now);
        }
        await settleCards(db, userId);
        return cardsOfLearner(userId);
      };
      expect(await outcome(true)).toEqual(await outcome(false));
    }),
    { numRuns: sized(8, 300), seed: 20261121 },
  );
});
