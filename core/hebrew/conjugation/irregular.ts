import type { Binyan, FormKey } from './forms.ts';
import type { Root } from './radicals.ts';

/** Forms that no rule gives, and why. */
type Irregular = {
  root: string;
  binyan: Binyan;
  why: string;
  forms: Partial<Record<FormKey, string>>;
};

const irregulars: readonly Irregular[] = [
  {
    root: 'נתנ',
    binyan: 'paal',
    why: 'the last נ joins the ת of the endings',
    forms: {
      'past.1sg': 'נָתַתִּי',
      'past.2sg.m': 'נָתַתָּ',
      'past.2sg.f': 'נָתַתְּ',
      'past.2pl.m': 'נְתַתֶּם',
    },
  },
  {
    root: 'נגש',
    binyan: 'nifal',
    why: 'past and present are of nifal, future, infinitive and imperative of paal',
    forms: { 'imperative.sg.m': 'גַּשׁ', 'imperative.sg.f': 'גְּשִׁי', 'imperative.pl.m': 'גְּשׁוּ' },
  },
];

const byVerb: ReadonlyMap<string, Irregular> = new Map(
  irregulars.map((it) => [`${it.binyan} ${it.root}`, it]),
);

/** The irregular forms of a verb, pointed; empty for a regular one. */
export function irregularForms(root: Root, binyan: Binyan): Partial<Record<FormKey, string>> {
  return byVerb.get(`${binyan} ${root.join('')}`)?.forms ?? {};
}

/** The stem of the past beside חַי, which is that of the 3rd person singular masculine alone: חָיִיתִי, חָיְתָה, חָיוּ. */
export const otherPastStem = (past: string): string | undefined => (past === 'חַי' ? 'חָיָה' : undefined);

/** סַע, go: alone among the roots with a first נ and a last guttural its imperative has lost the נ for good. */
export const dropsNun = (root: Root): boolean => root.join('') === 'נסע';

/** Roots whose parts belong to two binyanim, so that the second one is no contradiction. */
export const isOfTwoBinyanim = (root: Root): boolean => root.join('') === 'נגש';
