import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { type BackupHead, endLine, headLine, type RowCounts, tableLine } from './format.ts';
import { listTables, quoted } from './tables.ts';

/** About so many characters are read at once: one row may hold a sound of megabytes. */
const batchChars = 4_000_000;
const firstBatch = 20;
const largestBatch = 2000;

/**
 * Writes everything that the database holds into a new file, as of one moment: learners may go on. The file has its
 * name only once it is whole, and only its owner can read it. Returns the number of rows of each table. Throws when the
 * file exists.
 */
export async function writeBackup(db: Db, file: string, now: Date): Promise<RowCounts> {
  if (existsSync(file)) throw new Error(`Файл ${file} уже есть: назовите другой.`);
  const part = `${file}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
  written.catch(() => undefined); // awaited below
  try {
    const rows = await db.transaction((tx) => writeAll(tx, gzip, now), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    gzip.end();
    await written;
    renameSync(part, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    rmSync(part, { force: true });
    throw error;
  }
}

async function writeAll(tx: Db, gzip: ReturnType<typeof createGzip>, now: Date): Promise<RowCounts> {
  // The limits of learners' calls (limitStatements) are not for this.
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`set local timezone = 'UTC'`);
  const sum = createHash('sha256');
  const write = async (line: string) => {
    sum.update(line).update('\n');
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  };
  await write(headLine(await readHead(tx, now)));
  const rows: RowCounts = {};
  for (const table of await listTables(tx)) {
    await write(tableLine(table));
    rows[table] = await writeTable(tx, table, write);
  }
  gzip.write(`${endLine(rows, sum.digest('hex'))}\n`);
  return rows;
}

async function writeTable(tx: Db, table: string, write: (line: string) => Promise<void>): Promise<number> {
  await tx.execute(
    sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from only ${sql.raw(quoted(table))} t`,
  );
  let count = 0;
  let size = firstBatch;
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch forward ${size} from backup`));
    let chars = 0;
    for (const { row } of rows) {
      await write(row);
      chars += row.length;
    }
    count += rows.length;
    if (rows.length < size) break;
    size = Math.min(largestBatch, Math.max(1, Math.floor((size * batchChars) / Math.max(1, chars))));
  }
  await tx.execute(sql`close backup`);
  return count;
}

async function readHead(tx: Db, now: Date): Promise<BackupHead> {
  const { rows: migrations } = await tx.execute<{ hash: string; created_at: string | number }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`,
  );
  const { rows: sequences } = await tx.execute<{ name: string; last: string | number }>(
    sql`select sequencename as name, last_value as last from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return {
    version: 1,
    madeAt: now.toISOString(),
    migrations: migrations.map(({ hash, created_at: at }) => ({ hash, createdAt: Number(at) })),
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, Number(last)])),
  };
}
