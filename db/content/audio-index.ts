/** A word's rendered speech: the file is `/audio/{hash}.mp3`. */
export type StoredAudio = {
  /** First 32 hex digits of the SHA-256 of the file. */
  hash: string;
  bytes: number;
  /** Length of the speech in milliseconds, without the encoder's padding. */
  ms: number;
  /** Voice and rate that spoke it, e.g. 'espeak-ng he 130'. */
  voice: string;
  /** What the voice was given: phonemes or pointed text. */
  spoken: string;
};
/** Rendered speech by `audioKey`. */
export type AudioIndex = Readonly<Record<string, StoredAudio>>;

/** All that decides how a word sounds. */
export type SpokenWord = { pronunciation: string; transcription: string };

/** Key of a word's speech: two words that sound alike by the same points share one. */
export const audioKey = (word: SpokenWord): string => `${word.pronunciation}|${word.transcription}`;
