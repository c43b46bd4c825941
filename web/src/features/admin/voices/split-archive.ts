import { unzipSync, type Zippable, zipSync } from 'fflate/browser';
import { printCsv } from '../../../../../core/lesson/course-file/csv.ts';
import { voiceFileTexts } from '../../../../../core/texts/voices.ts';
import {
  cellsOf,
  readVoiceTable,
  type SynthesisLine,
  type VoiceLine,
  voicesTable,
} from '../../../../../core/voices/import-table.ts';
import { maxTakeBytes } from '../../../../../core/voices/limits.ts';

type TableRow = VoiceLine | SynthesisLine;

export type Problem = { line: number; file: string; reason: string };

/** An archive of voices with its rows, from which pieces are cut that one call can carry. */
export type VoicesArchive = {
  rows: number;
  /** The archive of the rows from `from` on that fit, with what kept other rows out; null when nothing is left. */
  pieceFrom(from: number): Piece | null;
};
export type Piece = { archive: Uint8Array<ArrayBuffer>; next: number; problems: Problem[] };

export type PieceLimits = {
  maxBytes: number;
  /** Preparing so many takes fits into the time of one call. */
  maxRows: number;
};

/** What stands in a piece around a file: its heads, and the row of the table. */
const aroundFileBytes = 4000;
/** The table's empty lines, and the directory's end. */
const aroundPieceBytes = 100_000;

/**
 * Opens an archive. In its pieces every row keeps its line: an empty line stands for each row that travels in another
 * one. Whoever packs a folder gets its name in front of all others: names count from where the table is.
 */
export function openVoices(
  bytes: Uint8Array,
  { maxBytes, maxRows }: PieceLimits,
): VoicesArchive | 'no-archive' | 'no-table' {
  const names = namesIn(bytes);
  if (!names) return 'no-archive';
  const [table = ''] = names.has(voicesTable)
    ? [voicesTable]
    : [...names.keys()].filter((name) => name.endsWith(`/${voicesTable}`) && !name.startsWith('__MACOSX/'));
  const folder = table.slice(0, table.length - voicesTable.length);
  const text = readFile(bytes, table);
  const read = text && readVoiceTable(new TextDecoder().decode(text));
  if (!read) return 'no-table';
  const { columns } = read;
  const rows: readonly TableRow[] = read.lines;

  function fileOf({ file }: TableRow): Uint8Array | keyof typeof voiceFileTexts.flaws {
    const size = names?.get(folder + file);
    if (size === undefined) return 'missing';
    if (size > Math.min(maxTakeBytes, maxBytes - aroundPieceBytes)) return 'too-large';
    return readFile(bytes, folder + file) ?? 'unreadable';
  }

  return {
    rows: rows.length,
    pieceFrom(from) {
      if (from >= rows.length) return null;
      const carried: TableRow[] = [];
      const problems: Problem[] = [];
      const files: Zippable = {};
      let size = aroundPieceBytes;
      let next = from;
      for (const row of rows.slice(from, from + maxRows)) {
        const file = fileOf(row);
        if (typeof file === 'string') {
          problems.push({ line: row.line, file: row.file, reason: voiceFileTexts.flaws[file] });
        } else {
          size += file.byteLength + aroundFileBytes;
          if (size > maxBytes && carried.length > 0) break;
          files[row.file] = [file, { level: 0 }];
          carried.push(row);
        }
        next += 1;
      }
      files[voicesTable] = new TextEncoder().encode(printTable(columns, carried));
      return { archive: Uint8Array.from(zipSync(files)), next, problems };
    },
  };
}

/** The claimed sizes of an archive's files by name; undefined where there is none. */
function namesIn(bytes: Uint8Array): Map<string, number> | undefined {
  const names = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.set(name, originalSize);
        return false;
      },
    });
    return names;
  } catch {
    return undefined;
  }
}

/** Undefined for a file that is missing or broken. */
function readFile(bytes: Uint8Array, wanted: string): Uint8Array | undefined {
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
  } catch {
    return undefined;
  }
}

function printTable(columns: readonly string[], rows: readonly TableRow[]): string {
  let table = printCsv([columns]);
  let line = 2;
  for (const row of rows) {
    const { line: own } = row;
    const printed = printCsv([cellsOf(columns, row)]);
    table += '\n'.repeat(Math.max(0, own - line)) + printed;
    line = Math.max(line, own) + (printed.match(/\n/g)?.length ?? 1);
  }
  return table;
}
