import type { QueryClient } from '@tanstack/react-query';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { Home } from '../../../core/contracts/home.ts';
import type { SaveProgressResponse } from '../../../core/contracts/progress.ts';
import { lessonProgressOf } from '../../../core/lesson/lesson-progress.ts';
import { keepHome } from './queries.ts';
import { queryKeys } from './query-keys.ts';

/** Puts what the server replied to an answer into the cache, so that nothing has to be asked again. */
export function applySaved(queryClient: QueryClient, saved: SaveProgressResponse): void {
  queryClient.setQueryData<LessonDetail>(
    queryKeys.lesson(saved.lessonId),
    (lesson) => lesson && inLesson(lesson, saved),
  );
  const home = queryClient.setQueryData<Home>(queryKeys.home, (old) => old && inHome(old, saved), {
    // Not an answer to the home request: its age stays, and with it the source that the view shows.
    updatedAt: queryClient.getQueryState(queryKeys.home)?.dataUpdatedAt,
  });
  if (home) keepHome(home);
}

function inLesson(lesson: LessonDetail, { words }: SaveProgressResponse): LessonDetail {
  const touched = new Set(words.map((word) => word.word_id));
  return { ...lesson, progress: [...lesson.progress.filter((word) => !touched.has(word.word_id)), ...words] };
}

/** Points, words and lessons only rise: a reply that was overtaken by a newer one takes nothing back (SPEC §4). */
function inHome(home: Home, saved: SaveProgressResponse): Home {
  const { stats } = home;
  const newer = saved.points >= stats.points;
  const words = Math.max(stats.words_learned, saved.words_learned);
  const learnedNow = saved.awarded.filter((award) => award.reason === 'word').length;
  return {
    ...home,
    stats: {
      ...stats,
      points: Math.max(stats.points, saved.points),
      status: newer ? saved.status : stats.status,
      status_eng: newer ? saved.status_eng : stats.status_eng,
      words_learned: words,
      wordsLearned: words,
    },
    sections: learnedNow === 0 ? home.sections : withLearned(home.sections, saved.lessonId, learnedNow),
    continueAt:
      home.continueAt?.lessonId === saved.lessonId
        ? {
            ...home.continueAt,
            begun: true,
            completedWordsCount: Math.min(
              home.continueAt.completedWordsCount + learnedNow,
              home.continueAt.totalWordsCount,
            ),
          }
        : home.continueAt,
  };
}

function withLearned(sections: Home['sections'], lessonId: number, learnedNow: number): Home['sections'] {
  return sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) => ({
      ...subsection,
      lessons: subsection.lessons.map((lesson) =>
        lesson.id === lessonId
          ? {
              ...lesson,
              ...lessonProgressOf(
                lesson.completedWordsCount + learnedNow,
                lesson.totalWordsCount,
                lesson.completedWithQuiz,
              ),
            }
          : lesson,
      ),
    })),
  }));
}
