import { canOpenLesson, type Opener } from '../../core/lesson/access.ts';
import { type Catalogue, lessonsOf } from './catalogue.ts';
import type { LessonTally } from './lesson-tallies.ts';

/** The published course as it is for one learner. Other lessons are neither open nor learned. */
export type LearnersCourse = {
  catalogue: Catalogue;
  isPublished(lessonId: number): boolean;
  isOpen(lessonId: number): boolean;
  /** Each word of the lesson is learned, or taken as known. */
  isLearned(lessonId: number): boolean;
};

export function learnersCourse(
  catalogue: Catalogue,
  { tallies, ...opener }: Opener & { tallies: readonly LessonTally[] },
): LearnersCourse {
  const lessons = new Map(lessonsOf(catalogue).map((lesson) => [lesson.id, lesson]));
  const done = new Map(tallies.map(({ lessonId, learned, known }) => [lessonId, learned + known]));
  return {
    catalogue,
    isPublished: (id) => lessons.has(id),
    isOpen(id) {
      const lesson = lessons.get(id);
      return lesson !== undefined && canOpenLesson(lesson, opener);
    },
    isLearned(id) {
      const lesson = lessons.get(id);
      return lesson !== undefined && (done.get(id) ?? 0) >= lesson.wordsCount;
    },
  };
}
