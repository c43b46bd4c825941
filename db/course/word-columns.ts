import type { ChunkPart, WordContent } from '../../core/lesson/content.ts';
import { sentenceContents } from './sentences.ts';
import { ownVerbLine } from './verbs.ts';

/** The parts of a phrase as the course has them; the database returns their fields in an order of its own. */
export const partContents = (parts: readonly ChunkPart[] = []): ChunkPart[] =>
  parts.map(({ pronunciation, russian }) => ({ pronunciation, russian }));

/** What a word of a course file says about its row, beside its place; its sentences are without their sounds. */
export const wordColumns = (word: WordContent) => ({
  hebrew: word.hebrew,
  pronunciation: word.pronunciation,
  transcription: word.transcription,
  transcriptionKept: word.transcriptionKept ?? false,
  russian: word.russian,
  gender: word.gender ?? null,
  plural: word.plural ?? null,
  feminine: word.feminine ?? null,
  variants: [...(word.variants ?? [])],
  verb: word.verb ? ownVerbLine(word, word.verb) : null,
  parts: partContents(word.parts),
  examples: sentenceContents(word.examples ?? []),
});
