/** Premium lessons need a live entitlement; free ones are open to every learner (SPEC §5 Access). */
export function canOpenLesson(lesson: { isFree: boolean }, learner: { isPremium: boolean }): boolean {
  return lesson.isFree || learner.isPremium;
}

/** At most this many words in a lesson (SPEC §9). */
export const maxWordsPerLesson = 10;
