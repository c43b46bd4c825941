import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestBodyInput, ResponseData } from '../../../core/contracts/endpoints.ts';
import type { SttProvider } from '../../../core/ports.ts';
import { forgetOldQuizzes, sessionLifeDays } from '../../../db/quiz/session.ts';
import { achievements, ledger, quizResults, quizSessions } from '../../../db/schema/index.ts';
import { at, play, questionsOf, wrongAnswer } from '../../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  readPlaces,
} from '../../support/learners.ts';

type Quiz = ResponseData<'POST /quiz/start'>;
type Results = Partial<RequestBodyInput<'POST /quiz/results'>>;

/** There is a recogniser: what it hears does not matter here, the client sends transcripts. */
const recogniser: SttProvider = {
  id: 'openai',
  accepts: ['wav'],
  transcribe: async () => ({ transcript: '', alternatives: [], confidence: null, confidenceKind: 'none' }),
};

let backend: TestBackend;
let places: CoursePlaces;
let nextId = 5000;

beforeAll(async () => {
  backend = await openTestBackend({ recogniser });
  places = await readPlaces(backend.db);
});
afterEach(() => expectBalancesHold(backend.db));
afterAll(() => backend.close());

const lesson = (key: string) => {
  const id = places.lessons[key];
  if (id === undefined) throw new Error(`no lesson ${key}`);
  return id;
};

async function person() {
  const { id, token } = await createLearner(backend, ++nextId);
  return {
    id,
    token,
    start: (lessonId = lesson('one'), voice = true): Promise<Quiz> =>
      backend.call('POST /quiz/start', { token, body: { lessonId, voice } }),
    post: (body: Results) => backend.send('POST /quiz/results', { token, body }),
    finish: (body: Results) => backend.call('POST /quiz/results', { token, body }),
  };
}

const bodyOf = (quiz: Quiz, others?: Parameters<typeof play>[1]): Results => ({
  lessonId: quiz.lessonId,
  quizId: quiz.quizId,
  answers: play(questionsOf(quiz), others),
  eventId: `quiz-${quiz.quizId}`,
});

const resultsOf = (userId: number) =>
  backend.db.select().from(quizResults).where(eq(quizResults.userId, userId));
const ledgerOf = async (userId: number) =>
  (await backend.db.select().from(ledger).where(eq(ledger.userId, userId))).map(
    ({ reason, ref }) => `${reason} ${ref}`,
  );
const codeOf = async (response: Response) => {
  const answer = (await response.json()) as { code: string; message: string; field?: string };
  return { ...answer, status: response.status };
};

describe('POST /quiz/start', () => {
  it('gives all that the phone needs to make the 35 questions', async () => {
    const quiz = await (await person()).start();
    expect(quiz).toMatchObject({ lessonId: lesson('one'), lessonName: 'Урок один', voice: true });
    expect(quiz.words.map(({ hebrew }) => hebrew)).toEqual(['שלום', 'אימא']);
    expect(quiz.words[0]?.audio).toMatch(/^\/audio\//);
    const questions = questionsOf(quiz);
    expect(questions).toHaveLength(35);
    // Two words here and one in the free lesson beside it: no fourth may be opened.
    const choices = questions.filter(({ options }) => options.length > 0);
    expect(new Set(choices.map(({ options }) => options.length))).toEqual(new Set([3]));
  });

  it('draws distractors from paid lessons for those who may open them only', async () => {
    const learner = await person();
    const spelled = ({ distractors }: Quiz) => distractors.subsection.map(({ hebrew }) => hebrew).sort();
    expect(spelled(await learner.start())).toEqual(['אבא']);
    await grantPremium(backend.db, learner.id);
    expect(spelled(await learner.start())).toEqual(['אבא', 'כלב']);
  });

  it('asks no pronunciation of a learner who cannot speak now', async () => {
    const quiz = await (await person()).start(lesson('one'), false);
    expect(quiz.voice).toBe(false);
    const types = questionsOf(quiz).map(({ type }) => type);
    expect(types).toContain('dictation');
    expect(types).not.toContain('pronunciation');
  });

  it('is refused for a locked, a missing and an empty lesson', async () => {
    const { token } = await person();
    const start = (lessonId: number) =>
      backend.send('POST /quiz/start', { token, body: { lessonId } }).then(codeOf);
    expect(await start(lesson('three'))).toMatchObject({ status: 403, code: 'premium_required' });
    expect(await start(99_999)).toMatchObject({ status: 404, code: 'lesson_not_found' });
    await backend.db.transaction(async (tx) => {
      await tx.execute(sql`update words set deleted_at = now() where lesson_id = ${lesson('two')}`);
    });
    expect(await start(lesson('two'))).toMatchObject({
      status: 409,
      code: 'lesson_empty',
      message: 'Урок пуст',
    });
    await backend.db.execute(sql`update words set deleted_at = null where lesson_id = ${lesson('two')}`);
  });
});

describe('POST /quiz/results', () => {
  it('a perfect quiz earns the first pass and the perfectionist, and the lesson shows its quiz passed', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const saved = await learner.finish(bodyOf(quiz));
    const ref = String(quiz.lessonId);
    expect(saved).toMatchObject({
      passed: true,
      score: 100,
      correctAnswers: 35,
      totalQuestions: 35,
      errors: 0,
      skippedQuestions: 0,
      awarded: [
        { reason: 'quiz', ref, points: 50 },
        { reason: 'perfectionist', ref, points: 100 },
      ],
      achievements: ['perfectionist'],
      points: 150,
      status: 'Конь',
      reachedStatus: 'knight',
    });
    expect(saved.marks).toEqual(Array(35).fill('right'));
    const { token } = learner;
    const shown = await backend.call('GET /lessons/{id}', { token, params: { id: quiz.lessonId } });
    expect(shown.quizPassed).toBe(true);
    const stats = await backend.call('GET /users/stats', { token });
    expect(stats).toMatchObject({ points: 150, quiz_accuracy: 100, quizzesPassed: 1 });
    expect(
      await backend.db.select().from(achievements).where(eq(achievements.userId, learner.id)),
    ).toMatchObject([{ achievement: 'perfectionist', ref, points: 100 }]);
  });

  it.each([
    ['three errors', [0, 10, 34], [], { passed: true, correctAnswers: 32, errors: 3 }],
    [
      'one error and two skips',
      [3],
      [4, 5],
      { passed: true, correctAnswers: 32, errors: 1, skippedQuestions: 2 },
    ],
    ['four errors', [0, 1, 2, 3], [], { passed: false, correctAnswers: 31, errors: 4 }],
    ['four skips', [], [0, 1, 2, 3], { passed: false, correctAnswers: 31, skippedQuestions: 4 }],
    ['five errors', [30, 31, 32, 33, 34], [], { passed: false, correctAnswers: 30, errors: 5 }],
  ])('%s', async (_, wrong, skipped, expected) => {
    const learner = await person();
    const quiz = await learner.start();
    const others = { ...at(wrong, wrongAnswer), ...at(skipped, () => ({ kind: 'skip' as const })) };
    const saved = await learner.finish(bodyOf(quiz, others));
    expect(saved).toMatchObject({ ...expected, points: expected.passed ? 50 : 0, achievements: [] });
    expect(saved.marks.flatMap((mark, index) => (mark === 'wrong' ? [index] : []))).toEqual(wrong);
  });

  it('what a client claims of itself counts for nothing', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const claim = { correctAnswers: 35, totalQuestions: 35, passed: true };
    const saved = await learner.finish({ ...bodyOf(quiz), answers: [], ...claim });
    expect(saved).toMatchObject({ passed: false, correctAnswers: 0, score: 0, points: 0, awarded: [] });
  });

  it('sent twice, or late with better answers, the first result stands and the reply is the same', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const first = await learner.finish(bodyOf(quiz, at([0], wrongAnswer)));
    expect(await learner.finish(bodyOf(quiz, at([0], wrongAnswer)))).toEqual(first);
    backend.clock.now = new Date(backend.clock.now.getTime() + 40 * 24 * 3600 * 1000);
    const token = await backend.login(learner.id);
    const again = await backend.call('POST /quiz/results', {
      token,
      body: { ...bodyOf(quiz), eventId: 'another' },
    });
    expect(again).toEqual(first);
    expect(await resultsOf(learner.id)).toHaveLength(1);
  });

  it('fifty at once leave one row and one award, and fifty same replies', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const body = bodyOf(quiz);
    const replies = await Promise.all(Array.from({ length: 50 }, () => learner.finish(body)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.points).toBe(150);
    expect(await resultsOf(learner.id)).toHaveLength(1);
    expect((await ledgerOf(learner.id)).sort()).toEqual([
      `perfectionist ${quiz.lessonId}`,
      `quiz ${quiz.lessonId}`,
    ]);
  });

  it('two quizzes of one lesson earn once, also at once', async () => {
    const learner = await person();
    const quizzes = [await learner.start(), await learner.start(), await learner.start()];
    const replies = await Promise.all(quizzes.map((quiz) => learner.finish(bodyOf(quiz))));
    expect(replies.map(({ awarded }) => awarded.length).sort()).toEqual([0, 0, 2]);
    expect(await resultsOf(learner.id)).toHaveLength(3);
    expect(await ledgerOf(learner.id)).toHaveLength(2);
  });

  it('a pass first and a perfect quiz later earn one award each', async () => {
    const learner = await person();
    const passed = await learner.finish(bodyOf(await learner.start(), at([7], wrongAnswer)));
    const perfect = await learner.finish(bodyOf(await learner.start()));
    expect([passed, perfect].map(({ awarded }) => awarded.map(({ reason }) => reason))).toEqual([
      ['quiz'],
      ['perfectionist'],
    ]);
    expect(perfect.points).toBe(150);
  });

  it('a quiz of somebody else does not exist', async () => {
    const [owner, thief] = [await person(), await person()];
    const quiz = await owner.start();
    expect(await codeOf(await thief.post(bodyOf(quiz)))).toMatchObject({
      status: 404,
      code: 'quiz_not_found',
    });
    await owner.finish(bodyOf(quiz));
    expect(await codeOf(await thief.post(bodyOf(quiz)))).toMatchObject({
      status: 404,
      code: 'quiz_not_found',
    });
    expect(await codeOf(await thief.post({ ...bodyOf(quiz), userId: owner.id }))).toMatchObject({
      status: 403,
      code: 'foreign_user',
    });
    expect(await resultsOf(thief.id)).toEqual([]);
  });

  it('a quiz is of its own lesson', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const response = await codeOf(await learner.post({ ...bodyOf(quiz), lessonId: lesson('two') }));
    expect(response).toMatchObject({ status: 400, field: 'lessonId' });
    expect(await resultsOf(learner.id)).toEqual([]);
  });

  it('is graded by its snapshot when the lesson was edited, unpublished and locked meanwhile', async () => {
    const learner = await person();
    const quiz = await learner.start(lesson('two'));
    const change = (text: string, isPublished: boolean, isFree: boolean) =>
      backend.db.transaction(async (tx) => {
        await tx.execute(
          sql`update words set russian = ${text}, hebrew = ${text} where lesson_id = ${lesson('two')}`,
        );
        await tx.execute(
          sql`update lessons set is_published = ${isPublished}, is_free = ${isFree} where id = ${lesson('two')}`,
        );
      });
    await change('другое', false, false);
    expect(await learner.finish(bodyOf(quiz))).toMatchObject({ passed: true, score: 100 });
    await change('папа', true, true);
    await backend.db.execute(sql`update words set hebrew = 'אבא' where lesson_id = ${lesson('two')}`);
  });

  it('after 180 days an unfinished quiz is forgotten, a finished one is still answered', async () => {
    const learner = await person();
    const [finished, open] = [await learner.start(), await learner.start()];
    const first = await learner.finish(bodyOf(finished));
    const later = new Date(backend.clock.now.getTime() + (sessionLifeDays + 1) * 24 * 3600 * 1000);
    expect(await forgetOldQuizzes(backend.db, backend.clock.now)).toBe(0);
    expect(await forgetOldQuizzes(backend.db, later)).toBeGreaterThanOrEqual(2);
    expect(await backend.db.select().from(quizSessions)).toEqual([]);
    expect(await learner.finish(bodyOf(finished))).toEqual(first);
    expect(await codeOf(await learner.post(bodyOf(open)))).toMatchObject({ code: 'quiz_not_found' });
  });

  it('counts for its own day when it comes late from the outbox', async () => {
    const learner = await person();
    const quiz = await learner.start();
    const finishedAt = backend.clock.now.toISOString();
    backend.clock.now = new Date(backend.clock.now.getTime() + 30 * 3600 * 1000);
    const token = await backend.login(learner.id);
    await backend.call('POST /quiz/results', { token, body: { ...bodyOf(quiz), finishedAt } });
    const streak = await backend.call('GET /users/{userId}/streak', {
      token,
      params: { userId: learner.id },
    });
    expect(streak.activityDates).toContain(finishedAt.slice(0, 10));
    const [row] = await resultsOf(learner.id);
    expect(row?.finishedAt.toISOString()).toBe(finishedAt);
  });

  it('keeps what was answered, but no drawings', async () => {
    const learner = await person();
    const quiz = await learner.start();
    await learner.finish(bodyOf(quiz));
    const [row] = await resultsOf(learner.id);
    const answers = row?.answers as { mark: string; drawings?: number }[];
    expect(answers).toHaveLength(35);
    expect(answers.filter(({ drawings }) => drawings)).toHaveLength(5);
    expect(JSON.stringify(answers).length).toBeLessThan(4000);
  });
});

describe('the body of SPEC alone', () => {
  const figures = { correctAnswers: 35, totalQuestions: 35, passed: true };

  it('is stored, earns nothing and passes nothing', async () => {
    const learner = await person();
    const saved = await learner.finish({ lessonId: lesson('one'), userId: learner.id, ...figures });
    expect(saved).toMatchObject({ quizId: null, passed: false, points: 0, awarded: [], marks: [] });
    expect(await resultsOf(learner.id)).toMatchObject([
      { quizId: null, correctAnswers: 35, totalQuestions: 35, answers: { claimed: figures } },
    ]);
    const stats = await backend.call('GET /users/stats', { token: learner.token });
    expect(stats).toMatchObject({ points: 0, quiz_accuracy: 0, quizzesPassed: 0 });
  });

  it('sent again is one row; another event is another', async () => {
    const learner = await person();
    const body = { lessonId: lesson('one'), ...figures };
    expect(await learner.finish(body)).toEqual(await learner.finish(body));
    await Promise.all(Array.from({ length: 10 }, () => learner.finish({ ...body, eventId: 'b' })));
    expect(await resultsOf(learner.id)).toHaveLength(2);
  });

  it('needs a lesson that the learner may open', async () => {
    const learner = await person();
    expect(await codeOf(await learner.post({ lessonId: 99_999, ...figures }))).toMatchObject({ status: 404 });
    expect(await codeOf(await learner.post({ lessonId: lesson('three'), ...figures }))).toMatchObject({
      status: 403,
      code: 'premium_required',
    });
  });
});
