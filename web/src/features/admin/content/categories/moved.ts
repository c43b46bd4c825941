/** The list with one thing moved by so many places; a move past either end changes nothing. */
export function moved<T>(list: readonly T[], place: number, by: number): T[] {
  const to = place + by;
  const copy = [...list];
  if (place < 0 || to < 0 || place >= copy.length || to >= copy.length) return copy;
  const [taken] = copy.splice(place, 1);
  if (taken !== undefined) copy.splice(to, 0, taken);
  return copy;
}
