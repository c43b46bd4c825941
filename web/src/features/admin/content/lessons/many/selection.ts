/** Lessons that are selected, and the one from which a range goes on. */
export type Selection = { ids: ReadonlySet<number>; last: number | null };

export const nothing: Selection = { ids: new Set(), last: null };

/** Takes a lesson in or out; a range goes on from it. */
export function toggled({ ids }: Selection, id: number): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, last: id };
}

/**
 * Takes in everything between the last one and this one, both included, as they are shown now. The last one may be out
 * of view by now: then this one alone is taken in.
 */
export function extendedTo({ ids, last }: Selection, id: number, shown: readonly number[]): Selection {
  const [from, to] = [shown.indexOf(last ?? id), shown.indexOf(id)];
  const between = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...between]), last: id };
}

/** Takes in all of these. */
export const withAll = ({ ids, last }: Selection, more: readonly number[]): Selection => ({
  ids: new Set([...ids, ...more]),
  last,
});

/** How many of the selected are not among what is shown. */
export const hiddenCount = ({ ids }: Selection, shown: readonly number[]): number =>
  ids.size - shown.filter((id) => ids.has(id)).length;
