import { comparableHebrew } from './comparable.ts';
import { foldFinals } from './letters.ts';
import { spellingDifference } from './spelling-difference.ts';

/**
 * Letters that many speakers pronounce alike: tet and tav; kaf and qof; het and khaf; vet and vav; samekh and sin;
 * gutturals.
 */
const soundGroups: readonly string[] = ['טת', 'כק', 'חכ', 'בו', 'סש', 'אעה'];

/** Returns true if the two letters (plain forms) can stand for one sound. */
export function areMixedUp(a: string, b: string): boolean {
  return a !== b && soundGroups.some((group) => group.includes(a) && group.includes(b));
}

/** Letters, final forms too, that look alike to beginners. */
const lookAlikes: readonly string[] = [
  'דר',
  'הח',
  'הת',
  'חת',
  'וזןי',
  'כב',
  'גנ',
  'סם',
  'עצץ',
  'טמ',
  'ךן',
  'ךד',
];

/** Returns true if the two letters look alike to beginners. */
export function areLookAlikes(a: string, b: string): boolean {
  return a !== b && lookAlikes.some((group) => group.includes(a) && group.includes(b));
}

/** A typed answer that was wrong; `spellings` are the word's own and the accepted ones. */
export type TypedSlip = { typed: string; spellings: readonly string[] };

export type Confusion<S extends TypedSlip = TypedSlip> = {
  /** The letter expected most often in this pair and the one typed for it, plain forms. */
  letters: [wanted: string, typed: string];
  /** Both directions together. */
  times: number;
  /** In the order given. */
  slips: S[];
};

/** A slip that differs from the word by more letters is another word and says nothing about letters. */
const mostDifferences = 2;

/** Returns which letters of similar sound are mixed up, most frequent first; both directions of a pair count as one. */
export function confusionsOf<S extends TypedSlip>(slips: readonly S[]): Confusion<S>[] {
  const found = new Map<string, { ways: Map<string, number>; slips: Set<S> }>();
  for (const slip of slips) {
    for (const [wanted, typed] of mixedIn(slip)) {
      const key = [wanted, typed].sort().join('');
      const entry = found.get(key) ?? { ways: new Map<string, number>(), slips: new Set<S>() };
      entry.ways.set(wanted + typed, (entry.ways.get(wanted + typed) ?? 0) + 1);
      entry.slips.add(slip);
      found.set(key, entry);
    }
  }
  return [...found.values()]
    .map(({ ways, slips: examples }) => {
      const ranked = [...ways].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      const [wanted = '', typed = ''] = ranked[0]?.[0] ?? '';
      const letters: Confusion['letters'] = [wanted, typed];
      return { letters, times: ranked.reduce((sum, [, times]) => sum + times, 0), slips: [...examples] };
    })
    .sort((a, b) => b.times - a.times || (a.letters.join('') < b.letters.join('') ? -1 : 1));
}

/** The letters of a slip that were swapped for one of similar sound, compared with the nearest spelling. */
function mixedIn({ typed, spellings }: TypedSlip): [wanted: string, typed: string][] {
  const folded = foldFinals(comparableHebrew(typed));
  const nearest = spellings
    .map((spelling) => spellingDifference(folded, foldFinals(comparableHebrew(spelling))))
    .sort((a, b) => a.edits - b.edits)[0];
  if (!nearest || nearest.edits > mostDifferences) return [];
  return nearest.pieces.flatMap(({ expected, typed: letter }): [string, string][] =>
    areMixedUp(expected, letter) ? [[expected, letter]] : [],
  );
}
