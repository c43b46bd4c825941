/** A list as a path shows it: what is behind and what is far ahead is folded. */
export type Folded<Item> = { behind: readonly Item[]; shown: readonly Item[]; ahead: readonly Item[] };

/** Items that stand after the current one. */
const shownAhead = 2;
/** The row of a fold is nearly as high as an item: a single one is not folded. */
const leastFolded = 2;

/**
 * Folds the done items before the current one, and those that are further ahead than the next two. Without a current item
 * all are shown.
 */
export function foldAround<Item>(
  items: readonly Item[],
  current: Item | undefined,
  isDone: (item: Item) => boolean,
): Folded<Item> {
  const place = current === undefined ? -1 : items.indexOf(current);
  if (place < 0) return { behind: [], shown: items, ahead: [] };
  const behind = worthFolding(items.slice(0, place).filter(isDone));
  const ahead = worthFolding(items.slice(place + 1 + shownAhead));
  const shown = items.filter((item) => !behind.includes(item) && !ahead.includes(item));
  return { behind, shown, ahead };
}

function worthFolding<Item>(items: Item[]): Item[] {
  return items.length < leastFolded ? [] : items;
}
