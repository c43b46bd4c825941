import * as z from 'zod';
import { binyanim, formKeys } from '../hebrew/conjugation/forms.ts';
import { barePreposition, endingKeys } from '../hebrew/forms/ending-keys.ts';
import { Word } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { RuleItem } from './rules.ts';
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

/** A rule that a text asks for; of a locked lesson it is named by its title, as everywhere. */
export const FoundRule = RuleItem.pick({
  id: true,
  key: true,
  title: true,
  theme: true,
  lessonId: true,
  isLocked: true,
});
export type FoundRule = z.output<typeof FoundRule>;

/** A word as a device searches it by itself. */
const SearchedWord = Word.pick({
  id: true,
  hebrew: true,
  pronunciation: true,
  transcription: true,
  russian: true,
  gender: true,
  plural: true,
  feminine: true,
  variants: true,
}).extend({ lessonId: RowId });

const Part = z.string().nullable();

/** A verb by its principal parts: its forms follow from them (core/hebrew/conjugation/verb.ts). */
const SearchedVerb = z.object({
  key: z.string(),
  root: z.string(),
  binyan: z.enum(binyanim),
  ...{ past: Part, present: Part, future: Part, infinitive: Part },
  imperfective: z.string(),
  perfective: z.string().nullable(),
  exceptions: z
    .array(z.object({ key: z.enum(formKeys), pointed: z.string().nullable(), why: z.string() }))
    .readonly()
    .optional(),
  homographs: z.array(z.string()).readonly().optional(),
});

/** In the order of the course. */
export const SearchWordsResponse = z.object({
  words: z.array(SearchedWord),
  verbs: z.array(SearchedVerb),
});
export type SearchWordsResponse = z.output<typeof SearchWordsResponse>;

export const searchEndpoints = {
  'GET /search': endpoint({
    summary:
      'Слова курса по любой форме на иврите или по-русски и на слух, о закрытых только урок; не больше трёх правил',
    access: 'learner',
    query: z.object({ q: text(100) }),
    response: z.object({ matches: z.array(SearchMatch), rules: z.array(FoundRule) }),
  }),
  'GET /search/words': endpoint({
    summary: 'Слова открытых уроков с глаголами, чтобы искать без сети',
    access: 'learner',
    callsPerMinute: 10,
    response: SearchWordsResponse,
  }),
};
