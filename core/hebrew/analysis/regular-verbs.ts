import type { Binyan, FormKey } from '../conjugation/forms.ts';
import { foldFinals, writeFinalForm } from '../letters.ts';
import { attestedVerbTables, regularVerbTables } from './regular-verbs-table.ts';

/** A form of a verb that nobody has written down, as far as its letters tell. */
export type RegularForm = {
  /** Letters of the root without final forms, a last he as ה. */
  root: string;
  binyan: Binyan;
  /** Plain letters. */
  infinitive: string;
  /** The past of «he», by which dictionaries have the verb; plain letters. */
  lemma: string;
  keys: readonly FormKey[];
};

/** The past of «he»: of a whole root, and of one that ends in he. */
const lemmas: Readonly<Record<Binyan, readonly [whole: string, endsInHe: string]>> = {
  paal: ['123', '12ה'],
  nifal: ['נ123', 'נ12ה'],
  piel: ['1י23', '1י2ה'],
  pual: ['1ו23', '1ו2ה'],
  hitpael: ['הת123', 'הת12ה'],
  hifil: ['ה12י3', 'ה12ה'],
  hufal: ['הו123', 'הו12ה'],
};

type Pattern = { binyan: Binyan; infinitive: string; key: FormKey; pattern: RegExp; places: string[] };

/** No letter of a root is a vowel letter here, and a root whose letters double or vanish is no regular one. */
const radical = '[אבגדהזחטכלמנסעפצקרשת]';

/** By how many letters they match. */
type Patterns = ReadonlyMap<number, readonly Pattern[]>;

function readTables(tables: typeof regularVerbTables): Patterns {
  const patterns = new Map<number, Pattern[]>();
  for (const [binyan, infinitive, forms] of tables) {
    for (const entry of forms.split(/\s+/)) {
      const [key = '', letters = ''] = entry.split('=');
      const places = letters.match(/\d/g) ?? [];
      const pattern = new RegExp(`^${foldFinals(letters).replace(/\d/g, `(${radical})`)}$`);
      const alike = patterns.get(letters.length) ?? [];
      // The keys are written above.
      alike.push({ binyan, infinitive, key: key as FormKey, pattern, places });
      patterns.set(letters.length, alike);
    }
  }
  return patterns;
}

let sure: Patterns | undefined;
let attested: Patterns | undefined;

/** A noun in the plural looks like a verb whose root ends in מ or ת: יחסים is none of הכסים. */
const endsAsPlural = (letters: string, key: FormKey): boolean =>
  /(?:ימ|ות)$/.test(letters) && key !== 'infinitive' && !key.startsWith('present.pl');

/** Every regular verb of which the letters may be a form, those with the most letters beside the root first. */
export function regularForms(letters: string): RegularForm[] {
  sure ??= readTables(regularVerbTables);
  return matching(letters, sure, endsAsPlural);
}

/** The same with forms that could be any noun: for verbs that a source has, found by their `lemma`. */
export function attestedForms(letters: string): RegularForm[] {
  attested ??= readTables([...regularVerbTables, ...attestedVerbTables]);
  return matching(letters, attested, () => false);
}

function matching(
  letters: string,
  patterns: Patterns,
  isDoubted: (letters: string, key: FormKey) => boolean,
): RegularForm[] {
  const folded = foldFinals(letters);
  const found = new Map<string, RegularForm>();
  for (const { binyan, infinitive, key, pattern, places } of patterns.get(folded.length) ?? []) {
    const match = pattern.exec(folded);
    if (!match) continue;
    const radicals = places.map((_, at) => match[at + 1] ?? '');
    const root = radicals.join('') + (infinitive.includes('3') ? '' : 'ה');
    if (new Set(root).size < 2 || root[0] === root[1] || isDoubted(folded, key)) continue;
    const write = (shape: string) =>
      writeFinalForm(shape.replace(/\d/g, (place) => radicals[Number(place) - 1] ?? ''));
    const lemma = lemmas[binyan][infinitive.includes('3') ? 0 : 1];
    const name = `${binyan} ${root}`;
    const known = found.get(name);
    const keys = [...(known?.keys ?? []), key];
    found.set(name, { root, binyan, infinitive: write(infinitive), lemma: write(lemma), keys });
  }
  return [...found.values()].sort((a, b) => a.root.length - b.root.length);
}
