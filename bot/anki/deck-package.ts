// The build without worker threads: the other one cannot stand in one file with the banner of the bundler.
import { strToU8, type Zippable, zipSync } from 'fflate/browser';
import { type ExportedWord, exportedFields } from '../../core/memory/export.ts';
import { createCollection } from './collection.ts';

/** A sound of the deck under the name of its file. */
export type DeckSound = { name: string; bytes: Uint8Array };

export type DeckWord = ExportedWord & { id: number };

/**
 * The words as an .apkg, the package that every Anki imports: notes with two cards each, and the sounds that `soundOf`
 * gives. The same word keeps its identity from file to file, so that a later import renews it and adds what is new.
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
    return { wordId: word.id, fields: [...fields.map(escapeHtml), sound ? `[sound:${sound.name}]` : ''] };
  });
  // In the package a sound has a number, and a list tells its name.
  const media = [...sounds.keys()].map((name, at) => [String(at), name] as const);
  const files: Zippable = {
    'collection.anki2': await createCollection(notes, now),
    media: strToU8(JSON.stringify(Object.fromEntries(media))),
  };
  // Sounds are compressed already.
  for (const [at, bytes] of [...sounds.values()].entries()) files[at] = [bytes, { level: 0 }];
  return zipSync(files, { mtime: archiveDate });
}

/** The first date that a ZIP can hold, local time as it does: the same words give the same bytes. */
const archiveDate = new Date(1980, 0, 1);

/** Fields of a note are HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}
