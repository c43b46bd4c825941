/** What can be wrong with a word that a learner adds, and with a list that they share. */
export const ownProblems = [
  'no-hebrew',
  'not-only-hebrew',
  'hebrew-too-long',
  'no-russian',
  'russian-too-long',
  'niqqud-other-letters',
  'sentence-too-long',
  'too-many-words',
  'too-many-today',
  'too-many-lines',
  'no-title',
  'title-too-long',
  'has-link',
  'has-insult',
] as const;
export type OwnProblem = (typeof ownProblems)[number];

/** The code of an error that is one of these. */
export const ownProblemCode = (problem: OwnProblem): string => `own_${problem.replaceAll('-', '_')}`;
