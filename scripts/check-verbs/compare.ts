import { readFileSync } from 'node:fs';
import { analyse } from '../../core/hebrew/conjugation/analyse.ts';
import { conjugate } from '../../core/hebrew/conjugation/conjugate.ts';
import type { Binyan, FormKey, PrincipalParts } from '../../core/hebrew/conjugation/forms.ts';
import { type RootClass, rootClassOf } from './root-class.ts';

/** A verb of the reference: its forms with niqqud in short spelling, each with its variants. */
export type ReferenceVerb = { lemma: string; forms: Partial<Record<FormKey, readonly string[]>> };

/** Reads `reference.jsonl` of a folder, one verb a line. Throws when it is missing. */
export function readReference(folder: string): ReferenceVerb[] {
  const lines = readFileSync(`${folder}/reference.jsonl`, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): ReferenceVerb => JSON.parse(line));
}

/** The half on which rules may be learned, and the one that only measures. */
export type Half = 'learning' | 'held out';

/** FNV-1a of the lemma: the same split on every machine, whatever verbs are added. */
export function halfOf(lemma: string): Half {
  let hash = 0x811c9dc5;
  for (const char of lemma.normalize('NFC')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash >>> 8) % 2 === 0 ? 'learning' : 'held out';
}

export type Difference = { key: FormKey; own: string | null; other: string };
export type ComparedVerb = {
  lemma: string;
  half: Half;
  binyan: Binyan | null;
  rootClass: RootClass | 'unknown';
  /** Every form of the reference with what it was compared to. */
  keys: readonly FormKey[];
  differences: readonly Difference[];
};

export const partsOf = ({ forms }: ReferenceVerb): PrincipalParts => ({
  past: forms['past.3sg.m']?.[0] ?? null,
  present: forms['present.sg.m']?.[0] ?? null,
  future: forms['future.3sg.m']?.[0] ?? null,
  infinitive: forms.infinitive?.[0] ?? null,
});

/** Conjugates from the principal parts of the reference and compares all forms sign by sign. */
export function compareVerb(verb: ReferenceVerb): ComparedVerb {
  const parts = partsOf(verb);
  const table = conjugate(parts);
  const { root, binyan } = analyse(parts);
  const keys = Object.keys(verb.forms) as FormKey[]; // the reference has no other keys
  const differences = keys.flatMap((key): Difference[] => {
    const variants = (verb.forms[key] ?? []).map((form) => form.normalize('NFC'));
    const own = table[key]?.pointed ?? null;
    return own !== null && variants.includes(own) ? [] : [{ key, own, other: variants.join(', ') }];
  });
  return {
    lemma: verb.lemma,
    half: halfOf(verb.lemma),
    binyan,
    rootClass: root ? rootClassOf(root) : 'unknown',
    keys,
    differences,
  };
}
