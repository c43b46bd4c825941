/** Something among its siblings, and whether an admin or what stands in it keeps it where it is. */
export type Sibling = { key: string; position: number; isKept: boolean };

/**
 * The order of siblings after an update: those of the content in its order, and each that is kept after the one that it
 * stood behind, as far as that is still here. `standing` are in their present order, `wanted` in the content's.
 */
export function orderSiblings(standing: readonly Sibling[], wanted: readonly string[]): string[] {
  const kept = new Set(standing.filter(({ isKept }) => isKept).map(({ key }) => key));
  const order = wanted.filter((key) => !kept.has(key));
  for (const [at, { key, isKept }] of standing.entries()) {
    if (!isKept) continue;
    const before = standing.slice(0, at).findLast((other) => order.includes(other.key));
    order.splice(before ? order.indexOf(before.key) + 1 : 0, 0, key);
  }
  return order;
}

/**
 * Positions for siblings in this order: those that the content names, raised where one that is kept needs the place. One
 * that is kept at the end may stand further away.
 */
export function positionSiblings(
  order: readonly string[],
  { standing, placeOf }: { standing: readonly Sibling[]; placeOf: (key: string) => number },
): Map<string, number> {
  const kept = new Map(standing.filter(({ isKept }) => isKept).map((one) => [one.key, one.position]));
  let last = -1;
  return new Map(
    order.map((key, at) => {
      const own = kept.get(key);
      const isAtEnd = order.slice(at).every((other) => kept.has(other));
      const place = own === undefined ? placeOf(key) : isAtEnd ? own : 0;
      last = Math.max(last + 1, place);
      return [key, last] as const;
    }),
  );
}
