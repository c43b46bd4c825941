import type { RenderedSounds } from '../../core/ports.ts';
import { audioTypeOf } from '../../core/speech/magic.ts';
import { choiceFor, isHeardFirst } from '../../core/voices/choice.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { renderedGender, renderedName } from '../../core/voices/rendered.ts';
import type { Db } from '../../db/connection/client.ts';
import { audioKey, type SpokenWord } from '../../db/content/sounds/audio-index.ts';
import { readAudioBlob } from '../../db/course/audio.ts';
import type { LessonWord } from '../../db/course/lessons.ts';
import { readOwnRecording } from '../../db/own-words/sounds.ts';
import { type Chosen, type HeardVoice, heardAmong } from '../../db/voices/heard.ts';
import { type ItemVoices, readVoiceSound } from '../../db/voices/lookup.ts';

/** Where sounds are kept: in the database and in files. */
export type StoredSounds = { db: Db; sounds?: RenderedSounds };

/** The fields of a word that lead to its sound. */
export type Sounding = Pick<LessonWord, 'audioHash' | 'audioBlobHash' | 'pronunciation' | 'transcription'>;

export type WordSound = { hash: string; bytes: Uint8Array; extension: string };

/** A sound whose `hash` follows from its content. */
export type ReadableSound = {
  hash: string;
  read: () => Promise<Pick<WordSound, 'bytes' | 'extension'> | undefined>;
};

/** Where a sound is kept: `voice` for what a person or a cloud voice has said, 'upload' (an admin's, or a learner's of their own word), 'file'. */
export type Kept = { hash: string; in: 'voice' | 'upload' | 'file' };

/**
 * The sound of a word that was stored with it, an uploaded one first; undefined where a voice would have to make it.
 * Speakers may take their recordings back, so these stay out of files that a learner keeps.
 */
export async function readWordSound(
  deps: StoredSounds,
  word: Pick<Sounding, 'audioHash' | 'audioBlobHash'>,
): Promise<WordSound | undefined> {
  const kept = keptSound(word, undefined);
  return kept && readKept(deps, kept);
}

/** As the mini-app plays it: a person, an uploaded sound, Google's voice, the rendered file. */
function keptSound(
  { audioHash, audioBlobHash }: Pick<Sounding, 'audioHash' | 'audioBlobHash'>,
  heard: HeardVoice | undefined,
): Kept | undefined {
  if (heard && isHeardFirst(heard.voice, audioBlobHash !== null)) return { hash: heard.hash, in: 'voice' };
  if (audioBlobHash !== null) return { hash: audioBlobHash, in: 'upload' };
  return audioHash === null ? undefined : { hash: audioHash, in: 'file' };
}

/**
 * Where the sound of a text is that a listener hears, by the published voices of these texts. `spokenBy` is who says it,
 * where only a woman or only a man does.
 */
export const chosenSound =
  (voices: ReadonlyMap<string, ItemVoices>, chosen: Chosen) =>
  (text: Omit<Sounding, 'audioBlobHash'> & Partial<Sounding>, spokenBy?: VoiceGender): Kept | undefined => {
    const { audioHash, audioBlobHash = null } = text;
    const kept = keptSound({ audioHash, audioBlobHash }, heardAmong(voices, chosen)(text, spokenBy));
    return kept?.in === 'file' ? embeddedSound(text, chosen, spokenBy) : kept;
  };

/** The same in the embedded voices alone. */
export function embeddedSound(
  text: SpokenWord & Pick<Sounding, 'audioHash'>,
  { choice, again }: Chosen,
  spokenBy?: VoiceGender,
): Kept | undefined {
  if (text.audioHash === null) return undefined;
  const listening = { choice: choiceFor(choice, spokenBy), again, key: audioKey(text) };
  return { hash: renderedName(text.audioHash, renderedGender(listening)), in: 'file' };
}

/** The bytes of a sound; undefined where there are none, or of no known format. */
export async function readKept(
  { db, sounds }: StoredSounds,
  { hash, in: place }: Kept,
): Promise<WordSound | undefined> {
  const bytes =
    place === 'file'
      ? await sounds?.(hash)
      : (await (place === 'upload' ? readUpload : readVoiceSound)(db, hash))?.bytes;
  const type = bytes && audioTypeOf(bytes);
  return type ? { hash, bytes, extension: type.extension } : undefined;
}

const readUpload = async (db: Db, hash: string): Promise<{ bytes: Uint8Array } | undefined> =>
  (await readAudioBlob(db, hash)) ?? readOwnRecording(db, hash);
