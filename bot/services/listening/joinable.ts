import { joinableMs, type RecodeSound } from '../../../core/listening/joined-mp3.ts';
import { type Kept, readKept, type StoredSounds } from '../sounds.ts';

/** What the sounds of a listening file need. */
export type ListeningSounds = StoredSounds & { recodeSound?: RecodeSound };

/** A sound in the format of joined files, and its length. */
export type Joinable = { bytes: Uint8Array; ms: number };

/** Reads a kept sound, in that format if need be; undefined where there is none. */
export async function readJoinable(deps: ListeningSounds, kept: Kept): Promise<Joinable | undefined> {
  const bytes = (await readKept(deps, kept))?.bytes;
  if (!bytes) return undefined;
  const ms = joinableMs(bytes);
  if (ms !== undefined) return { bytes, ms };
  const recoded = await deps.recodeSound?.(bytes);
  const recodedMs = recoded && joinableMs(recoded);
  return recoded && recodedMs !== undefined ? { bytes: recoded, ms: recodedMs } : undefined;
}
