import { readCsv, separatorOf } from '../lesson/course-file/csv.ts';

/** Name of the table in the archive. */
export const voicesTable = 'voices.csv';
/** Its columns: `key` names what is said, `speaker` is a Telegram id, `file` a name in the archive. */
export const voicesColumns = ['key', 'hebrew', 'russian', 'speaker', 'file', 'licence'] as const;

export type VoiceLine = { line: number; key: string; speaker: string; file: string; licence: string };

/**
 * The rows of the table that name a file; rows without one are what is still to be said. Undefined when a column is
 * missing.
 */
export function readVoiceTable(text: string): VoiceLine[] | undefined {
  const [head, ...rows] = readCsv(text, separatorOf(text)).rows;
  const places = new Map(head?.cells.map((cell, at) => [cell.text.trim().toLowerCase(), at]));
  const needed = ['key', 'speaker', 'file', 'licence'] as const;
  if (!needed.every((name) => places.has(name))) return undefined;
  return rows.flatMap(({ line, cells }) => {
    const at = (name: (typeof needed)[number]) => cells[places.get(name) ?? -1]?.text.trim() ?? '';
    const file = at('file');
    return file === ''
      ? []
      : [{ line, key: at('key'), speaker: at('speaker'), file, licence: at('licence') }];
  });
}
