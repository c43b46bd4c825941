/** A generator of numbers in [0, 1). */
export type Random = () => number;

/**
 * Seeded generator: the same seed gives the same numbers on the server, on the phone and in a test.
 * Source: mulberry32 (Tommy Ettinger, public domain). Good for shuffling questions, not for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns the same items in a random order; every order is equally likely. The list itself is not changed. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
