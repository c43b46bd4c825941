import { foldFinals } from '../letters.ts';
import { type Binyan, type FormKey, formKeysOf } from './forms.ts';

/** Letters of a form with their points, all of the root or none of it. */
export type FormPiece = { text: string; isRoot: boolean };

/** What stands behind the stem, longest first. */
const suffixes: Partial<Record<FormKey, readonly string[]>> = {
  'present.sg.f': ['ת', 'ה'],
  'present.pl.m': ['ימ'],
  'present.pl.f': ['ות'],
  'past.1sg': ['תי'],
  'past.2sg.m': ['ת'],
  'past.2sg.f': ['ת'],
  'past.3sg.f': ['ה'],
  'past.1pl': ['נו'],
  'past.2pl.m': ['תמ'],
  'past.3pl': ['ו'],
  'future.2sg.f': ['י'],
  'future.2pl.m': ['ו'],
  'future.3pl.m': ['ו'],
  'imperative.sg.f': ['י'],
  'imperative.pl.m': ['ו'],
};

/** Binyanim whose past and imperative begin with a letter of their own. */
const prefixed: readonly Binyan[] = ['nifal', 'hitpael', 'hifil', 'hufal'];

const isOf = (key: FormKey, tense: 'present' | 'future') => formKeysOf(tense).includes(key);

/** How many letters at the beginning of a form are never of the root: the ל of the infinitive, the person of the future. */
function prefixLength(key: FormKey, binyan: Binyan): number {
  if (key === 'infinitive' || isOf(key, 'future')) return 1;
  if (isOf(key, 'present')) return binyan === 'paal' ? 0 : 1;
  return prefixed.includes(binyan) ? 1 : 0;
}

/**
 * Tells the letters of the root from the others in a form, with or without niqqud: 'כָּתַבְנוּ' becomes 'כָּתַבְ' of the root
 * and 'נוּ'. Weak letters that the form has dropped or changed are missing from the root's pieces. The pieces in order
 * are the form.
 */
export function markRoot(
  form: string,
  key: FormKey,
  { root, binyan }: { root: string; binyan: Binyan },
): FormPiece[] {
  const clusters = form.match(/[א-ת][^א-ת]*/g) ?? [];
  const letters = clusters.map((cluster) => foldFinals(cluster[0] ?? ''));
  const plain = letters.join('');
  const suffix = suffixes[key]?.find((one) => plain.endsWith(one)) ?? '';
  const stem = { from: prefixLength(key, binyan), to: letters.length - suffix.length };
  return piecesOf(clusters, bestMatch(letters, [...foldFinals(root)], stem));
}

/** The same for a word that is no form of a verb, or a phrase: the root is in one of its words. */
export function markRootOfWord(text: string, root: string): FormPiece[] {
  const clusters = text.match(/[א-ת][^א-ת]*/g) ?? [];
  const letters = clusters.map((cluster) => foldFinals(cluster[0] ?? ''));
  let best: number[] = [];
  let from = 0;
  for (const [at, cluster] of clusters.entries()) {
    const isEnd = cluster.endsWith(' ') || at === clusters.length - 1;
    if (!isEnd) continue;
    const match = bestMatch(letters, [...foldFinals(root)], { from, to: at + 1 });
    if (match.length > best.length) best = match;
    from = at + 1;
  }
  return piecesOf(clusters, best);
}

function piecesOf(clusters: readonly string[], places: readonly number[]): FormPiece[] {
  const ofRoot = new Set(places);
  const pieces: FormPiece[] = [];
  for (const [at, text] of clusters.entries()) {
    const isRoot = ofRoot.has(at);
    const last = pieces.at(-1);
    if (last?.isRoot === isRoot) last.text += text;
    else pieces.push({ text, isRoot });
  }
  return pieces;
}

/** Places of as many letters of the root as the stem has in their order; of equal ones those closest together. */
function bestMatch(
  letters: readonly string[],
  [letter, ...rest]: readonly string[],
  { from, to }: { from: number; to: number },
): number[] {
  if (letter === undefined) return [];
  let best = bestMatch(letters, rest, { from, to });
  for (let at = from; at < to; at += 1) {
    if (letters[at] !== letter) continue;
    const match = [at, ...bestMatch(letters, rest, { from: at + 1, to })];
    if (match.length > best.length || (match.length === best.length && spanOf(match) < spanOf(best)))
      best = match;
  }
  return best;
}

const spanOf = (places: readonly number[]) => (places.at(-1) ?? 0) - (places[0] ?? 0);
