import * as z from 'zod';

/** Text from outside: bounded, well-formed (no lone surrogates) and without NUL, which Postgres would refuse. */
export function text(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'malformed text');
}

/** A Telegram user id: a JSON number below 2^53. */
export const UserId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A row id of ours (32-bit). */
export const RowId = z.number().int().positive().max(2_147_483_647);

/** The same ids as they appear in a path: a string of digits. */
export const UserIdInPath = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(UserId);
export const RowIdInPath = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(RowId);

/** Client-made name of one event (answer, reset): 1 to 64 characters of A-Z a-z 0-9 _ -. */
export const EventId = z.string().regex(/^[\w-]{1,64}$/);

/** IANA zone name, e.g. 'Asia/Jerusalem'; `canonicalTimeZone` decides whether the runtime knows it. */
export const TimeZoneName = z.string().regex(/^[A-Za-z0-9_+\-/]{1,64}$/);

export const Points = z.number().int().nonnegative();
export const DateString = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const DateInQuery = z.iso.date().regex(/^20/);
/** Days of the asking admin's zone, both included; a missing one leaves that side open. */
export const PeriodInQuery = { from: DateInQuery.optional(), to: DateInQuery.optional() };

/**
 * Who says it: a speaker, Google's voice, or a synthesised voice of the owner's by its name; missing for the embedded
 * voice, and where only the sound itself tells.
 */
export const Voice = z.union([z.enum(['human', 'google']), z.object({ synthesis: z.string() })]).optional();

/** Name of a letter or point, e.g. 'shin'. */
export const LetterKey = z.string().regex(/^[a-z][a-z-]{1,30}$/);

/** A word or sentence that can be heard. */
export const HeardText = z.object({
  /** Plain letters. */
  hebrew: z.string(),
  /** The same with niqqud. */
  pronunciation: z.string(),
  transcription: z.string(),
  russian: z.string(),
  /** Address of the sound; null when there is none. */
  audio: z.string().nullable(),
  voice: Voice,
});
