import { stripNiqqud } from '../../hebrew/niqqud.ts';
import type { SentenceContent } from '../content.ts';
import { cleanText } from './clean-text.ts';

const formLine = ({ hebrew, pronunciation, transcription, russian }: SentenceContent): string =>
  [pronunciation || hebrew, transcription, russian].join(' / ');

/**
 * A sentence in one line, as files and editors write it: `הִנֵּה מַתָּנָה! / һинэ́ матана́ / Вот подарок!`. The Hebrew has its
 * niqqud; without it the letters are known and the pronunciation is empty. Its other form follows behind two slashes:
 * ` // ж: ` where a woman says or hears it, ` // м: ` where a man.
 */
export function printSentence(sentence: SentenceContent): string {
  const { feminine, masculine } = sentence;
  const others = [
    ...(feminine ? [` // ж: ${formLine(feminine)}`] : []),
    ...(masculine ? [` // м: ${formLine(masculine)}`] : []),
  ];
  return formLine(sentence) + others.join('');
}

/** The sentence of a line, or undefined when it, or its other form, has not three parts. */
export function readSentence(line: string): SentenceContent | undefined {
  const [written = '', ...others] = cleanText(line, 'word').split(/\s*\/\/\s*/);
  const own = readForm(written);
  if (!own) return undefined;
  const sentence = { ...own };
  for (const other of others) {
    const [, gender, text = ''] = /^([жм])\s*:\s*(.+)$/su.exec(other) ?? [];
    const form = readForm(text);
    const name = gender === 'ж' ? 'feminine' : 'masculine';
    if (!form || sentence[name]) return undefined;
    sentence[name] = form;
  }
  return sentence;
}

/** What follows the second slash is the Russian. */
function readForm(line: string): SentenceContent | undefined {
  const [, written = '', transcription = '', russian = ''] = /^([^/]+)\/([^/]+)\/(.+)$/s.exec(line) ?? [];
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
