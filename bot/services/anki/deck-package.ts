// The build without worker threads: the other one cannot share a file with the bundler's banner.
import { strToU8, type Zippable, zipSync } from 'fflate/browser';
import { ankiGuid, type ExportedWord, exportedFields } from '../../../core/memory/export.ts';
import { createCollection } from './collection.ts';

/** A sound of the deck with its file name. */
export type DeckSound = { name: string; bytes: Uint8Array };

export type DeckWord = ExportedWord & {
  /** ISO; when the word was changed, if ever. */
  editedAt: string | null;
};

/**
 * The words as an .apkg, the package that every version of Anki imports: notes with two cards each, and the sounds that
 * `soundOf` returns. A word keeps its identity and the time of its last change from file to file: a later import adds new
 * words, brings corrections of ours, and leaves alone what the learner has changed since.
 */
export async function packDeck(
  words: readonly DeckWord[],
  soundOf: (word: DeckWord) => DeckSound | undefined,
  now: Date,
): Promise<Uint8Array> {
  const sounds = new Map<string, Uint8Array>();
  const notes = words.map((word) => {
    const sound = soundOf(word);
    if (sound) sounds.set(sound.name, sound.bytes);
    const fields = exportedFields({ ...word, pronunciation: word.pronunciation || word.hebrew });
    return {
      wordId: word.id,
      guid: ankiGuid(word),
      changedAt: word.editedAt === null ? undefined : new Date(word.editedAt),
      fields: [...fields.map(escapeHtml), sound ? `[sound:${sound.name}]` : ''],
    };
  });
  // In the package, sounds are numbered, and a list maps numbers to names.
  const media = [...sounds.keys()].map((name, at) => [String(at), name] as const);
  const files: Zippable = {
    'collection.anki2': await createCollection(notes, now),
    media: strToU8(JSON.stringify(Object.fromEntries(media))),
  };
  // Sounds are compressed already.
  for (const [at, bytes] of [...sounds.values()].entries()) files[at] = [bytes, { level: 0 }];
  return zipSync(files, { mtime: archiveDate });
}

/** The first date that a ZIP can hold, in local time as ZIP stores it: the same words give the same bytes. */
const archiveDate = new Date(1980, 0, 1);

/** Fields of a note are HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}
