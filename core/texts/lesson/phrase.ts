/** The words of a phrase, one by one. */
export const phraseTexts = {
  label: 'По словам',
  lesson: (number: number) => `урок ${number}`,
  /** Its lesson is locked. */
  later: (number: number) => `Это слово из урока ${number}`,
} as const;
