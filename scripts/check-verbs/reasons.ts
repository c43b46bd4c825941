/** Verbs whose forms differ from the reference, by lemma, and why. */
export const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    קָטַן: 'the reference names a past in o and inflects one in a; both are right, mixed they are not',
    הֶעֱלָה: 'a slip of the reference: two shvas cannot follow each other, and its own נֶהֶגְתָה has the full vowel',
    נִגַּשׁ: 'a slip of the reference: its plural has the vowel of the feminine and of the plural together',
    יָצַר: 'the reference gives the infinitive and one imperative without niqqud',
    נֶהֱנָה: 'the reference gives the infinitive without niqqud',
    נָשַׁק: 'the reference gives the infinitive without niqqud',
  }).map(([lemma, why]) => [lemma.normalize('NFC'), why]),
);
