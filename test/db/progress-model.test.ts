import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  completesStage,
  isComplete,
  type Stage,
  stageBit,
  stageResults,
  stages,
} from '../../core/lesson/stages.ts';
import { type Award, awardPoints, wordsPerMilestone } from '../../core/points/awards.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { startPass } from '../../db/passes.ts';
import { saveAnswer } from '../../db/progress.ts';
import { readFigures } from '../../db/rewards/figures.ts';
import { seedCourse } from '../../db/seed.ts';
import { welcomeUser } from '../../db/users.ts';
import { smallCourse } from '../support/course.ts';
import { openTestDatabase } from '../support/database.ts';
import { expectBalancesHold, readPlaces, type WordPlace } from '../support/learners.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

const timeout = sized(300_000, 600_000);

const now = new Date('2026-11-21T09:00:00Z');
/** So many words already: within a run of three the fiftieth may come. */
const wordsBefore = 48;

let database: OpenDatabase;
let db: Db;
let words: WordPlace[];
let nextLearner = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  await seedCourse(db, { course: smallCourse, audioOf: () => undefined, version: 'test' }, now);
  const places = await readPlaces(db);
  words = ['shalom', 'ima', 'aba'].map((key) => places.words[key] ?? { lessonId: 0, wordId: 0 });
});
afterAll(() => database.close());

type Answer = {
  kind: 'answer';
  word: number;
  stages: Stage[];
  result: (typeof stageResults)[number];
  event: number;
};
type Reset = { kind: 'reset'; word: number; isWhole: boolean; event: number };
type Step = Answer | Reset;

/** Few names of events, so that many come again, also with other contents. */
const event = fc.nat(11);
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record<Answer>({
        kind: fc.constant('answer'),
        word: fc.nat(2),
        stages: fc.subarray([...stages], { minLength: 1 }),
        result: fc.oneof(
          { weight: 4, arbitrary: fc.constant('right' as const) },
          fc.constantFrom(...stageResults),
        ),
        event,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record<Reset>({
        kind: fc.constant('reset'),
        word: fc.nat(2),
        isWhole: fc.boolean(),
        event,
      }),
    },
  ),
  { minLength: 5, maxLength: sized(30, 50) },
);

/** The rules of core, step by step: what the one big statement must agree with. */
function createModel() {
  const known = new Set<string>();
  const once = [0, 0, 0];
  const inPass = [0, 0, 0];
  const earned: (Award & { event: number })[] = [];
  const day = { isActive: false, words: 0 };
  const learned = () => once.filter(isComplete).length;
  const reset = ({ event, word, isWhole }: Reset) => {
    if (known.has(`reset ${event}`)) return;
    known.add(`reset ${event}`);
    const lesson = words[word]?.lessonId;
    for (const [index, { lessonId }] of words.entries()) {
      if (isWhole ? lessonId === lesson : index === word) inPass[index] = 0;
    }
  };
  /** Returns what the answer is said to have earned. */
  const answer = ({ event, word, stages, result }: Answer): Award[] => {
    const ref = String(words[word]?.wordId);
    const fresh = stages.filter((stage) => !known.has(`answer ${event} ${stage}`));
    for (const stage of fresh) known.add(`answer ${event} ${stage}`);
    if (fresh.length === 0) {
      return earned.filter(
        (entry) => entry.event === event && (entry.reason !== 'word' || entry.ref === ref),
      );
    }
    day.isActive = true;
    const gained = completesStage(result) ? fresh.reduce((bits, stage) => bits | stageBit(stage), 0) : 0;
    const before = { once: once[word] ?? 0, inPass: inPass[word] ?? 0 };
    once[word] = before.once | gained;
    inPass[word] = before.inPass | gained;
    if (isComplete(inPass[word]) && !isComplete(before.inPass)) day.words += 1;
    if (!isComplete(once[word]) || isComplete(before.once)) return [];
    const count = wordsBefore + learned();
    const entries = [
      { event, reason: 'word' as const, ref, points: awardPoints.word },
      ...(count % wordsPerMilestone === 0
        ? [{ event, reason: 'word_master' as const, ref: String(count), points: awardPoints.word_master }]
        : []),
    ];
    earned.push(...entries);
    return entries;
  };
  return {
    reset,
    answer,
    word: (index: number) => ({ stages: once[index], passStages: inPass[index] }),
    facts: () => ({
      points: wordsBefore + earned.reduce((sum, { points }) => sum + points, 0),
      wordsLearned: wordsBefore + learned(),
    }),
    day: () => (day.isActive ? day.words : null),
    /** Learned words of each lesson that has been begun, and those complete in the current pass. */
    tallies: () =>
      [...new Set(words.map(({ lessonId }) => lessonId))].flatMap((lessonId) => {
        const own = [...words.keys()].filter((index) => words[index]?.lessonId === lessonId && once[index]);
        const count = (bits: number[]) => own.filter((index) => isComplete(bits[index] ?? 0)).length;
        return own.length === 0 ? [] : [{ lessonId, learned: count(once), passed: count(inPass), known: 0 }];
      }),
  };
}

async function createLearner(): Promise<number> {
  const id = ++nextLearner;
  await welcomeUser(db, { person: { id, firstName: 'Ученик' }, fallbackZone: 'UTC' }, now);
  await db.execute(sql`insert into ledger (user_id, reason, ref, points, at)
    select ${id}::bigint, 'word', 'earlier-' || n, 1, now() from generate_series(1, ${wordsBefore}::int) n`);
  await db.execute(
    sql`update users set points = ${wordsBefore}, words_learned = ${wordsBefore} where id = ${id}`,
  );
  return id;
}

async function run(userId: number, step: Step) {
  const word = words[step.word] ?? { lessonId: 0, wordId: 0 };
  if (step.kind === 'reset') {
    const wordId = step.isWhole ? undefined : word.wordId;
    const input = { userId, lessonId: word.lessonId, wordId, eventId: `reset-${step.event}` };
    return startPass(db, input, now);
  }
  const answered = step.stages.map((stage) => ({ stage, result: step.result }));
  const when = { doneAt: now, localTime: '2026-11-21T09:00:00', day: '2026-11-21' };
  return saveAnswer(db, { userId, ...word, eventId: `event-${step.event}`, answered, ...when }, now);
}

/** Words brought to the end on the day of the answers; null before the first answer. */
const wordsOfDay = (userId: number) =>
  readJson<number | null>(
    db,
    'test_words_of_day',
    sql`select (select words from activity_days where user_id = ${userId} and date = '2026-11-21') as data`,
  );

it('whatever is answered, repeated and reset, in any order, the rows agree with the rules after each step', {
  timeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const userId = await createLearner();
      const model = createModel();
      for (const step of sequence) {
        if (step.kind === 'reset') model.reset(step);
        const awarded = step.kind === 'answer' ? model.answer(step) : [];
        const saved = await run(userId, step);
        expect({ points: saved.points, wordsLearned: saved.wordsLearned }).toEqual(model.facts());
        if ('word' in saved) {
          const { stages: once, passStages } = saved.word ?? { stages: 0, passStages: 0 };
          expect({ stages: once, passStages }).toEqual(model.word(step.word));
          expect(saved.awarded).toEqual(awarded.map(({ reason, ref, points }) => ({ reason, ref, points })));
        } else if ('words' in saved) {
          for (const state of saved.words) {
            const index = words.findIndex(({ wordId }) => wordId === state.wordId);
            expect({ stages: state.stages, passStages: state.passStages }).toEqual(model.word(index));
          }
        }
      }
      expect(await wordsOfDay(userId)).toBe(model.day());
      const { tallies } = await readFigures(db, userId, now);
      expect(new Set(tallies)).toEqual(new Set(model.tallies()));
    }),
    { numRuns: sized(15, 1000), seed: 20261121 },
  );
  await expectBalancesHold(db);
});

it('the same answers from two devices, mixed in any way, leave the same progress and the same points', {
  timeout,
}, async () => {
  const answersOnly = steps.map((sequence) => sequence.filter(({ kind }) => kind === 'answer'));
  const factsOf = async (sequence: Step[]) => {
    const userId = await createLearner();
    for (const step of sequence) await run(userId, step);
    const last = await Promise.all(words.map((_, word) => run(userId, { ...nothing, word })));
    return last.map((saved) => ({ ...saved, eventId: '', isStreakBehind: false, awarded: [] }));
  };
  await fc.assert(
    fc.asyncProperty(answersOnly, fc.infiniteStream(fc.nat()), async (sequence, chance) => {
      // Each answer is an event of its own here: an event that comes again with other contents is no second device.
      const own = sequence.map((step, index) => ({ ...step, event: 1000 + index }));
      const order = own.map((step) => ({ step, at: chance.next().value ?? 0 }));
      const shuffled = order.sort((a, b) => a.at - b.at).map(({ step }) => step);
      expect(await factsOf(shuffled)).toEqual(await factsOf(own));
    }),
    { numRuns: sized(8, 200), seed: 20261121 },
  );
  await expectBalancesHold(db);
});

const nothing: Answer = { kind: 'answer', word: 0, stages: [], result: 'right', event: 999 };
