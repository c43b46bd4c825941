import { type AudioIndex, audioKey, type SpokenWord, type StoredAudio } from './audio-index.ts';
import stored from './letters-audio.json' with { type: 'json' };

/** Rendered names and syllables of letters by `audioKey`: a file of its own, because the server reads it at run time. */
export const letterAudioIndex: AudioIndex = stored;

/** The rendered speech of a letter's name or syllable, or undefined when it was never rendered. */
export function findLetterAudio(spoken: SpokenWord): StoredAudio | undefined {
  const key = audioKey(spoken);
  return Object.hasOwn(letterAudioIndex, key) ? letterAudioIndex[key] : undefined;
}
