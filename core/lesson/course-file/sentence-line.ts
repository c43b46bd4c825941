import { stripNiqqud } from '../../hebrew/niqqud.ts';
import type { SentenceContent } from '../content.ts';
import { cleanText } from './clean-text.ts';

/**
 * A sentence in one line, as files and editors write it: `הִנֵּה מַתָּנָה! / һинэ́ матана́ / Вот подарок!`. The Hebrew has its
 * niqqud; without it the letters are known and the pronunciation is empty.
 */
export const printSentence = ({ hebrew, pronunciation, transcription, russian }: SentenceContent): string =>
  [pronunciation || hebrew, transcription, russian].join(' / ');

/** The sentence of a line, or undefined when it has not three parts; what follows the second slash is the Russian. */
export function readSentence(line: string): SentenceContent | undefined {
  const [, written = '', transcription = '', russian = ''] =
    /^([^/]+)\/([^/]+)\/(.+)$/s.exec(cleanText(line, 'word')) ?? [];
  const pronunciation = written.trim();
  const hebrew = stripNiqqud(pronunciation);
  if (hebrew === '' || transcription.trim() === '' || russian.trim() === '') return undefined;
  return {
    hebrew,
    pronunciation: pronunciation === hebrew ? '' : pronunciation,
    transcription: transcription.trim(),
    russian: russian.trim(),
  };
}
