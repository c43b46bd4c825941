import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Home } from '../../../../core/contracts/home.ts';
import type { QuizResultsResponse } from '../../../../core/contracts/quiz.ts';
import { queryKeys } from '../../../../web/src/lib/cache/query-keys.ts';
import { applyQuizResult } from '../../../../web/src/lib/cache/saved-quiz.ts';
import { sampleHome } from '../../../support/web/samples.ts';

const passed: QuizResultsResponse = {
  lessonId: 1,
  quizId: null,
  passed: true,
  totalQuestions: 35,
  correctAnswers: 33,
  errors: 2,
  skippedQuestions: 0,
  score: 94.3,
  marks: [],
  awarded: [{ reason: 'quiz', ref: '1', points: 50 }],
  achievements: [],
  points: 114,
  status: 'Конь',
  status_eng: 'knight',
  reachedStatus: 'knight',
};

function apply(...results: QuizResultsResponse[]): Home {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.home, sampleHome());
  for (const result of results) applyQuizResult(queryClient, result, new Date('2026-11-21T10:00:00.000Z'));
  const home = queryClient.getQueryData<Home>(queryKeys.home);
  if (!home) throw new Error('home stays in the cache');
  return home;
}

const lessonOf = ({ sections }: Home, lessonId: number) =>
  sections
    .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
    .find(({ id }) => id === lessonId);

describe('a graded quiz', () => {
  it('brings its points and status, and its lesson is done with its quiz', () => {
    const home = apply(passed);
    expect(home.stats).toMatchObject({ points: 114, status: 'Конь', quizzesPassed: 1 });
    expect(lessonOf(home, 1)?.completedWithQuiz).toBe(true);
  });

  it('of a lesson whose words are not all learned leaves the lesson open', () => {
    const home = apply({ ...passed, lessonId: 2 });
    expect(lessonOf(home, 2)?.completedWithQuiz).toBe(false);
    expect(home.stats.quizzesPassed).toBe(1);
  });

  it('whose reply comes twice counts once', () => {
    expect(apply(passed, passed).stats).toMatchObject({ points: 114, quizzesPassed: 1 });
  });

  it('that was not passed changes nothing', () => {
    const home = apply({ ...passed, passed: false, awarded: [], points: 64 });
    expect(home.stats).toMatchObject({ points: 64, quizzesPassed: 0 });
    expect(lessonOf(home, 1)?.completedWithQuiz).toBe(false);
  });
});
