/**
 * True once every word from the lesson `small-words-2` on has a sentence, and every lesson from it on its two proofs:
 * `npm run content:check` then refuses a word or lesson without.
 */
export const everyWordHasASentence: boolean = true;
