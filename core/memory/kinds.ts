/** What a session asks: due words, the most missed words, words with letters that the learner mixes up, or numbers by ear. */
export const sessionKinds = ['due', 'difficult', 'letters', 'numbers'] as const;
export type SessionKind = (typeof sessionKinds)[number];
