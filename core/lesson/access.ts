/** What opens premium lessons: an active entitlement, or being an admin, who has to try what they publish. */
export type Opener = { isPremium: boolean; isAdmin?: boolean };

/**
 * Free lessons are open to every learner, premium ones to some (SPEC §5 Access). Whoever may open a lesson may learn in
 * it: `opensPremium` in db/entitlements.ts is the same rule for SQL statements. Drafts are another matter:
 * db/course/lessons.ts shows them to admins alone, and only in the editor.
 */
export function canOpenLesson(lesson: { isFree: boolean }, learner: Opener): boolean {
  return lesson.isFree || learner.isPremium || learner.isAdmin === true;
}

/** At most this many words in a lesson (SPEC §9). */
export const maxWordsPerLesson = 10;

/** At most this many letters in the line of a verb (core/hebrew/conjugation/verb-line.ts), cues by hand among them. */
export const maxVerbLineLength = 1500;
