import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';

/**
 * A backup is gzipped text, one JSON value a line: the head, then for each table a mark and its rows as PostgreSQL
 * writes them (`to_jsonb`), then the end with the number of rows of each table and the SHA-256 of all lines before it.
 * Marks are arrays and rows objects. It names no engine: what was taken from Neon opens in the embedded database.
 */
const Head = z.tuple([
  z.literal('mila-backup'),
  z.object({
    version: z.literal(1),
    /** ISO. */
    madeAt: z.string(),
    /** The migrations that had been applied, oldest first. */
    migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
    /** The last value of each sequence that has given one. */
    sequences: z.record(z.string(), z.number()),
  }),
]);
export type BackupHead = z.output<typeof Head>[1];

const TableMark = z.tuple([z.literal('table'), z.string()]);
const End = z.tuple([
  z.literal('end'),
  z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() }),
]);
export type RowCounts = Record<string, number>;

export const headLine = (head: BackupHead) => JSON.stringify(['mila-backup', head]);
export const tableLine = (table: string) => JSON.stringify(['table', table]);
export const endLine = (rows: RowCounts, sha256: string) => JSON.stringify(['end', { rows, sha256 }]);

/** Thrown for a file that is no backup, or not whole any more. */
export class DamagedBackupError extends Error {
  constructor(file: string, what: string, cause?: unknown) {
    super(`Копия ${file} не годится: ${what}. Возьмите другую копию; в базе ничего не изменено.`, { cause });
    this.name = 'DamagedBackupError';
  }
}

export type BackupLine = { table: string } | { row: string };

/**
 * Reads a whole backup and returns its head and its numbers of rows. `onLine` gets the tables and their rows, in order.
 * Throws DamagedBackupError when a byte is wrong or missing: call it once without `onLine` before anything is written.
 */
export async function readBackup(
  file: string,
  onLine: (line: BackupLine) => void | Promise<void> = () => undefined,
  onHead: (head: BackupHead) => void | Promise<void> = () => undefined,
): Promise<{ head: BackupHead; rows: RowCounts }> {
  const sum = createHash('sha256');
  const rows: RowCounts = {};
  let head: BackupHead | undefined;
  let end: z.output<typeof End>[1] | undefined;
  let table = '';
  for await (const line of linesOf(file)) {
    if (end) throw new DamagedBackupError(file, 'после конца есть ещё строки');
    if (!head) {
      head = parse(file, Head, line, 'это не копия Милы')[1];
      await onHead(head);
    } else if (line.startsWith('["end"')) {
      end = parse(file, End, line, 'конец не читается')[1];
      if (end.sha256 !== sum.copy().digest('hex'))
        throw new DamagedBackupError(file, 'не сходится контрольная сумма');
      continue;
    } else if (line.startsWith('[')) {
      table = parse(file, TableMark, line, 'строка не читается')[1];
      rows[table] = 0;
      await onLine({ table });
    } else {
      rows[table] = (rows[table] ?? 0) + 1;
      await onLine({ row: line });
    }
    sum.update(line).update('\n');
  }
  if (!head || !end) throw new DamagedBackupError(file, 'она обрывается');
  return { head, rows };
}

/** No row of ours is nearly as long: a small file may claim a line of gigabytes. */
const maxLineChars = 2 ** 26;

/** Lines by '\n' alone: node:readline would also split at U+2028, which a name may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (cause) => text.destroy(cause));
  let begun: string[] = [];
  let chars = 0;
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      begun.push(first);
      chars += first.length;
      for (const next of others) {
        yield begun.join('');
        begun = [next];
        chars = next.length;
      }
      if (chars > maxLineChars) throw new DamagedBackupError(file, 'строка без конца');
    }
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') throw new Error(`Файла ${file} нет.`, { cause });
    throw codeOf(cause)?.startsWith('Z_') || codeOf(cause)?.startsWith('ERR_')
      ? new DamagedBackupError(file, 'архив повреждён', cause)
      : cause;
  } finally {
    source.destroy();
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

function parse<T>(file: string, schema: z.ZodType<T>, line: string, what: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new DamagedBackupError(file, what, cause);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
