/** What «Продолжить» needs to know of a lesson, in the order of the course. */
export type LessonStanding = {
  id: number;
  name: string;
  /** The learner may open it. */
  isOpen: boolean;
  totalWords: number;
  /** Words learned once. */
  learnedWords: number;
  /** Words complete in the current pass. */
  passWords: number;
};

export type ContinueAt = {
  lessonId: number;
  lessonName: string;
  /** At least one word of it is done. */
  begun: boolean;
  completedWords: number;
  totalWords: number;
};

/**
 * Returns the lesson where the learner continues: the last lesson while its current pass is unfinished, else one that is
 * begun, else the next unfinished open lesson after it, else the first unfinished open one, else undefined (everything is
 * learned). A finished lesson whose repeat was opened and left untouched is no lesson in progress.
 */
export function continueAt(
  lessons: readonly LessonStanding[],
  lastLessonId: number | null,
): ContinueAt | undefined {
  const usable = lessons.filter((lesson) => lesson.isOpen && lesson.totalWords > 0);
  const last = usable.find((lesson) => lesson.id === lastLessonId);
  const unfinished = (lesson: LessonStanding) => lesson.learnedWords < lesson.totalWords;
  if (last && last.passWords < last.totalWords && (unfinished(last) || last.passWords > 0)) {
    return at(last, last.passWords);
  }
  const isLeft = last !== undefined && last.passWords === 0;
  const begun = isLeft ? usable.find((lesson) => unfinished(lesson) && lesson.learnedWords > 0) : undefined;
  const after = last ? usable.slice(usable.indexOf(last) + 1).find(unfinished) : undefined;
  const next = begun ?? after ?? usable.find(unfinished);
  return next && at(next, next.learnedWords);
}

function at(lesson: LessonStanding, completedWords: number): ContinueAt {
  return {
    lessonId: lesson.id,
    lessonName: lesson.name,
    begun: completedWords > 0,
    completedWords,
    totalWords: lesson.totalWords,
  };
}
