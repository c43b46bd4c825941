/** Most serious first. */
export const draftCodes = [
  'lesson_required_fields',
  'lesson_no_words',
  'lesson_too_many_words',
  'lesson_number',
  'lesson_fields',
  'lesson_words',
  'lesson_niqqud',
  /** Warning only: the niqqud reads differently, and the author has not confirmed the transcription yet. */
  'lesson_reading',
  'lesson_doubts',
] as const;
export type DraftCode = (typeof draftCodes)[number];

export type DraftProblem = {
  /** An error is refused; a warning may be right. */
  level: 'error' | 'warning';
  /** 'name', 'words', 'words.2.hebrew' (words counted from 0). */
  field: string;
  code: DraftCode;
  /** One Russian sentence for the author. */
  message: string;
};
