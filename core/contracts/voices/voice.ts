import * as z from 'zod';
import { formKeys } from '../../hebrew/conjugation/forms.ts';
import { endpoint } from '../endpoint.ts';
import { RowIdInPath, text } from '../shapes/shared.ts';

/** What was heard in a recording. */
export const Heard = z.object({
  /** Empty when no speech was heard. */
  transcript: z.string(),
  /** 0 to 1, the recogniser's confidence in its text; null when it gives none. Not a score for the pronunciation. */
  confidence: z.number().min(0).max(1).nullable(),
  confidenceKind: z.enum(['provider', 'logprob', 'none']),
  /** Other readings, most likely first. */
  alternatives: z.array(z.string()),
});
export type Heard = z.output<typeof Heard>;

const SentenceNumber = z.coerce.number().int().min(0).max(9);

/** What a voice may be asked to say: a word or a short phrase, never a text. */
const HebrewText = text(100).regex(/[א-ת]/);

export const voiceEndpoints = {
  /** Returns the sound itself. */
  'GET /google-tts': endpoint({
    summary: 'Звук слова открытого урока или приветствия из настроек',
    access: 'learner',
    servedBy: 'voice',
    query: z.object({ text: HebrewText, lang: z.literal('he-IL').default('he-IL') }),
  }),
  /**
   * Takes multipart/form-data with the recording as `file`, at most 1 MB and 15 seconds. The response fields are in its
   * envelope and, for SPEC's own client, also next to it.
   */
  'POST /stt': endpoint({
    summary: 'Текст записи слова; без распознавателя отвечает 503 stt_not_configured',
    access: 'public',
    servedBy: 'voice',
    maxBodyBytes: 1_114_112,
    form: z.object({}),
    response: Heard,
  }),
  /** Returns the sound itself, or its location. */
  'GET /audio/{lessonId}/{wordId}': endpoint({
    summary: 'Звук слова; закрытый урок отвечает 403 premium_required',
    access: 'signed',
    servedBy: 'voice',
    params: z.object({ lessonId: RowIdInPath, wordId: RowIdInPath }),
    query: z.object({
      /** A form of the word's verb in place of the word. */
      form: z.enum(formKeys).optional(),
      /** Number of a sentence, counted from 0: one with the word, or one that shows what the lesson teaches. */
      example: SentenceNumber.optional(),
      proof: SentenceNumber.optional(),
      /** The other form of the sentence: that of the other gender. */
      other: z.literal('1').optional(),
      /** Which of the embedded voices, where one has to say it: a man's by default. */
      voice: z.enum(['f', 'm']).optional(),
      until: z.string().max(16).optional(),
      signature: z.string().max(64).optional(),
    }),
  }),
};
