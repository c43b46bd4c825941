/** Verbs whose forms differ from the reference, by lemma, and why. */
export const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    קָטַן: 'the reference names a past in o and inflects one in a; both are right, mixed they are not',
    הֶעֱלָה: 'a slip of the reference: two shvas cannot follow each other, and its own נֶהֶגְתָה has the full vowel',
  }).map(([lemma, why]) => [lemma.normalize('NFC'), why]),
);
