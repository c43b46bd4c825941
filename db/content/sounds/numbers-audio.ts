import type { Piece } from '../../../core/numbers/pieces.ts';
import { type AudioIndex, audioKey } from './audio-index.ts';
import stored from './numbers-audio.json' with { type: 'json' };

/** Rendered parts of numbers by `audioKey`: a file of its own, because the server reads it at run time. */
export const numberAudioIndex: AudioIndex = stored;

/** Address of the speech of a part of a number; null when it was never rendered. */
export function numberAudio({ pointed: pronunciation, transcription }: Piece): string | null {
  const key = audioKey({ pronunciation, transcription });
  const audio = Object.hasOwn(numberAudioIndex, key) ? numberAudioIndex[key] : undefined;
  return audio ? `/audio/${audio.hash}.mp3` : null;
}
