const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/**
 * Replaces the random ids of a recording, so that two recordings are equal: the first one that is seen becomes
 * 00000000-0000-4000-8000-000000000001, the next one …2. Each id gets the same replacement wherever it occurs.
 */
export function createStableIds(): (text: string) => string {
  const replaced = new Map<string, string>();
  return (text) =>
    text.replace(uuid, (id) => {
      const known =
        replaced.get(id) ?? `00000000-0000-4000-8000-${String(replaced.size + 1).padStart(12, '0')}`;
      replaced.set(id, known);
      return known;
    });
}
