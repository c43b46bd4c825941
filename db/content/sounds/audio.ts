import stored from './audio.json' with { type: 'json' };
import { type AudioIndex, audioKey, type SpokenWord, type StoredAudio } from './audio-index.ts';

export const audioIndex: AudioIndex = stored;

/** The rendered speech of a word of the course, or undefined for words that were never rendered. */
export function findStoredAudio(word: SpokenWord): StoredAudio | undefined {
  return Object.hasOwn(audioIndex, audioKey(word)) ? audioIndex[audioKey(word)] : undefined;
}
