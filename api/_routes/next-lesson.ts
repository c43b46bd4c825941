import { canOpenLesson, type Opener } from '../../core/lesson/access.ts';
import { continueAt } from '../../core/lesson/continue.ts';
import type { Catalogue } from '../../db/catalogue.ts';
import { type LearnerFigures, talliedLessons } from '../../db/figures.ts';

/** The lesson that «Продолжить» opens for this learner: undefined when every lesson they may open is completed. */
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
