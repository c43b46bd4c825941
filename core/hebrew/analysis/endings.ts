import type { endingKeys } from '../forms/ending-keys.ts';
import { foldFinals, writeFinalForm } from '../letters.ts';

/** Whose: the persons of the endings of nouns, which are those of prepositions. */
export type Owner = (typeof endingKeys)[number];

/** What an ending makes of a form that is known: «my», «of», several, a feminine. */
export type Ending =
  | { kind: 'owner'; owners: readonly Owner[]; number: 'sg' | 'pl' }
  | { kind: 'construct'; number: 'sg' | 'pl' }
  | { kind: 'plural' }
  | { kind: 'feminine' };

/** A form that is made of another one by an ending; `base` and `key` are of that. */
export type Ended = { base: string; key: 'word' | 'plural'; ending: Ending };

/** Endings of a singular noun. A letter that two persons share is read as either. */
const ofSingular: readonly (readonly [ending: string, ...owners: Owner[]])[] = [
  ['י', '1sg'],
  ['כ', '2sg.m', '2sg.f'],
  ['ו', '3sg.m'],
  ['ה', '3sg.f'],
  ['נו', '1pl'],
  ['ינו', '1pl'],
  ['כמ', '2pl.m'],
  ['כנ', '2pl.f'],
  ['מ', '3pl.m'],
  ['נ', '3pl.f'],
];

/** Endings of a plural in -im or -ot, its last letters taken away: ילדי, ספרותי. */
const ofPlural: readonly (readonly [ending: string, ...owners: Owner[]])[] = [
  ['יי', '1sg'],
  ['י', '1sg'],
  ['יכ', '2sg.m', '2sg.f'],
  ['ייכ', '2sg.f'],
  ['יו', '3sg.m'],
  ['יה', '3sg.f'],
  ['ינו', '1pl'],
  ['יכמ', '2pl.m'],
  ['יכנ', '2pl.f'],
  ['יהמ', '3pl.m'],
  ['יהנ', '3pl.f'],
];

const fewestLetters = 2;

/** Every way to read the letters as a known form with an ending of nouns or adjectives. */
export function endedForms(letters: string): Ended[] {
  const folded = foldFinals(letters);
  return [...singulars(folded), ...plurals(folded), ...constructs(folded), ...byGender(folded)].filter(
    ({ base }) => base.length >= fewestLetters,
  );
}

/** The stem in front of an ending; undefined where the text does not end so. */
function stemBefore(text: string, ending: string): string | undefined {
  const stem = text.slice(0, text.length - ending.length);
  return text.endsWith(ending) && stem.length >= fewestLetters ? stem : undefined;
}

/** Singulars that may stand before an ending: שמלה has שמלת, and some words lose or change a letter (`changed`). */
function basesOf(stem: string): string[] {
  const taken = stem.endsWith('ת') ? [`${stem.slice(0, -1)}ה`] : [];
  return [...new Set([writeFinalForm(stem), ...taken, ...(changed[stem] ?? [])])];
}

/** Singulars whose letters change before an ending. */
const changed: Readonly<Record<string, readonly string[]>> = {
  אבי: ['אב', 'אבא'],
  אב: ['אבא'],
  אחי: ['אח'],
  אמ: ['אמא', 'אימא'],
  אימ: ['אמא', 'אימא'],
  אשת: ['אישה', 'אשה'],
  פי: ['פה'],
  ליב: ['לב'],
  ציד: ['צד'],
  כול: ['כל'],
  דעת: ['דעה'],
};

function singulars(letters: string): Ended[] {
  return ofSingular.flatMap(([ending, ...of]) => {
    const stem = stemBefore(letters, ending);
    if (stem === undefined) return [];
    return basesOf(stem).map((base) => owned(base, 'word', of, 'sg'));
  });
}

function plurals(letters: string): Ended[] {
  return ofPlural.flatMap(([ending, ...of]) => {
    const stem = stemBefore(letters, ending);
    if (stem === undefined) return [];
    const base = stem.endsWith('ות') ? stem : `${stem}ים`;
    return [owned(base, 'plural', of, 'pl')];
  });
}

const owned = (base: string, key: Ended['key'], of: readonly Owner[], number: 'sg' | 'pl'): Ended => ({
  base,
  key,
  ending: { kind: 'owner', owners: of, number },
});

/** Before another noun: משפחת of משפחה, חברי of חברים. */
function constructs(letters: string): Ended[] {
  const sg = stemBefore(letters, 'ת');
  const pl = stemBefore(letters, 'י');
  return [
    ...(sg ? [{ base: `${sg}ה`, key: 'word', ending: { kind: 'construct', number: 'sg' } } as const] : []),
    ...(pl ? [{ base: `${pl}ים`, key: 'plural', ending: { kind: 'construct', number: 'pl' } } as const] : []),
    // A word that is only used in the plural, or whose plural is a word of its own: פני, אנשי.
    ...(pl ? [{ base: `${pl}ים`, key: 'word', ending: { kind: 'construct', number: 'pl' } } as const] : []),
    ...(pl
      ? [{ base: `${pl}יים`, key: 'plural', ending: { kind: 'construct', number: 'pl' } } as const]
      : []),
  ];
}

/** Regular plurals and feminines of words of which the source has none. */
function byGender(letters: string): Ended[] {
  const im = stemBefore(letters, 'ימ');
  const ot = stemBefore(letters, 'ות');
  const ha = stemBefore(letters, 'ה');
  const t = stemBefore(letters, 'ת');
  const made = (bases: readonly string[], kind: 'plural' | 'feminine'): Ended[] =>
    bases.map((base) => ({ base, key: 'word', ending: { kind } }));
  return [
    ...(im ? made([writeFinalForm(im), `${im}ה`], 'plural') : []),
    ...(ot ? made([`${ot}ה`, `${ot}ת`, writeFinalForm(ot)], 'plural') : []),
    ...(ha ? made([writeFinalForm(ha)], 'feminine') : []),
    ...(t ? made([writeFinalForm(t)], 'feminine') : []),
  ];
}
