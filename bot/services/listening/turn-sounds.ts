import { createHash } from 'node:crypto';
import { turnPauseMs } from '../../../core/dialogues/seconds.ts';
import { joinMp3 } from '../../../core/listening/joined-mp3.ts';
import { renderedName } from '../../../core/voices/rendered.ts';
import type { ReadDialogue } from '../../../db/dialogues/read-dialogue.ts';
import { findTurnVoices } from '../../../db/dialogues/turn-voices.ts';
import { type Kept, type ReadableSound, readKept } from '../sounds.ts';
import { type ListeningSounds, readJoinable } from './joinable.ts';

/** Where the sound of each turn is, in their order; undefined for one without. */
export async function findTurnSounds(
  { db }: Pick<ListeningSounds, 'db'>,
  dialogue: ReadDialogue,
): Promise<(Kept | undefined)[]> {
  const heard = await findTurnVoices(db, dialogue);
  return dialogue.turns.map(({ audioHash, speaker }, at): Kept | undefined => {
    const voice = heard[at];
    if (voice) return { hash: voice.hash, in: 'voice' };
    if (audioHash === null) return undefined;
    return { hash: renderedName(audioHash, dialogue.people[speaker].gender), in: 'file' };
  });
}

/** Several turns as one sound; undefined where one of them has none. */
export function joinedTurns(
  deps: ListeningSounds,
  turns: readonly (Kept | undefined)[],
): ReadableSound | undefined {
  const kept = turns.filter((one) => one !== undefined);
  const [only] = kept;
  if (!only || kept.length < turns.length) return undefined;
  if (kept.length === 1) return { hash: only.hash, read: () => readKept(deps, only) };
  const hash = createHash('sha256')
    .update(kept.map((one) => one.hash).join())
    .digest('hex')
    .slice(0, 32);
  return { hash, read };

  async function read() {
    const sounds = await Promise.all(kept.map((one) => readJoinable(deps, one)));
    const parts = sounds.flatMap((sound) => (sound ? [sound.bytes, turnPauseMs] : []));
    return parts.length < 2 * kept.length ? undefined : { bytes: joinMp3(parts), extension: 'mp3' };
  }
}
