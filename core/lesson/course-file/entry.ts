import type { Fields } from './fields.ts';
import type { JsonNode } from './json-reader.ts';

/** A value as it was in the file. `value` is undefined when it could not be read, which has been reported. */
export type Cell = { line: number; value: string | number | boolean | string[] | undefined };

/** One section, subsection, lesson or word of a file before its fields are checked. */
export type Entry = {
  line: number;
  /** JSON only: '[0].subsections[1]'. */
  path?: string;
  /** By field name; absent ones are missing in the file. */
  cells: Map<string, Cell>;
  children: Entry[];
  /** JSON only: the lists of the rules and dialogues that a lesson brings; missing where the file says nothing of them. */
  rules?: JsonNode;
  dialogues?: JsonNode;
};

/** The location of a field for a message: its own line if it has one, and column or path. */
export function placeOf(entry: Entry, fields: Fields, name: string): { line: number; column?: string } {
  const line = entry.cells.get(name)?.line ?? entry.line;
  const column = entry.path === undefined ? fields[name]?.column : `${entry.path}.${name}`;
  return column === undefined ? { line } : { line, column };
}
