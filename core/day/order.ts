/** The kinds of questions in the order in which a day asks them. Sentences are among the words: as gaps. */
export const dayOrder = ['letters', 'rules', 'forms', 'numbers', 'words'] as const;

export type DayPart = (typeof dayOrder)[number];
