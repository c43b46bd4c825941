import type { LetterItem } from '../contracts/letters.ts';
import type { LetterPhase } from '../memory/letters.ts';

type Shown = Pick<LetterItem, 'key' | 'kind' | 'state' | 'isInWords' | 'typedInstead'>;

export type MixedPair = { keys: [string, string]; times: number };

/** Pairs shown at once. */
const mostPairs = 5;

/**
 * What the learner mixes up, the most frequent first: letters chosen or drawn for each other, and those typed for each
 * other in words, which the profile lists. Both directions are one pair.
 */
export function mixedPairs(items: readonly Shown[]): MixedPair[] {
  const known = new Set(items.map(({ key }) => key));
  const pairs = new Map<string, MixedPair>();
  for (const { key, state, typedInstead = [] } of items) {
    for (const other of [...state.mixedUpWith, ...typedInstead]) {
      if (!known.has(other.key)) continue;
      const name = [key, other.key].sort().join(' ');
      const before = pairs.get(name);
      pairs.set(
        name,
        before
          ? { ...before, times: before.times + other.times }
          : { keys: [key, other.key], times: other.times },
      );
    }
  }
  return [...pairs.values()].sort((a, b) => b.times - a.times).slice(0, mostPairs);
}

/**
 * How well a letter is known, as the chart shows it. One that was never asked by itself but stands in learned words is
 * known, since its words were read, written and typed; while it is typed wrong in them, it is being learned.
 */
export function chartPhase({ state, isInWords = false, typedInstead = [] }: Shown): LetterPhase {
  if (state.phase !== 'new' || !isInWords) return state.phase;
  return typedInstead.length > 0 ? 'learning' : 'known';
}

/** How full its bar is, 0–1: the answers about the letter say it; without any the words do. */
export function chartSureness(item: Shown): number {
  if (item.state.phase !== 'new') return item.state.sureness;
  return { new: 0, learning: 0.5, known: 1 }[chartPhase(item)];
}
