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
  /** All words are learned, or were before more came to the lesson; missing for the former alone. */
  isFinished?: boolean;
};

export type ContinueAt = {
  lessonId: number;
  lessonName: string;
  /** At least one word of it is done. */
  begun: boolean;
  completedWords: number;
  totalWords: number;
};

/** Where the learner was. */
export type LastPlace = {
  lastLessonId: number | null;
  /** The last lesson, when the course has changed its order since. */
  reorderedLessonId?: number | null;
};

/** No more words than this, and fewer than are learned, are a rest: no lesson to be led back to. */
const restWords = 2;

/**
 * Returns the lesson where the learner continues: the last lesson while its current pass is unfinished, else one that is
 * begun, else the next unfinished open lesson after it, else the first unfinished open one, else undefined (everything is
 * learned). A finished lesson whose repeat was opened and left untouched is no lesson in progress.
 *
 * Words may come to lessons that are behind the learner (decision 0124). Lessons of which only a rest is left are passed
 * over while there is any other, but for the last lesson itself; and where the order has changed since the last lesson, the first unfinished one of the
 * new order is next: what follows the last lesson now may be far ahead.
 */
export function continueAt(
  lessons: readonly LessonStanding[],
  { lastLessonId, reorderedLessonId }: LastPlace,
): ContinueAt | undefined {
  const usable = lessons.filter((lesson) => lesson.isOpen && lesson.totalWords > 0);
  const last = usable.find((lesson) => lesson.id === lastLessonId);
  const isReordered = last !== undefined && last.id === reorderedLessonId;
  if (last && isInProgress(last) && !(isReordered && isBehind(last))) return at(last, last.passWords);
  const isLeft = last !== undefined && last.passWords === 0 && !isReordered;
  const begun = isLeft ? usable.find((lesson) => unfinished(lesson) && lesson.learnedWords > 0) : undefined;
  const after = last && !isReordered ? usable.slice(usable.indexOf(last) + 1) : usable;
  const isWhole = (lesson: LessonStanding) => unfinished(lesson) && !isRest(lesson);
  const next =
    begun ?? after.find(isWhole) ?? usable.find(isWhole) ?? after.find(unfinished) ?? usable.find(unfinished);
  return next && at(next, next.learnedWords);
}

const unfinished = (lesson: LessonStanding): boolean => lesson.learnedWords < lesson.totalWords;

const isInProgress = (last: LessonStanding): boolean =>
  last.passWords < last.totalWords && (unfinished(last) || last.passWords > 0);

/** The learner was through with it and more than a rest came, or the words that they were at have gone elsewhere. */
const isBehind = (last: LessonStanding): boolean =>
  last.passWords === 0 || (last.isFinished === true && last.passWords === last.learnedWords && !isRest(last));

function isRest({ learnedWords, totalWords }: LessonStanding): boolean {
  const left = totalWords - learnedWords;
  return left <= restWords && left < learnedWords;
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
