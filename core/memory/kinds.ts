/** What a session asks: what is due; the words that were missed most; words with the letters that the learner mixes up. */
export const sessionKinds = ['due', 'difficult', 'letters'] as const;
export type SessionKind = (typeof sessionKinds)[number];
