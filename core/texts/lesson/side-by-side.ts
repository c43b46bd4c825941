/** Texts of the question about two words that are alike. */
export const sideBySideTexts = {
  heard: 'Что из двух вы слышите?',
  read: 'Что из двух?',
  /** Before the word that was not meant. */
  other: 'А это:',
} as const;
