import { foldFinals } from '../letters.ts';
import { knownSoundsTable } from './known-sounds-table.ts';

/** The ways in which letters are read that are a word, whatever their final forms and spaces; none when they are no known word. */
export type KnownSounds = (letters: string) => readonly string[];

/**
 * Reads a table of sounds: a line for each spelling, `letters=sounds/sounds`, plain letters without final forms and
 * spaces, sounds as keys of `core/speech/sounds`. Read at the first question.
 */
export function createKnownSounds(table: string): KnownSounds {
  let sounds: Map<string, readonly string[]> | undefined;
  return (letters) => {
    sounds ??= new Map(
      table
        .trim()
        .split('\n')
        .map((line) => {
          const [spelling = '', heard = ''] = line.split('=');
          return [spelling, heard.split('/')];
        }),
    );
    return sounds.get(foldFinals(letters.replace(/[^א-ת]/gu, ''))) ?? [];
  };
}

/** Words and forms of the course, and the commonest words beside them. */
export const knownSounds: KnownSounds = /* @__PURE__ */ createKnownSounds(knownSoundsTable);
