import { joinableMs, type RecodeSound } from '../../../core/listening/joined-mp3.ts';
import { type Kept, readKept, type StoredSounds } from '../sounds.ts';

/** What the sounds of a listening file need. */
export type ListeningSounds = StoredSounds & { recodeSound?: RecodeSound };

/** A sound in the format of joined files, and its length. */
export type Joinable = { bytes: Uint8Array; ms: number };

/** Reads a kept sound, brought to that format and to the loudness of the others; undefined where there is none. */
export async function readJoinable(deps: ListeningSounds, kept: Kept): Promise<Joinable | undefined> {
  const read = (await readKept(deps, kept))?.bytes;
  const bytes = read && deps.recodeSound ? await deps.recodeSound(read) : read;
  const ms = bytes && joinableMs(bytes);
  return bytes && ms !== undefined ? { bytes, ms } : undefined;
}
