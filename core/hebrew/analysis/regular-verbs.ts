import type { Binyan, FormKey } from '../conjugation/forms.ts';
import { foldFinals, writeFinalForm } from '../letters.ts';
import { regularVerbTables } from './regular-verbs-table.ts';

/** A form of a verb that nobody has written down, as far as its letters tell. */
export type RegularForm = {
  /** Letters of the root without final forms, a last he as ה. */
  root: string;
  binyan: Binyan;
  /** Plain letters. */
  infinitive: string;
  keys: readonly FormKey[];
};

type Pattern = { binyan: Binyan; infinitive: string; key: FormKey; pattern: RegExp; places: string[] };

/** No letter of a root is a vowel letter here, and a root whose letters double or vanish is no regular one. */
const radical = '[אבגדהזחטכלמנסעפצקרשת]';

let patterns: Pattern[] | undefined;

function readTables(): Pattern[] {
  return regularVerbTables.flatMap(([binyan, infinitive, forms]) =>
    forms.split(/\s+/).map((entry): Pattern => {
      const [key = '', letters = ''] = entry.split('=');
      const places = letters.match(/\d/g) ?? [];
      const pattern = new RegExp(`^${foldFinals(letters).replace(/\d/g, `(${radical})`)}$`);
      // The keys are written above.
      return { binyan, infinitive, key: key as FormKey, pattern, places };
    }),
  );
}

/** A noun in the plural looks like a verb whose root ends in מ or ת: יחסים is none of הכסים. */
const endsAsPlural = (letters: string, key: FormKey): boolean =>
  /(?:ימ|ות)$/.test(letters) && key !== 'infinitive' && !key.startsWith('present.pl');

/** Every regular verb of which the letters may be a form, those with the most letters beside the root first. */
export function regularForms(letters: string): RegularForm[] {
  patterns ??= readTables();
  const folded = foldFinals(letters);
  const found = new Map<string, RegularForm>();
  for (const { binyan, infinitive, key, pattern, places } of patterns) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const radicals = places.map((_, at) => match[at + 1] ?? '');
    const root = radicals.join('') + (infinitive.includes('3') ? '' : 'ה');
    if (new Set(root).size < 2 || root[0] === root[1] || endsAsPlural(folded, key)) continue;
    const written = writeFinalForm(infinitive.replace(/\d/g, (place) => radicals[Number(place) - 1] ?? ''));
    const name = `${binyan} ${root}`;
    const known = found.get(name);
    found.set(name, { root, binyan, infinitive: written, keys: [...(known?.keys ?? []), key] });
  }
  return [...found.values()].sort((a, b) => a.root.length - b.root.length);
}
