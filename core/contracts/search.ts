import * as z from 'zod';
import { readingSources } from '../hebrew/analysis/lexicon.ts';
import { maxTextLetters } from '../hebrew/analysis/text-limits.ts';
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

/** One way to read a Hebrew word. */
export const SearchReading = z.object({
  /** The word as its source has it, plain letters: of a verb the infinitive. */
  base: z.string(),
  /** The written word with niqqud, and how it is heard; null where that is not known for sure. */
  pronunciation: z.string().nullable(),
  transcription: z.string().nullable(),
  /** What the base means; null where no source tells. */
  russian: z.string().nullable(),
  /** What stands before it, in Russian: «и в»; null where nothing does. */
  added: z.string().nullable(),
  /** Which form of its base it is, in Russian: «я шёл / шла, от ללכת»; of a name what it names: «город»; null where it is the base itself. */
  form: z.string().nullable(),
  source: z.enum(readingSources),
  /** False where it can be read in another way, or a rule was guessed with. */
  certain: z.boolean(),
  /** A dictionary and its licence, where it has to be named. */
  credit: z.string().nullable(),
  /** The words of the course that it is of. */
  words: z.array(RowId),
});
export type SearchReading = z.output<typeof SearchReading>;

/** Longest text that is read word by word, in characters. */
export const ReadTextRequest = z.object({ text: text(maxTextLetters) });

/** How well the learner knows a word of a text: 'new' is of an open lesson, a 'name' not to be learned, 'unknown' not of the course. */
export const Knowledge = z.enum(['known', 'due', 'new', 'locked', 'name', 'unknown']);
export type Knowledge = z.output<typeof Knowledge>;

export const ReadTextResponse = z.object({
  /** Each written word, or phrase of the course, once, in the order of the text. */
  words: z.array(
    z.object({
      text: z.string(),
      /** How often it is in the text. */
      count: z.number().int().positive(),
      knowledge: Knowledge,
      /** Likeliest first; none where nothing is known of it, and of locked words. */
      readings: z.array(SearchReading),
    }),
  ),
  /** The text as places in `words`. */
  order: z.array(z.number().int().nonnegative()),
});
export type ReadTextResponse = z.output<typeof ReadTextResponse>;

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
      'Слова курса по любой форме и на слух, о закрытых только урок; как читается слово; не больше трёх правил',
    access: 'learner',
    query: z.object({ q: text(100) }),
    response: z.object({
      matches: z.array(SearchMatch),
      /** Of a Hebrew word, likeliest first; none for other texts. */
      readings: z.array(SearchReading),
      rules: z.array(FoundRule),
    }),
  }),
  'POST /search/text': endpoint({
    summary:
      'Текст на иврите по словам: как читается каждое и знает ли его ученик; закрытые слова без перевода',
    access: 'learner',
    callsPerMinute: 20,
    body: ReadTextRequest,
    response: ReadTextResponse,
  }),
  'GET /search/words': endpoint({
    summary: 'Слова открытых уроков с глаголами, чтобы искать без сети',
    access: 'learner',
    callsPerMinute: 10,
    response: SearchWordsResponse,
  }),
};
