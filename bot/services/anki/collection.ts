import { createHash } from 'node:crypto';
import { ankiTexts } from '../../../core/texts/chat/words-file.ts';
import { collectionTables } from './collection-tables.ts';
import { deckJson, noteTypeJson, optionsJson } from './deck-json.ts';

/** A note of the deck: its fields are HTML, in the order of `ankiTexts.fields`. */
export type AnkiNote = {
  wordId: number;
  /** Never changes: Anki recognises the note by it at the next import. */
  guid: string;
  /** The last change of ours, if there was one. */
  changedAt: Date | undefined;
  fields: readonly string[];
};

/** By convention, Anki's ids are timestamps in milliseconds. These are from the day this deck was designed. */
const epochMs = Date.UTC(2026, 10, 21);
/**
 * When note type, deck and notes were last changed by us, in seconds; raised with every change of their design. An import
 * replaces only what is older in the learner's collection: a time of export here would undo all edits of theirs.
 */
const designedSeconds = epochMs / 1000;
const noteTypeId = epochMs + 1;
const deckId = epochMs + 2;
/** Anki separates the fields of a note by this character. */
const fieldSeparator = '\u001f';
/** Not synchronised yet. */
const unsynced = -1;

/**
 * The collection of an .apkg: a SQLite file in schema version 11, which every version of Anki reads. Each note has two
 * cards, both new, in the order of the notes. SQLite is loaded on the first call.
 */
export async function createCollection(notes: readonly AnkiNote[], now: Date): Promise<Uint8Array> {
  const { default: initSqlJs } = await import('sql.js/dist/sql-wasm-inline.js');
  const { Database } = await initSqlJs();
  const database = new Database();
  try {
    database.exec(collectionTables);
    const { conf, dconf } = optionsJson(noteTypeId);
    database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      Math.floor(epochMs / 1000),
      now.getTime(),
      now.getTime(),
      JSON.stringify(conf),
      JSON.stringify({ [noteTypeId]: noteTypeJson({ id: noteTypeId, deckId, seconds: designedSeconds }) }),
      JSON.stringify({
        1: deckJson(1, 'Default', designedSeconds),
        [deckId]: deckJson(deckId, ankiTexts.deck, designedSeconds),
      }),
      JSON.stringify(dconf),
      '{}',
    ]);
    database.exec('begin');
    const note = database.prepare('insert into notes values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)');
    const card = database.prepare(
      'insert into cards values (?, ?, ?, ?, ?, ?, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)',
    );
    for (const [place, { wordId, guid, changedAt, fields }] of notes.entries()) {
      const seconds = Math.max(designedSeconds, Math.floor((changedAt?.getTime() ?? 0) / 1000));
      const id = epochMs + wordId;
      const [first = ''] = fields;
      const joined = fields.join(fieldSeparator);
      note.run([id, guid, noteTypeId, seconds, unsynced, ' mila ', joined, first, checksum(first), '']);
      for (const order of ankiTexts.cards.keys()) {
        const cardId = epochMs + wordId * ankiTexts.cards.length + order;
        card.run([cardId, id, deckId, order, seconds, unsynced, place + 1, '']);
      }
    }
    note.free();
    card.free();
    database.exec('commit');
    return database.export();
  } finally {
    database.close();
  }
}

/** Lets Anki find notes with the same first field: the first 32 bits of its SHA-1. Our fields hold no markup. */
function checksum(field: string): number {
  return Number.parseInt(createHash('sha1').update(field).digest('hex').slice(0, 8), 16);
}
