/** Something that the content wants and that an admin's hand prevents: the admin's course stays as it is. */
export type SeedClash =
  /** The word stays in `from`: this lesson, or the one where the content puts it, is an admin's. */
  | { kind: 'word-stays'; word: string; from: string; to: string }
  /** A new word for a lesson that is an admin's. */
  | { kind: 'word-not-added'; word: string; to: string }
  /** An admin has deleted the word, which the content puts into another lesson. */
  | { kind: 'word-deleted'; word: string; to: string }
  /** The lesson stays where an admin's course has it. */
  | { kind: 'lesson-stays'; lesson: string; from: string; to: string }
  /** It left the content, but lessons of admins are in it. */
  | { kind: 'group-stays'; name: string };
