import { freeKey } from '../parts/free-key.ts';

type Part = { key: string };

/**
 * Parts that have no ids, as the server has them now, under the keys that the same parts have in an edit: one that says
 * the same is the same; another one is the next of what the edit has behind the part before it, unless that is found
 * elsewhere. What is new gets a key that neither `known` nor `taken` has.
 */
export function withKeysOf<P extends Part>(
  fresh: readonly P[],
  { known, taken }: { known: readonly P[]; taken: readonly Part[] },
  print: (part: P) => string,
): P[] {
  const keys = new Map<P, string>();
  const free = new Set(known);
  const take = (part: P, match: P | undefined) => {
    if (!match) return;
    free.delete(match);
    keys.set(part, match.key);
  };
  for (const part of fresh) {
    const text = print(part);
    take(
      part,
      known.find((one) => free.has(one) && print(one) === text),
    );
  }
  let before = -1;
  for (const part of fresh) {
    const next = known[before + 1];
    if (!keys.has(part) && next && free.has(next)) take(part, next);
    const key = keys.get(part);
    before = key === undefined ? before : known.findIndex((one) => one.key === key);
  }
  const used: Part[] = [...known, ...taken];
  return fresh.map((part) => {
    const renamed = { ...part, key: keys.get(part) ?? freeKey(used) };
    used.push(renamed);
    return renamed;
  });
}
