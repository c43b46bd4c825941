import { shapeOf } from './binyan-shapes.ts';
import { type Binyan, binyanim, type PartName, type PrincipalParts, partNames } from './forms.ts';
import { isOfTwoBinyanim } from './irregular.ts';
import { type Root, rootsOf } from './radicals.ts';
import { parseWord, type Word } from './segments.ts';

/** Why a part is not of the verb that the others show. */
export type Contradiction = {
  part: PartName;
  /** 'unreadable': not one pointed Hebrew word; 'binyan': of another pattern; 'root': of another root. */
  reason: 'unreadable' | 'binyan' | 'root';
};

export type Analysis = {
  /** Letters of the root, final he as ה, the likeliest of `roots`; null when no two parts agree. */
  root: Root | null;
  /** Every root that as many parts can have, likeliest first: הִצִּיג shows נצג and יצג alike. */
  roots: readonly Root[];
  binyan: Binyan | null;
  contradictions: Contradiction[];
};

/** The given parts, read. */
export type ReadParts = Partial<Record<PartName, Word>>;

type ReadResult = { words: ReadParts; unreadable: PartName[] };

export function readParts(parts: PrincipalParts): ReadResult {
  const words: ReadParts = {};
  const unreadable: PartName[] = [];
  for (const part of partNames) {
    const text: unknown = parts?.[part];
    if (text === null || text === undefined) continue;
    const word = typeof text === 'string' ? parseWord(text) : null;
    if (word) words[part] = word;
    else unreadable.push(part);
  }
  return { words, unreadable };
}

/** Roots by their names: likeliest first. */
type Roots = ReadonlyMap<string, Root>;
/** What each part can be in one binyan; a part whose shape does not fit is missing. */
type Reading = { binyan: Binyan; roots: Partial<Record<PartName, Roots>>; fits: number };

const nameOf = (root: Root): string => root.join('');

function readAs(binyan: Binyan, words: ReadParts): Reading {
  const reading: Reading = { binyan, roots: {}, fits: 0 };
  for (const part of partNames) {
    const word = words[part];
    const shape = word && shapeOf(part, binyan, word);
    if (!shape) continue;
    reading.roots[part] = new Map(rootsOf(part, binyan, shape).map((root) => [nameOf(root), root]));
    reading.fits += 1;
  }
  return reading;
}

/** The roots that most parts can have, the likeliest of the earliest part first. */
function commonRoots({ roots }: Reading): { common: Roots; votes: number } {
  let common = new Map<string, Root>();
  let most = 0;
  const lists = Object.values(roots);
  for (const list of lists) {
    for (const [name, root] of list) {
      let votes = 0;
      for (const other of lists) if (other.has(name)) votes += 1;
      if (votes > most) common = new Map();
      most = Math.max(most, votes);
      if (votes === most) common.set(name, root);
    }
  }
  return { common, votes: most };
}

/**
 * Tells root and binyan of a verb by majority of its parts, and which parts say otherwise. Never throws. A single part
 * is taken at its word.
 */
export const analyse = (parts: PrincipalParts): Analysis => analyseRead(readParts(parts));

/** The same for parts that are read already. */
export function analyseRead({ words, unreadable }: ReadResult): Analysis {
  const contradictions: Contradiction[] = unreadable.map((part) => ({ part, reason: 'unreadable' }));
  const given = partNames.filter((part) => words[part]);
  let best: { reading: Reading; root: Root; common: Roots; votes: number } | null = null;
  for (const binyan of binyanim) {
    if (best?.votes === given.length) break; // all parts agree: no other pattern can be better
    const reading = readAs(binyan, words);
    const { common, votes } = commonRoots(reading);
    const [root] = common.values();
    if (!root) continue;
    const isBetter =
      best === null || votes > best.votes || (votes === best.votes && reading.fits > best.reading.fits);
    if (isBetter) best = { reading, root, common, votes };
  }
  if (!best || (given.length > 1 && best.votes < 2)) {
    contradictions.push(...given.map((part) => ({ part, reason: 'root' as const })));
    return { root: null, roots: [], binyan: null, contradictions };
  }
  const { reading, root } = best;
  for (const part of given) {
    const roots = reading.roots[part];
    if (!roots && isOfTwoBinyanim(root)) continue;
    if (!roots) contradictions.push({ part, reason: 'binyan' });
    else if (!roots.has(nameOf(root))) contradictions.push({ part, reason: 'root' });
  }
  return { root, roots: [...best.common.values()], binyan: reading.binyan, contradictions };
}
