/** What Telegram says about a person, as it is stored. */
export type Person = {
  id: number;
  /** '' where none is left. */
  firstName: string;
  lastName?: string | undefined;
  username?: string | undefined;
  languageCode?: string | undefined;
};

/** Characters kept of a field; Telegram's own limits lie far below. */
const longestName = 256;
const longestCode = 64;

/**
 * Reads Telegram's user object, of a launch and of an update alike, so that the same people get in by both. Only the id
 * decides: a field that is missing, of another type or longer than ever seen (language packs of one's own have any code)
 * costs that field, never the person. Returns undefined for whatever has no id.
 */
export function readPerson(user: unknown): Person | undefined {
  const { id, first_name, last_name, username, language_code } = Object(user) as Record<string, unknown>;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id <= 0) return undefined;
  return {
    id,
    firstName: storable(first_name, longestName) ?? '',
    lastName: storable(last_name, longestName),
    username: storable(username, longestCode),
    languageCode: storable(language_code, longestCode),
  };
}

/** Without what Postgres refuses: NUL and lone surrogates; undefined for what is no text, and for an empty one. */
function storable(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.replaceAll('\0', '').slice(0, longest).toWellFormed() || undefined;
}
