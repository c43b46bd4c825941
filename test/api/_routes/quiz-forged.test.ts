import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResponseData } from '../../../core/contracts/endpoints.ts';
import type { GivenAnswer } from '../../../core/quiz/grade.ts';
import { guides, play, questionsOf, rightAnswer } from '../../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { createLearner, expectBalancesHold, type Learner, readPlaces } from '../../support/learners.ts';
import { sized } from '../../support/size.ts';

/** Answers that no phone would send: none of them may break the server or earn a point. */
let backend: TestBackend;
let learner: Learner;
let lessonId: number;

beforeAll(async () => {
  backend = await openTestBackend();
  lessonId = (await readPlaces(backend.db)).lessons.one ?? 0;
});
afterAll(() => backend.close());

type Quiz = ResponseData<'POST /quiz/start'>;
/** A learner starts at most 300 quizzes a day. */
const startsPerLearner = 250;
let starts = 0;
const start = async (): Promise<Quiz> => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 2000); // never too many in a minute
  if (starts++ % startsPerLearner === 0) learner = await createLearner(backend, starts);
  return backend.call('POST /quiz/start', { token: learner.token, body: { lessonId } });
};
const send = (quiz: Quiz, answers: unknown) =>
  backend.send('POST /quiz/results', {
    token: learner.token,
    body: { lessonId, quizId: quiz.quizId, answers },
  });

const words = fc.constantFrom(
  '',
  ' ',
  'שלום',
  'אימא',
  'мир',
  'мама',
  'shalom',
  'א'.repeat(200),
  '\u202e',
  "'; drop",
);
const numbers = fc.oneof(fc.integer({ min: -1000, max: 4000 }), fc.constantFrom(-1e5, 1e5, 0.5, -0));
const index = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(2 ** 31, -(2 ** 31)));
const answer = fc.oneof(
  fc.record({ kind: fc.constant('skip'), index }),
  fc.record({ kind: fc.constant('text'), index, text: words }),
  fc.record({
    kind: fc.constant('speech'),
    index,
    attempts: fc.array(fc.array(words, { maxLength: 3 }), { maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('drawing'),
    index,
    guides: fc.oneof(fc.constant(guides), fc.record({ top: numbers, baseline: numbers, bottom: numbers })),
    letters: fc.array(
      fc.array(fc.array(fc.array(numbers, { maxLength: 60 }), { maxLength: 3 }), { maxLength: 4 }),
      {
        maxLength: 6,
      },
    ),
  }),
);

describe('forged answers', () => {
  const runs = sized(50, 1500);
  it(`${runs} lists of made-up answers are graded and earn nothing`, {
    timeout: sized(300_000, 600_000),
  }, async () => {
    const lists = fc.sample(fc.array(answer, { maxLength: 70 }), { seed: 20261121, numRuns: runs });
    const statuses = new Set<number>();
    for (const list of lists) {
      const response = await send(await start(), list);
      statuses.add(response.status);
      const { data } = (await response.json()) as { data: ResponseData<'POST /quiz/results'> };
      expect(data).toMatchObject({ passed: false, points: 0, awarded: [], totalQuestions: 35 });
      expect(data.errors).toBeLessThanOrEqual(5);
      expect(data.skippedQuestions).toBeLessThanOrEqual(5);
    }
    expect([...statuses]).toEqual([200]);
    await expectBalancesHold(backend.db);
  });

  it('one right answer sent for every question answers only its own', async () => {
    const quiz = await start();
    const [question] = questionsOf(quiz);
    if (!question) throw new Error('no question');
    const answers = Array.from({ length: 35 }, () => ({ ...rightAnswer(question), index: question.index }));
    const { data } = await (await send(quiz, answers)).json();
    expect(data).toMatchObject({ correctAnswers: 1, passed: false });
  });

  it.each<[string, (answers: GivenAnswer[]) => unknown]>([
    ['a list that is too long', (answers) => [...answers, ...answers, ...answers]],
    ['a text that is too long', () => [{ kind: 'text', index: 0, text: 'א'.repeat(201) }]],
    [
      'a coordinate beyond any canvas',
      () => [{ kind: 'drawing', index: 0, guides, letters: [[[[1e9, 0]]]] }],
    ],
    [
      'a stroke without end',
      () => [{ kind: 'drawing', index: 0, guides, letters: [[[Array(601).fill(1)]]] }],
    ],
    ['a kind that does not exist', () => [{ kind: 'right', index: 0 }]],
    ['no list', () => 'all right'],
  ])('%s is refused with its field, and the quiz stays open', async (_, forge) => {
    const quiz = await start();
    const answers = play(questionsOf(quiz), { 0: () => null, 1: () => null, 2: () => null, 3: () => null });
    const response = await send(quiz, forge(answers));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      status: 'error',
      field: expect.stringMatching(/^answers/),
    });
    const { data } = await (await send(quiz, answers)).json();
    expect(data).toMatchObject({ correctAnswers: 31, passed: false });
  });

  it('a body over half a megabyte is refused before it is read', async () => {
    const quiz = await start();
    const letters = [
      Array.from({ length: 2 }, () => Array.from({ length: 24 }, () => Array(600).fill(12_345.678_9))),
    ];
    const response = await send(quiz, [
      { kind: 'drawing', index: 0, guides, letters: Array(20).fill(letters[0]) },
    ]);
    expect(response.status).toBe(413);
  });
});
