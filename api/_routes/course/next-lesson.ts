import { canOpenLesson, type Opener } from '../../../core/lesson/access.ts';
import { continueAt } from '../../../core/lesson/continue.ts';
import type { Catalogue } from '../../../db/course/catalogue.ts';
import { type LearnerFigures, talliedLessons } from '../../../db/rewards/figures.ts';

/** The lesson that «Продолжить» opens for this learner: undefined when every lesson they may open is completed. */
export function nextLessonOf(
  catalogue: Catalogue,
  figures: LearnerFigures,
  opener: Opener,
): ReturnType<typeof continueAt> {
  return continueAt(
    talliedLessons(catalogue, figures).map(({ lesson, learned, passed, known, isFinished }) => ({
      id: lesson.id,
      name: lesson.name,
      isOpen: canOpenLesson(lesson, opener),
      totalWords: lesson.wordsCount,
      isFinished,
      // What is known needs no lesson, though it may have one.
      learnedWords: learned + known,
      // A repeat that was opened and left untouched is none in progress.
      passWords: passed === 0 && learned > 0 ? 0 : passed + known,
    })),
    { lastLessonId: figures.lastLessonId, reorderedLessonId: figures.reorderedLessonId },
  );
}
