import * as z from 'zod';
import { formKeys } from '../hebrew/conjugation/forms.ts';
import { barePreposition, endingKeys } from '../hebrew/forms/ending-keys.ts';
import { Word } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { RowId, text } from './shapes/shared.ts';

/** Which form of its word a text is. */
export const WordFormKeyShape = z.enum([
  'word',
  'plural',
  'feminine',
  'feminine.plural',
  'joined',
  ...formKeys,
  ...endingKeys.map((key) => `preposition.${key}` as const),
  barePreposition,
]);

/** A word of the course that was looked for. */
export const SearchMatch = z.object({
  lesson: z.object({ id: RowId, number: z.number().int(), name: z.string() }),
  /** Null where its lesson is locked. */
  word: Word.nullable(),
  /** The Russian pair of a verb, as it is shown; null for other words and for locked ones. */
  pair: z.string().nullable(),
  /**
   * The forms of the word that were looked for, pointed; none where it is the word as it is taught. Before them the
   * infinitive of a verb that is taught by another form.
   */
  forms: z.array(
    z.object({ key: WordFormKeyShape, pointed: z.string(), transcription: z.string().nullable() }),
  ),
});
export type SearchMatch = z.output<typeof SearchMatch>;

export const searchEndpoints = {
  'GET /search': endpoint({
    summary: 'Слова курса по любой форме на иврите или по-русски и на слух; о закрытых только урок',
    access: 'learner',
    query: z.object({ q: text(100) }),
    response: z.object({ matches: z.array(SearchMatch) }),
  }),
};
