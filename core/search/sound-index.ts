import type { Answer } from './gloss-index.ts';
import { keysOfTranscription } from './heard-as.ts';
import { isOneEditAway } from './one-edit.ts';
import { ranks } from './ranks.ts';

/** A transcription and what is read so. */
export type Reading<T> = { of: T; transcription: string };

export type SoundIndex<T> = {
  /** What is read as one of the keys of `heard-as.ts`; of several readings of a key the best one. */
  whole(keys: readonly string[]): Answer<T>[];
  beginnings(keys: readonly string[]): Answer<T>[];
  /** What is read as one of the keys but for one sound; none for short ones. */
  slips(keys: readonly string[]): Answer<T>[];
};

const shortestBeginning = 3;
const shortestSlip = 5;

/** An index of transcriptions by what is heard. */
export function createSoundIndex<T>(readings: readonly Reading<T>[]): SoundIndex<T> {
  const byKey = new Map<string, T[]>();
  for (const { of, transcription } of readings) {
    for (const key of keysOfTranscription(transcription)) {
      const known = byKey.get(key);
      if (known) known.push(of);
      else byKey.set(key, [of]);
    }
  }
  const among = (keys: readonly string[], rank: number, isMeant: (key: string, asked: string) => boolean) =>
    [...byKey].flatMap(([key, all]) =>
      keys.some((asked) => isMeant(key, asked)) ? all.map((of) => ({ of, rank })) : [],
    );
  return {
    whole: (keys) => keys.flatMap((key) => (byKey.get(key) ?? []).map((of) => ({ of, rank: ranks.sound }))),
    beginnings: (keys) =>
      among(
        keys,
        ranks.soundBeginning,
        (key, asked) => asked.length >= shortestBeginning && key.startsWith(asked),
      ),
    slips: (keys) =>
      among(
        keys,
        ranks.soundSlip,
        (key, asked) => Math.min(key.length, asked.length) >= shortestSlip && isOneEditAway(key, asked),
      ),
  };
}
