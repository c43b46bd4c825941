/**
 * A word's rendered speech: a man's voice in `/audio/{hash}.mp3`, a woman's in `/audio/{hash}-f.mp3`
 * (`core/voices/rendered.ts`).
 */
export type StoredAudio = {
  /** First 32 hex digits of the SHA-256 of both files, the man's first. */
  hash: string;
  /** Size of the larger file. */
  bytes: number;
  /** Length of the man's speech in milliseconds, without the encoder's padding. */
  ms: number;
  /** Voices and rate that spoke it, e.g. 'espeak-ng he 130 · espeak-ng he+f2 130'. */
  voice: string;
  /** What the voices were given: phonemes or pointed text. */
  spoken: string;
};
/** Rendered speech by `audioKey`. */
export type AudioIndex = Readonly<Record<string, StoredAudio>>;

/** All that decides how a word sounds. */
export type SpokenWord = { pronunciation: string; transcription: string };

/** Key of a word's speech: two words that sound alike by the same points share one. */
export const audioKey = (word: SpokenWord): string => `${word.pronunciation}|${word.transcription}`;
