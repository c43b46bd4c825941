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

/** Several times what the studio's consent takes. */
const maxLicenceLetters = 4000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a person has them, and PostgreSQL takes no NUL
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/;

/**
 * Why nothing of the row can be used, before anything is looked up. A licence that begins like a formula would be one in
 * the table of the next export.
 */
export function badLineOf({
  speaker,
  licence,
}: VoiceLine): 'speaker' | 'noLicence' | 'strangeLicence' | undefined {
  if (licence === '') return 'noLicence';
  if (licence.length > maxLicenceLetters || control.test(licence) || /^[=+@-]/.test(licence))
    return 'strangeLicence';
  return /^[1-9]\d{0,15}$/.test(speaker) && Number.isSafeInteger(Number(speaker)) ? undefined : 'speaker';
}
