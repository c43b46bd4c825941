import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, type StageResult, stageResults, stages } from '../../../core/lesson/stages.ts';
import { type Exercise, exercises } from '../../../core/memory/exercises.ts';
import { type Db, type OpenDatabase, readJson } from '../../../db/client.ts';
import { rebuildMemory, settleCards } from '../../../db/memory/cards.ts';
import { saveReview } from '../../../db/memory/review.ts';
import { seedCourse } from '../../../db/seed.ts';
import { saveSettings } from '../../../db/settings.ts';
import { saveStageAnswer } from '../../../db/stage-answer.ts';
import { welcomeUser } from '../../../db/users.ts';
import { smallCourse } from '../../support/course.ts';
import { openTestDatabase } from '../../support/database.ts';
import { expectBalancesHold, readPlaces, type WordPlace } from '../../support/learners.ts';
import { sized } from '../../support/size.ts';

const timeout = sized(120_000, 900_000);
const zone = 'Asia/Jerusalem';
const firstDay = Date.parse('2026-10-01T09:00:00Z');
/** All arrives when all has happened. */
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

type Step = { word: number; day: number; minute: number } & (
  | { kind: 'lesson'; stages: Stage[]; result: StageResult; tries: number }
  | { kind: 'review'; exercise: Exercise; result: StageResult; tries: number; ms: number }
);

const place = { word: fc.nat(1), tries: fc.integer({ min: 1, max: 2 }) };
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
});
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof({ weight: 2, arbitrary: lesson }, { weight: 3, arbitrary: review }),
  { minLength: 4, maxLength: 20 },
);

async function createLearner(retention?: 'lighter' | 'firmer'): Promise<number> {
  const id = ++nextLearner;
  await welcomeUser(db, { person: { id, firstName: 'Ученик' }, fallbackZone: zone }, now);
  if (retention) await saveSettings(db, { userId: id, changes: { retention } }, now);
  return id;
}

/** What happened, told by the phone; `name` is the event's. A review of a word that is not learned is refused. */
async function tell(userId: number, step: Step, name: string): Promise<void> {
  const { lessonId, wordId } = words[step.word] ?? { lessonId: 0, wordId: 0 };
  const at = new Date(firstDay + step.day * dayMs + step.minute * 60_000);
  if (step.kind === 'lesson') {
    const answered = step.stages.map((stage) => ({ stage, result: step.result, tries: step.tries }));
    await saveStageAnswer(db, { userId, zone, lessonId, wordId, eventId: name, answered, at }, now);
    return;
  }
  const { exercise, result, tries, ms } = step;
  await saveReview(
    db,
    {
      userId,
      zone,
      eventId: name,
      wordId,
      exercise,
      result,
      tries,
      ms,
      medianMs: 4000,
      isPartial: false,
      at,
    },
    now,
  ).catch((error: unknown) => {
    if ((error as { code?: string }).code !== 'word_not_learned') throw error;
  });
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
        for (const [index, step] of sequence.entries()) await tell(userId, step, `e${index}`);
        await settleCards(db, userId);
        const live = await cardsOfLearner(userId);
        expect((await rebuildMemory(db, userId)).changed).toBe(0);
        await db.execute(sql`delete from memory_cards where user_id = ${userId}`);
        await rebuildMemory(db, userId);
        expect(await cardsOfLearner(userId)).toEqual(live);
      },
    ),
    { numRuns: sized(40, 600), seed: 20261121 },
  );
  await expectBalancesHold(db);
});

it('the reviews of two devices, mixed and repeated in any way, leave the same cards', {
  timeout,
}, async () => {
  const learned: Step[] = words.map((_, word) => {
    return { kind: 'lesson', word, day: 0, minute: 0, stages: [...stages], result: 'right', tries: 1 };
  });
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
          const userId = await createLearner();
          for (const [index, step] of learned.entries()) await tell(userId, step, `learned-${index}`);
          for (const { step, name } of order) await tell(userId, step, name);
          await settleCards(db, userId);
          return cardsOfLearner(userId);
        };
        expect(await outcome(mixed)).toEqual(await outcome(named));
      },
    ),
    { numRuns: sized(20, 300), seed: 20261121 },
  );
});
