import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stage, type StageResult, stageResults, stages } from '../../core/lesson/stages.ts';
import { type Exercise, exercises } from '../../core/memory/exercises.ts';
import { rebuildMemory, settleCards } from '../../db/memory/cards.ts';
import { at, play, questionsOf, wrongAnswer } from '../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { expectBalancesHold, grantWords, readPlaces, type WordPlace } from '../support/learners.ts';
import { createLearningModel, type LearningModel } from '../support/learning-model.ts';
import { readJson } from '../support/read-json.ts';
import { sized } from '../support/size.ts';

/**
 * Everything a learner can do, over HTTP, in random order: lessons, repeats, reviews, undoing them, quizzes, days and
 * boasts. After each step the server says what the rules, written down once more in a few plain lines
 * (test/support/learning-model.ts), say.
 */
let backend: TestBackend;
let words: WordPlace[];
let lessonIds: number[];
let nextLearner = 40_000;

beforeAll(async () => {
  backend = await openTestBackend();
  const places = await readPlaces(backend.db);
  words = ['shalom', 'ima', 'aba'].map((key) => places.words[key] ?? { lessonId: 0, wordId: 0 });
  lessonIds = [...new Set(words.map(({ lessonId }) => lessonId))];
});
afterAll(() => backend.close());

type Step =
  | { kind: 'answer'; word: number; stages: Stage[]; result: StageResult; event: number }
  | { kind: 'repeat lesson'; word: number; isWhole: boolean }
  | { kind: 'review'; word: number; exercise: Exercise; result: StageResult }
  | { kind: 'review again' }
  | { kind: 'undo'; back: number }
  | { kind: 'quiz'; lesson: number; how: Quality }
  | { kind: 'quiz again'; how: Quality }
  | { kind: 'boast'; what: number }
  | { kind: 'retention'; retention: 'lighter' | 'usual' | 'firmer' }
  | { kind: 'wait'; hours: number }
  | { kind: 'look' };
type Quality = 'perfect' | 'passed' | 'failed';

const kindOf = <K extends Step['kind']>(kind: K) => fc.constant(kind);
const word = fc.nat(2);
const how = fc.constantFrom<Quality>('perfect', 'passed', 'failed');
const mostlyRight = fc.oneof(
  { weight: 5, arbitrary: fc.constant<StageResult>('right') },
  fc.constantFrom(...stageResults),
);
/** Never day after day for a week: what a streak earns is the matter of test/core/streak and rewards.test.ts. */
const hours = fc.constantFrom(1, 48, 96, 216);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kindOf('answer'),
      word,
      stages: fc.subarray([...stages], { minLength: 2 }),
      result: mostlyRight,
      // Few names: an event often comes again, also with another answer inside.
      event: fc.nat(19),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('repeat lesson'), word, isWhole: fc.boolean() }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: kindOf('review'),
      word,
      exercise: fc.constantFrom(...exercises),
      result: mostlyRight,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('review again') }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('undo'), back: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('quiz'), lesson: fc.nat(1), how }) },
  { weight: 1, arbitrary: fc.record({ kind: kindOf('quiz again'), how }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('boast'), what: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kindOf('retention'),
      retention: fc.constantFrom('lighter' as const, 'usual' as const, 'firmer' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('wait'), hours }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('look') }) },
);

/** What one learner's phone remembers between two steps. */
type Run = {
  id: number;
  token: string;
  model: LearningModel;
  reviews: { eventId: string; body: Record<string, unknown> }[];
  lastQuiz: { quizId: string; lessonId: number; seed: unknown } | undefined;
};

async function begin(wordsBefore: number): Promise<Run> {
  const id = ++nextLearner;
  await backend.login(id);
  await grantWords(backend.db, id, wordsBefore);
  const model = createLearningModel({ words, wordsBefore });
  return { id, token: await freshToken(id), model, reviews: [], lastQuiz: undefined };
}

const freshToken = async (userId: number) => (await backend.deps.tokens.issue({ userId, zone: 'UTC' })).token;

const boast = { points: 9999, status: 'king', words_learned: 9999, completedLessons: 250, currentStreak: 7 };
const boasts: ((run: Run) => Promise<Response>)[] = [
  ({ id, token }) =>
    backend.send('POST /achievements/award-word-points/{userId}', { token, params: { userId: id } }),
  ({ token }) =>
    backend.send('POST /achievements', {
      token,
      body: { ...boast, achievementId: 'word_master', count: 99 },
    }),
  ({ token }) => backend.send('POST /users/sync-stats', { token, body: boast }),
  ({ token }) => backend.send('POST /user-activity', { token, body: { ...boast, date: today() } }),
  ({ token }) =>
    backend.send('POST /quiz/results', {
      token,
      body: { lessonId: lessonIds[0], correctAnswers: 35, totalQuestions: 35, passed: true },
    }),
];

const today = () => backend.clock().toISOString().slice(0, 10);

/** Takes the step on the server and in the model, and holds what the server answers against the model. */
async function take(run: Run, step: Step): Promise<void> {
  const { model } = run;
  backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  const now = backend.clock.now.toISOString();
  switch (step.kind) {
    case 'answer': {
      const attempts = Object.fromEntries(step.stages.map((stage) => [stage, { result: step.result }]));
      const eventId = `answer-${step.event}`;
      const body = { ...words[step.word], eventId, attempts };
      const saved = await backend.call('POST /progress', { token: run.token, body });
      model.answer({ ...step, eventId, at: now });
      return hold(run, saved);
    }
    case 'repeat lesson': {
      const { lessonId, wordId } = words[step.word] ?? { lessonId: 0, wordId: 0 };
      const body = { lessonId, ...(step.isWhole ? {} : { wordId }), completed: false };
      return hold(run, await backend.call('POST /progress', { token: run.token, body }));
    }
    case 'review': {
      const eventId = `review-${String(run.reviews.length).padStart(4, '0')}`;
      const { exercise, result } = step;
      const body = { eventId, wordId: words[step.word]?.wordId, exercise, result, at: now };
      const isKept = model.review({ word: step.word, eventId, exercise, result, at: now });
      if (isKept) run.reviews.push({ eventId, body });
      return sendReview(run, body, isKept ? 200 : 404);
    }
    case 'review again': {
      const last = run.reviews.at(-1);
      return last && sendReview(run, last.body, 200);
    }
    case 'undo': {
      const eventId = run.reviews.at(-1 - step.back)?.eventId ?? 'review-never-given';
      const wanted = model.undo(eventId);
      const response = await backend.send('POST /reviews/undo', { token: run.token, body: { eventId } });
      expect(response.status).toBe(wanted);
      return;
    }
    case 'quiz': {
      const lessonId = lessonIds[step.lesson] ?? 0;
      const quiz = await backend.call('POST /quiz/start', {
        token: run.token,
        body: { lessonId, voice: false },
      });
      run.lastQuiz = { quizId: quiz.quizId, lessonId, seed: quiz };
      model.quiz({ quizId: quiz.quizId, lessonId, how: step.how });
      return sendQuiz(run, step.how);
    }
    case 'quiz again': {
      // Sent again, also with better answers: the first result stands.
      return run.lastQuiz && sendQuiz(run, step.how);
    }
    case 'boast': {
      expect((await boasts[step.what]?.(run))?.status).toBe(200);
      return;
    }
    case 'retention': {
      const body = { retention: step.retention };
      await backend.call('PUT /users/settings', { token: run.token, body });
      model.retain(step.retention);
      return;
    }
    case 'wait': {
      backend.clock.now = new Date(backend.clock.now.getTime() + step.hours * 3_600_000);
      run.token = await freshToken(run.id);
      return;
    }
    case 'look':
      return look(run);
  }
}

async function sendReview(run: Run, body: Record<string, unknown>, status: number): Promise<void> {
  const response = await backend.send('POST /reviews', { token: run.token, body });
  expect(response.status).toBe(status);
  if (status !== 200) return;
  const { data } = (await response.json()) as { data: { points: number; status_eng: string } };
  hold(run, data);
}

async function sendQuiz(run: Run, how: Quality): Promise<void> {
  const { lastQuiz } = run;
  if (!lastQuiz) return;
  const questions = questionsOf(lastQuiz.seed as Parameters<typeof questionsOf>[0]); // as it was started
  const answers = {
    perfect: () => play(questions),
    passed: () =>
      play(
        questions,
        at([3], () => null),
      ),
    failed: () => play(questions, at([0, 1, 2, 3, 4], wrongAnswer)),
  }[how]();
  const { quizId, lessonId } = lastQuiz;
  const body = { quizId, lessonId, answers, correctAnswers: 35, totalQuestions: 35, passed: true };
  hold(run, await backend.call('POST /quiz/results', { token: run.token, body }));
}

function hold({ model }: Run, said: { points: number; status_eng: string; words_learned?: number }): void {
  const { points, wordsLearned, level } = model.facts();
  expect(said).toMatchObject({
    points,
    status_eng: level,
    ...(said.words_learned === undefined ? {} : { words_learned: wordsLearned }),
  });
}

async function look(run: Run): Promise<void> {
  const { id, token, model } = run;
  const { points, wordsLearned, level, achievements } = model.facts();
  const stats = await backend.call('GET /users/stats', { token });
  expect(stats).toMatchObject({ points, words_learned: wordsLearned });
  const told = await readJson<{ reason: string; points: number }[]>(
    backend.db,
    'test_achievements',
    sql`select coalesce(json_agg(json_build_object('reason', achievement, 'points', points)), '[]') as data
      from achievements where user_id = ${id}`,
  );
  expect(told.map(({ reason }) => reason).sort()).toEqual([...achievements].sort());
  const home = await backend.call('GET /home', { token });
  expect(home.stats).toMatchObject({ points, words_learned: wordsLearned });
  expect(JSON.stringify(home)).toContain(`"${level}"`);
}

const numRuns = sized(8, 1000);

it(`after each step of ${numRuns} random histories points, words, statuses, achievements and schedules are those of the rules`, {
  timeout: sized(300_000, 1_800_000),
}, async () => {
  const seen = { steps: 0, reviews: 0, undone: 0, quizzes: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 47, 48, 97, 148),
      fc.array(step, { minLength: 20, maxLength: sized(40, 50) }),
      async (wordsBefore, sequence) => {
        const run = await begin(wordsBefore);
        // Whoever has learned something can do all the rest.
        const all: Step[] = [0, 1].map((word) => ({
          kind: 'answer',
          word,
          stages: [...stages],
          result: 'right',
          event: 100 + word,
        }));
        for (const each of [...all, ...sequence, { kind: 'look' } as const]) await take(run, each);
        await expectLedger(run);
        await settleCards(backend.db, run.id);
        expect(await rebuildMemory(backend.db, run.id)).toMatchObject({ changed: 0 });
        seen.steps += sequence.length;
        seen.reviews += run.model.facts().reviewPoints;
        seen.undone += run.model.facts().undone;
        seen.quizzes += run.model.facts().quizzes;
      },
    ),
    { numRuns, seed: 20261121, endOnFailure: true },
  );
  await expectBalancesHold(backend.db);
  // It tells something only when what is rare has happened.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(numRuns / 10);
  console.log(`histories ${numRuns}, ${JSON.stringify(seen)}`);
});

async function expectLedger({ id, model }: Run): Promise<void> {
  const kept = await readJson<Record<string, number>>(
    backend.db,
    'test_ledger_by_reason',
    sql`select coalesce(json_object_agg(reason, total), '{}') as data from (
      select reason, sum(points) as total from ledger where user_id = ${id} group by reason) sums`,
  );
  expect(kept).toEqual(model.facts().byReason);
}
