import type { TakeFlaw } from './flaws.ts';
import type { VoicedKind } from './recording.ts';

/** A take as it is kept, with what was measured of it. */
export type PreparedTake = { bytes: Uint8Array; mime: string; loudness: number; ms: number };

/** Decodes a take, trims and levels it, and encodes it as it is kept; or says why it cannot be kept. */
export type PrepareTake = (
  bytes: Uint8Array,
  item: { kind: VoicedKind; hebrew: string },
) => Promise<{ ok: true; sound: PreparedTake } | { ok: false; flaw: TakeFlaw }>;
