import { readCsv, separatorOf } from '../lesson/course-file/csv.ts';

/** Name of the table in the archive. */
export const voicesTable = 'voices.csv';
/** Its columns: `key` names what is said, `speaker` is a Telegram id, `file` a name in the archive. */
export const voicesColumns = ['key', 'hebrew', 'russian', 'speaker', 'file', 'licence'] as const;
const peopleColumns = ['key', 'speaker', 'file', 'licence'] as const;
/**
 * The columns of a table of synthesised voices: `voice` is the name that learners read, `gender` is f or m, `address` is
 * where the model was taken from, `made` the day on which the sound was made.
 */
export const synthesisColumns = [
  'key',
  'file',
  'voice',
  'gender',
  'model',
  'version',
  'address',
  'made',
  'licence',
] as const;

type Line<Column extends string> = { line: number } & Readonly<Record<Column, string>>;
export type VoiceLine = Line<(typeof peopleColumns)[number]>;
export type SynthesisLine = Line<(typeof synthesisColumns)[number]>;

/** A table of recordings of people, or of what synthesised voices say. */
export type VoiceTable =
  | { of: 'people'; columns: readonly string[]; lines: VoiceLine[] }
  | { of: 'synthesis'; columns: readonly string[]; lines: SynthesisLine[] };

/**
 * The rows of the table that name a file; rows without one are what is still to be said. A table with a column `voice` is
 * one of synthesised voices. Undefined when a column is missing.
 */
export function readVoiceTable(text: string): VoiceTable | undefined {
  const [head, ...rows] = readCsv(text, separatorOf(text)).rows;
  const places = new Map(head?.cells.map((cell, at) => [cell.text.trim().toLowerCase(), at]));
  function linesOf<Column extends string>(columns: readonly Column[]): Line<Column>[] | undefined {
    if (!columns.every((name) => places.has(name))) return undefined;
    return rows.map(({ line, cells }) => {
      const read = columns.map((name) => [name, cells[places.get(name) ?? -1]?.text.trim() ?? '']);
      return { line, ...(Object.fromEntries(read) as Record<Column, string>) }; // every column is there
    });
  }
  if (places.has('voice')) {
    const lines = linesOf(synthesisColumns)?.filter(({ file }) => file !== '');
    return lines && { of: 'synthesis', columns: synthesisColumns, lines };
  }
  const lines = linesOf(peopleColumns)?.filter(({ file }) => file !== '');
  return lines && { of: 'people', columns: peopleColumns, lines };
}

/** The cells of a row under these columns. */
export function cellsOf(columns: readonly string[], row: VoiceLine | SynthesisLine): string[] {
  const cells: Readonly<Record<string, string | number>> = row;
  return columns.map((column) => String(cells[column] ?? ''));
}

/** Several times what the studio's consent takes. */
const maxLicenceLetters = 4000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text of a person has them, and PostgreSQL takes no NUL
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/;
const isStrange = (text: string, maxLetters: number): boolean =>
  text.length > maxLetters || control.test(text) || /^[=+@-]/.test(text);

/**
 * What is wrong with the licence of a row. One that begins like a formula would be one in the table of the next export.
 */
function badLicence({ licence }: { licence: string }): 'noLicence' | 'strangeLicence' | undefined {
  if (licence === '') return 'noLicence';
  return isStrange(licence, maxLicenceLetters) ? 'strangeLicence' : undefined;
}

/** Why nothing of the row can be used, before anything is looked up. */
export function badLineOf(line: VoiceLine): 'speaker' | 'noLicence' | 'strangeLicence' | undefined {
  const { speaker } = line;
  const bad = badLicence(line);
  if (bad) return bad;
  return /^[1-9]\d{0,15}$/.test(speaker) && Number.isSafeInteger(Number(speaker)) ? undefined : 'speaker';
}

/** The name stands on a card. */
const maxNameLetters = 24;
const maxOriginLetters = 200;
const webAddress = /^https?:\/\/[^\s]+$/;

export type BadSynthesis =
  | 'noVoice'
  | 'noGender'
  | 'noOrigin'
  | 'noAddress'
  | 'noDate'
  | 'noLicence'
  | 'strangeLicence';

/** The same for a row of a synthesised voice: all that is known of its sound has to be there. */
export function badSynthesisOf(row: SynthesisLine): BadSynthesis | undefined {
  const { voice, gender, model, version, address, made } = row;
  if (voice === '' || isStrange(voice, maxNameLetters)) return 'noVoice';
  if (gender !== 'f' && gender !== 'm') return 'noGender';
  if ([model, version].some((text) => text === '' || isStrange(text, maxOriginLetters))) return 'noOrigin';
  if (!webAddress.test(address) || isStrange(address, maxOriginLetters)) return 'noAddress';
  if (!isDay(made)) return 'noDate';
  return badLicence(row);
}

/** A day of the calendar as '2026-11-27'. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
