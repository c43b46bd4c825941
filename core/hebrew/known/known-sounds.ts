import { foldFinals } from '../letters.ts';
import { knownSoundsTable } from './known-sounds-table.ts';
import { otherSoundsTable } from './other-sounds-table.ts';

/** The ways in which letters are read that are a word, whatever their final forms and spaces; none when they are no known word. */
export type KnownSounds = (letters: string) => readonly string[];

/**
 * Reads tables of sounds: a line for each spelling, `letters=sounds/sounds`, plain letters without final forms and
 * spaces, sounds as keys of `core/speech/sounds`. A spelling that several tables have is read in all their ways. Read at
 * the first question.
 */
export function createKnownSounds(...tables: readonly string[]): KnownSounds {
  let sounds: Map<string, readonly string[]> | undefined;
  return (letters) => {
    sounds ??= readTables(tables);
    return sounds.get(foldFinals(letters.replace(/[^א-ת]/gu, ''))) ?? [];
  };
}

function readTables(tables: readonly string[]): Map<string, readonly string[]> {
  const sounds = new Map<string, readonly string[]>();
  for (const line of tables.flatMap((table) => table.split('\n').filter(Boolean))) {
    const [spelling = '', heard = ''] = line.split('=');
    sounds.set(spelling, [...(sounds.get(spelling) ?? []), ...heard.split('/')]);
  }
  return sounds;
}

/** Words and forms of the course and common words; then further words that could be taken for one of the course. */
export const knownSounds: KnownSounds = /* @__PURE__ */ createKnownSounds(knownSoundsTable, otherSoundsTable);
