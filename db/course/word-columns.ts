import type { WordContent } from '../../core/lesson/content.ts';

/** What a word of a course file stores in its row, beside its place. */
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
});
