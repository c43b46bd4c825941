import { isHebrewLetter, keyboardRows } from '../../../../core/hebrew/letters.ts';

/** `event.code` of the keys on which the Israeli layout has its letters, row by row as in `keyboardRows`. */
const codeRows: readonly (readonly string[])[] = [
  ['KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
  ['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
  ['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period'],
];

const letterOfCode: ReadonlyMap<string, string> = new Map(
  codeRows.flatMap((codes, row) => codes.map((code, i) => [code, keyboardRows[row]?.[i] ?? ''] as const)),
);

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/**
 * The Hebrew letter that a press of a physical key means, whatever layout it has: a Russian or Latin key gives the
 * letter in its place on the Israeli layout. Undefined for shortcuts, for other keys, and for keys that give Hebrew by
 * themselves.
 */
export function hebrewOfKey(event: KeyPress): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined;
  // A named key ('Enter', 'Dead', 'Unidentified') is longer than one sign.
  if (event.key.length !== 1 || isHebrewLetter(event.key)) return undefined;
  return letterOfCode.get(event.code);
}
