import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../../core/errors.ts';
import type { SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { createQuiz } from '../../../core/quiz/create-quiz.ts';
import { finishQuiz } from '../../../db/quiz/finish.ts';
import { startQuiz } from '../../../db/quiz/start.ts';
import { quizResults } from '../../../db/schema/index.ts';
import { play } from '../../../scripts/fixtures/quiz-player.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import { type CoursePlaces, createLearner, expectBalancesHold, readPlaces } from '../../support/learners.ts';
import { type Statements, watchStatements } from '../../support/statements.ts';
import { lessonOf, sectionOf } from '../../support/taught-course.ts';

/** Made-up words: 'אא', 'אב', … with their number as the meaning. */
const made = (from: number, count: number): WordContent[] =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [Math.floor((from + i) / 22), (from + i) % 22];
    const hebrew = [...'אבגדהוזחטיכלמנסעפצקרשת'].filter((_, at) => at === a || at === b).join('');
    return {
      key: `w${from + i}`,
      hebrew: `${hebrew}${'א'.repeat(a)}`,
      pronunciation: hebrew,
      transcription: `слово${from + i}`,
      russian: `слово ${from + i}`,
    };
  });

const course: SectionContent[] = [
  sectionOf(
    'start',
    [
      lessonOf('short', made(1, 2)),
      lessonOf('near', made(3, 2)),
      lessonOf('draft', made(5, 3), { isDraft: true }),
    ],
    [
      lessonOf('far', made(8, 5)),
      lessonOf('paid', made(14, 5), { isFree: false }),
      lessonOf('long', made(30, 10)),
    ],
  ),
];

let backend: TestBackend;
let places: CoursePlaces;
const userId = 7;
const zone = 'Asia/Jerusalem';
const seen: Statements = { texts: [] };

beforeAll(async () => {
  backend = await openTestBackend({ course });
  places = await readPlaces(backend.db);
  await createLearner(backend, userId);
});
afterAll(() => backend.close());

const start = (key: string, db = backend.db) => {
  const quiz = { quizId: randomUUID(), lessonId: places.lessons[key] ?? 0, seed: 5, voice: true };
  return startQuiz(db, { ...quiz, userId }, backend.clock.now).then((started) => ({ ...quiz, ...started }));
};
type Started = Awaited<ReturnType<typeof start>>;

const finish = (quiz: Started, letters = backend.deps.letters, db = backend.db) => {
  const answers = play(createQuiz({ ...quiz, words: quiz.lesson.words }));
  const input = { userId, zone, quizId: quiz.quizId, lessonId: quiz.lessonId, answers, letters };
  return finishQuiz(db, { ...input, eventId: undefined, finishedAt: undefined }, backend.clock.now);
};

describe('the distractors of a quiz', () => {
  it('are kept in two lists: the subsection, and the course as far as it is open; drafts are in neither', async () => {
    const { distractors } = await start('short');
    const numbers = (words: readonly { russian: string }[]) =>
      words.map(({ russian }) => Number(russian.split(' ')[1])).sort((a, b) => a - b);
    expect(numbers(distractors.subsection)).toEqual([3, 4]);
    const open = [8, 9, 10, 11, 12, ...Array.from({ length: 10 }, (_, i) => 30 + i)];
    expect(numbers(distractors.course)).toEqual(open);
  });

  it('are not looked for when the lesson has enough words of its own', async () => {
    const { distractors } = await start('long');
    expect(distractors).toEqual({ subsection: [], course: [] });
  });
});

describe('a finished quiz', () => {
  it('is two statements: what was kept, and the result with all it earns; the streak costs more once a day', async () => {
    const db = watchStatements(backend.db, seen);
    await finish(await start('far'));
    const quiz = await start('short');
    seen.texts = [];
    expect((await finish(quiz, backend.deps.letters, db)).points).toBe(300);
    expect(seen.texts).toHaveLength(2);
    await expectBalancesHold(backend.db);
  });

  it('waits unsaved while letters cannot be judged, and is graded when they can', async () => {
    const quiz = await start('near');
    const before = await backend.db.select().from(quizResults);
    const away = () => Promise.reject(new DomainError('unavailable', { code: 'letters_unavailable' }));
    await expect(finish(quiz, away)).rejects.toMatchObject({ code: 'letters_unavailable' });
    expect(await backend.db.select().from(quizResults)).toEqual(before);
    expect(await finish(quiz)).toMatchObject({ result: { passed: true, score: 100 } });
  });

  it('never asks for the recogniser when nothing was drawn', async () => {
    const quiz = await start('near');
    const answers = play(createQuiz({ ...quiz, words: quiz.lesson.words })).filter(
      ({ kind }) => kind !== 'drawing',
    );
    const letters = () => Promise.reject(new Error('was asked'));
    const input = { userId, zone, quizId: quiz.quizId, lessonId: quiz.lessonId, answers, letters };
    const { result } = await finishQuiz(
      backend.db,
      { ...input, eventId: undefined, finishedAt: undefined },
      backend.clock.now,
    );
    expect(result).toMatchObject({ correctAnswers: 30, passed: false });
  });
});
