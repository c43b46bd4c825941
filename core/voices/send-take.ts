import type { RecordingStatus } from './recording.ts';

/** What became of a take: kept, or refused with a code whose Russian text says what to do. */
export type TakeOutcome =
  | { ok: true; take: { id: number; status: RecordingStatus; doubt: string | null } }
  | { ok: false; code: string; message: string };

/**
 * Hands a speaker's take to the function that prepares and keeps it. Throws DomainError 'upstream' take_not_sent when it
 * is not reached in time.
 */
export type SendTake = (
  take: { speakerId: number; zone: string; key: string; bytes: Uint8Array },
  deadline: AbortSignal,
) => Promise<TakeOutcome>;
