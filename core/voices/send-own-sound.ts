/** A recording of a learner's own word: kept, or refused with a Russian text that says what to do. */
export type OwnSoundOutcome = { ok: true } | { ok: false; code: string; message: string };

/**
 * Hands the recording of an own word to the function that prepares and keeps it. Throws DomainError 'upstream'
 * take_not_sent when it is not reached in time.
 */
export type SendOwnSound = (
  sound: { userId: number; zone: string; wordId: number; bytes: Uint8Array },
  deadline: AbortSignal,
) => Promise<OwnSoundOutcome>;
