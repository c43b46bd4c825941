import * as z from 'zod';
import { letterKinds } from '../letters/content.ts';
import { letterEvents } from '../letters/steps.ts';
import { letterPhases } from '../memory/letters.ts';
import { endpoint } from './endpoint.ts';
import { AwardShape } from './shapes/progress.ts';
import { DateString, EventId, HeardText, LetterKey, Points, RowId, Voice } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();

export const LetterState = z.object({
  phase: z.enum(letterPhases),
  /** 0–1: how sure the learner is; 0 for a new letter, 1 for a known one. */
  sureness: z.number().min(0).max(1),
  /** It is being learned and waits to be asked. */
  isDue: z.boolean(),
  /** From this date on it is asked while it is being learned; today for one that is new or known. */
  due: DateString,
  /** Checked answers, and the misses among them. */
  answers: Count,
  misses: Count,
  /** Known by the learner's own word. */
  isClaimed: z.boolean(),
  /** What was chosen or drawn instead of it, most often first. */
  mixedUpWith: z.array(z.object({ key: LetterKey, letter: z.string(), times: Count })),
});
export type LetterState = z.output<typeof LetterState>;

const Spoken = z.object({
  /** With niqqud, for a voice. */
  text: z.string(),
  transcription: z.string(),
  /** Address of the sound; null when there is none. */
  audio: z.string().nullable(),
  voice: Voice,
});

export const LetterItem = z.object({
  key: LetterKey,
  /** The sign itself; of a point the combining mark alone. */
  letter: z.string(),
  /** As it is shown: a point on a letter. */
  shown: z.string(),
  kind: z.enum(letterKinds),
  /** Russian name, e.g. 'шин'. */
  name: z.string(),
  /** How it is read, in Russian letters. */
  transcription: z.string(),
  hint: z.string(),
  /** Signs that are easily taken for it: alike in print or in cursive, or with the same sound. */
  lookAlikes: z.array(z.string()),
  /** Keys of those alike in print and in cursive, and of those with the same sound. */
  looks: z.object({ print: z.array(LetterKey), cursive: z.array(LetterKey) }),
  soundAlikes: z.array(LetterKey),
  /** Of a final form: the key of its letter. */
  finalOf: LetterKey.nullable(),
  /** The lesson that teaches it; null while that lesson is not published. */
  lessonId: RowId.nullable(),
  /** It stands in words that the learner has learned: they read and write it, whether or not it was asked by itself. */
  isInWords: z.boolean().optional(),
  /** What the learner types instead of it in words; the times of both directions together. */
  typedInstead: z.array(z.object({ key: LetterKey, times: Count })).optional(),
  spokenName: Spoken,
  /** A syllable with it; null for a sign without a sound of its own. */
  sound: Spoken.nullable(),
  /** A word in which it is heard; null while its lesson is not published, or not open to the learner. */
  word: HeardText.nullable(),
  /** Letters that no ear tells from it, each with what helps to choose and a word that has this one and not the other. */
  twins: z.array(
    z.object({
      key: LetterKey,
      /** The sound that they share, in Russian letters; '—' where both are silent. */
      transcription: z.string(),
      hint: z.string(),
      /** The lesson that contrasts the two; null while it is not published. */
      lessonId: RowId.nullable(),
      word: HeardText.nullable(),
    }),
  ),
  state: LetterState,
});
export type LetterItem = z.output<typeof LetterItem>;

export const SaveLetterAnswerRequest = z.object({
  eventId: EventId,
  /** One item; for 'claim' as many as the learner says that they know. */
  letters: z.array(LetterKey).min(1).max(100),
  event: z.enum(letterEvents),
  result: z.enum(['right', 'wrong']).default('right'),
  /** What was chosen or drawn instead. */
  chosen: LetterKey.optional(),
  /** Milliseconds to the answer. */
  ms: z.number().int().min(0).max(86_400_000).optional(),
  /** When it was answered, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveLetterAnswerRequest = z.input<typeof SaveLetterAnswerRequest>;

export const SaveLetterAnswerResponse = z.object({
  /** The items of the answer as they are now. */
  letters: z.array(z.object({ key: LetterKey, state: LetterState })),
  /** The achievement that this answer brought; letters earn no points. */
  awarded: z.array(AwardShape),
  points: Points,
});
export type SaveLetterAnswerResponse = z.output<typeof SaveLetterAnswerResponse>;

export const letterEndpoints = {
  'GET /letters': endpoint({
    summary:
      'Буквы, конечные формы и огласовки: как звучат, как пишутся, с чем их путают, и насколько ученик их знает',
    access: 'learner',
    callsPerMinute: 120,
    response: z.array(LetterItem),
  }),
  'POST /letters/answers': endpoint({
    summary: 'Ответ о букве; повтор события ничего не меняет, баллов не приносит',
    access: 'learner',
    callsPerMinute: 600, // a queue from a long flight comes in a burst
    callsPerDay: 10_000,
    body: SaveLetterAnswerRequest,
    response: SaveLetterAnswerResponse,
  }),
};
