import { type ExportedWord, exportedFields } from '../../core/memory/export.ts';
import { createCollection } from './collection.ts';
import { type ZipEntry, zip } from './zip.ts';

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
  const files: ZipEntry[] = [...sounds.values()].map((bytes, at) => ({ name: String(at), bytes }));
  return zip([
    { name: 'collection.anki2', bytes: await createCollection(notes, now) },
    { name: 'media', bytes: Buffer.from(JSON.stringify(Object.fromEntries(media))) },
    ...files,
  ]);
}

/** Fields of a note are HTML. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, ' ');
}
