/** What decides where a row is shown among its siblings: its place, then its id. */
export type Placed = { id: number; position: number; deletedAt: Date | null };

const isBefore = (one: Placed, other: Placed): boolean =>
  one.position < other.position || (one.position === other.position && one.id < other.id);

/**
 * Places for siblings in the order in which they should be shown. If all are stored and already in that order they keep
 * their places; otherwise they take the preferred ones, each raised above the previous one where necessary. `rows` are
 * undefined for siblings that are new.
 */
export function positionsFor(rows: readonly (Placed | undefined)[], preferred: readonly number[]): number[] {
  const living = rows.flatMap((row) => (row && row.deletedAt === null ? [row] : []));
  const isInOrder = living.every((row, index) => {
    const before = living[index - 1];
    return before === undefined || isBefore(before, row);
  });
  if (isInOrder && living.length === rows.length) return living.map((row) => row.position);
  let last = Number.NEGATIVE_INFINITY;
  return preferred.map((place) => {
    last = Math.max(last + 1, place);
    return last;
  });
}
