import { judgeTyped, type TypedWord } from './answer.ts';
import { knownWords } from './known/known-words.ts';

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
function readWrongLayout(text: string): string | null {
  const typed = text.trim().toLowerCase();
  if (typed === '' || /[א-ת]/u.test(typed)) return null;
  const read = [...typed].map((char) => (char === ' ' ? ' ' : hebrewKeys.get(char)));
  if (read.some((letter) => letter === undefined)) return null;
  return read.join('');
}

/** Shorter words of Russian and English stand for Hebrew ones too often. */
const tellingLetters = 3;

/**
 * Returns what to judge of a text that answers the question about the word: the Hebrew that a wrong layout stands for
 * when that is the word or nearly, or another word of the course, the text itself otherwise.
 */
export function typedInAnyLayout(text: string, word: TypedWord): string {
  const read = readWrongLayout(text);
  if (read === null) return text;
  const isOther = read.length >= tellingLetters && knownWords(read).length > 0;
  return isOther || judgeTyped(read, word).verdict !== 'wrong' ? read : text;
}
