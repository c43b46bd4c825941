import type { ChunkPart } from '../content.ts';
import { cleanText } from './clean-text.ts';

/** A word of a phrase in one line, as files and editors write it: `בֶּן / сын`. */
export const printPart = ({ pronunciation, russian }: ChunkPart): string => `${pronunciation} / ${russian}`;

/** The part of a line, or undefined without a Hebrew word and a slash; what follows it is the Russian, which may be missing. */
export function readPart(line: string): ChunkPart | undefined {
  const [, written = '', russian = ''] = /^([^/]+)\/(.*)$/s.exec(line) ?? [];
  const pronunciation = cleanText(written, 'hebrew');
  return pronunciation === '' ? undefined : { pronunciation, russian: cleanText(russian, 'gloss') };
}
