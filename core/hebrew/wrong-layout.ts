/** Keys of a computer keyboard in the order of the Israeli standard layout (SI 1452), and what other layouts type with them. */
const hebrew = "/'קראטוןםפשדגכעיחלךף,זסבהנמצתץ.";
const english = "qwertyuiopasdfghjkl;'zxcvbnm,./";
const russian = 'йцукенгшщзфывапролджэячсмитьбю.';

const hebrewKeys: ReadonlyMap<string, string> = new Map(
  [english, russian].flatMap((layout) => [...layout].map((key, at) => [key, hebrew[at] ?? ''] as const)),
);

/**
 * Reads a word that was typed with the Russian or English layout as the Hebrew keys it stands for: 'akuo' and 'флгщ' are
 * שלום. Returns null for a text with Hebrew letters, or with a character that no such key types.
 */
export function readWrongLayout(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === '' || /[א-ת]/u.test(typed)) return null;
  const read = [...typed].map((char) => (char === ' ' ? ' ' : hebrewKeys.get(char)));
  if (read.some((letter) => letter === undefined)) return null;
  return read.join('');
}
