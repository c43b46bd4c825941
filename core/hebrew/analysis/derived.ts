import { foldFinals, writeFinalForm } from '../letters.ts';

/** What is made of a verb beside its 24 forms: what is done (סגור), the name of what one does (טיפול). */
export type DerivedKind = 'done' | 'name';

/** `infinitives`: of the verbs that the word may be made of, plain letters. */
export type DerivedForm = { infinitives: readonly string[]; kind: DerivedKind; number: 'sg' | 'pl' };

/** A letter of the root, which is no vowel letter. */
const r = '([אבגדהזחטכלמנסעפצקרשת])';
const endings = '(ה|ימ|ות)?';

/** The pattern of a word, and the infinitives of the verbs that it belongs to. */
const patterns: readonly (readonly [pattern: RegExp, kind: DerivedKind, ...infinitives: string[]])[] = [
  [new RegExp(`^${r}${r}ו${r}${endings}$`), 'done', 'ל12ו3', 'ל123'],
  [new RegExp(`^${r}${r}וי(ה|ימ|ות)?$`), 'done', 'ל12ות'],
  [new RegExp(`^${r}${r}י${r}(ה|ות)$`), 'name', 'ל12ו3', 'ל123'],
  [new RegExp(`^${r}${r}יי(ה|ות)$`), 'name', 'ל12ות'],
  [new RegExp(`^${r}י${r}ו${r}(ימ)?$`), 'name', 'ל123'],
  [new RegExp(`^${r}י${r}וי(ימ)?$`), 'name', 'ל12ות'],
  [new RegExp(`^ה${r}${r}${r}(ה|ות)$`), 'name', 'לה12י3'],
  [new RegExp(`^הת${r}${r}${r}ות$`), 'name', 'להת123'],
];

/** Every way to read the letters as made of a verb. */
export function derivedForms(letters: string): DerivedForm[] {
  const folded = foldFinals(letters);
  return patterns.flatMap(([pattern, kind, ...infinitives]): DerivedForm[] => {
    const found = pattern.exec(folded);
    if (!found) return [];
    const number = /(?:ימ|ות)$/.test(folded) && !folded.startsWith('הת') ? 'pl' : 'sg';
    const written = infinitives.map((one) =>
      writeFinalForm(one.replace(/\d/g, (place) => found[Number(place)] ?? '')),
    );
    return [{ infinitives: written, kind, number }];
  });
}
