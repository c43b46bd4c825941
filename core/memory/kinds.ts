/** What a session asks: due words, the most missed words, or words with letters that the learner mixes up. */
export const sessionKinds = ['due', 'difficult', 'letters'] as const;
export type SessionKind = (typeof sessionKinds)[number];
