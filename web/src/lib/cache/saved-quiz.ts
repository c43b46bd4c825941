import type { QueryClient } from '@tanstack/react-query';
import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { Home } from '../../../../core/contracts/home.ts';
import type { QuizResultsResponse } from '../../../../core/contracts/quiz.ts';
import { queryKeys } from './query-keys.ts';
import { applyRewards, changeHome } from './saved-progress.ts';

/** Puts what the server graded into the cache: the points, and the lesson whose quiz is passed now. */
export function applyQuizResult(queryClient: QueryClient, result: QuizResultsResponse, now: Date): void {
  applyRewards(queryClient, result, now);
  if (!result.passed) return;
  const { lessonId } = result;
  queryClient.setQueryData<LessonDetail>(
    queryKeys.lesson(lessonId),
    (lesson) => lesson && { ...lesson, quizPassed: true },
  );
  const isFirst = result.awarded.some(({ reason }) => reason === 'quiz');
  changeHome(queryClient, (home) => withPassed(isFirst ? withOneMore(home, lessonId) : home, lessonId));
}

/** A late reply may find a home that was requested since and already includes the quiz. */
function withOneMore(home: Home, lessonId: number): Home {
  const isKnown = home.sections.some(({ subsections }) =>
    subsections.some(({ lessons }) =>
      lessons.some(({ id, completedWithQuiz }) => id === lessonId && completedWithQuiz),
    ),
  );
  if (isKnown) return home;
  return { ...home, stats: { ...home.stats, quizzesPassed: home.stats.quizzesPassed + 1 } };
}

/** A lesson counts as done with its quiz only when its words are learned too. */
function withPassed(home: Home, lessonId: number): Home {
  const sections = home.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) =>
        lesson.id === lessonId ? { ...lesson, completedWithQuiz: lesson.isCompleted } : lesson,
      ),
    })),
  }));
  return { ...home, sections };
}
