import { canOpenLesson, type Opener } from '../../core/lesson/access.ts';
import { continueAt } from '../../core/lesson/continue.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import { type LearnerFigures, talliedLessons } from '../../db/figures.ts';

/** Where «Продолжить» leads this learner: undefined when every lesson that he may open is completed. */
export function nextLessonOf(
  catalogue: Catalogue,
  figures: LearnerFigures,
  opener: Opener,
): ReturnType<typeof continueAt> {
  return continueAt(
    talliedLessons(catalogue, figures).map(({ lesson, learned, passed }) => ({
      id: lesson.id,
      name: lesson.name,
      isOpen: canOpenLesson(lesson, opener),
      totalWords: lesson.wordsCount,
      learnedWords: learned,
      passWords: passed,
    })),
    figures.lastLessonId,
  );
}
