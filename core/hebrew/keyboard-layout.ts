import { judgeTyped, type TypedWord } from './answer.ts';
import { knownWords } from './known/known-words.ts';
import { readWrongLayout } from './wrong-layout.ts';

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
