import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { keepNoChanges } from '../audit.ts';
import type { Db, OpenDatabase } from '../connection/client.ts';
import { migrationsFolder } from '../connection/migrations-folder.ts';
import { type BackupHead, DamagedBackupError, type RowCounts, readBackup } from './format.ts';
import { listTables, quoted } from './tables.ts';

/** About so many characters are written at once. */
const batchChars = 2_000_000;
const largestBatch = 1000;

/** Thrown when something is there already: a backup never replaces or joins anything. */
class NotEmptyError extends Error {
  constructor() {
    super('Место занято: восстановить копию можно только в пустую базу. Ничего не изменено.');
    this.name = 'NotEmptyError';
  }
}

/**
 * Fills an empty database from a backup: its tables as of the backup, its rows and sequences, then the newer
 * migrations. The file is checked whole before anything is written; what fails afterwards leaves the place empty.
 * Returns the number of rows of each table. Throws DamagedBackupError, NotEmptyError, and an Error for a backup of a
 * newer release.
 */
export async function restoreBackup(database: OpenDatabase, file: string): Promise<RowCounts> {
  const { head, rows } = await readBackup(file);
  await requireEmpty(database.db);
  const folder = migrationsOf(head, file);
  try {
    await database.migrate(folder);
    await database.db.transaction((tx) => fill(tx, file));
    await requireRows(database.db, rows);
    await database.migrate();
    return rows;
  } catch (error) {
    await emptyAgain(database.db).catch(() => undefined);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function requireEmpty(db: Db): Promise<void> {
  if ((await listTables(db)).length > 0) throw new NotEmptyError();
}

async function fill(tx: Db, file: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await keepNoChanges(tx);
  let table = '';
  let batch: string[] = [];
  let chars = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    const name = sql.raw(quoted(table));
    const rows = `[${batch.join(',')}]`;
    await tx.execute(
      sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`,
    );
    batch = [];
    chars = 0;
  };
  const { head } = await readBackup(file, async (line) => {
    if ('table' in line) {
      await flush();
      table = line.table;
      return;
    }
    batch.push(line.row);
    chars += line.row.length;
    if (chars >= batchChars || batch.length >= largestBatch) await flush();
  });
  await flush();
  for (const [sequence, last] of Object.entries(head.sequences)) {
    await tx.execute(sql`select setval(${quoted(sequence)}::regclass, ${last}::bigint)`);
  }
}

async function requireRows(db: Db, expected: RowCounts): Promise<void> {
  for (const [table, count] of Object.entries(expected)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(quoted(table))}`,
    );
    if (rows[0]?.count !== count) throw new Error(`restored ${rows[0]?.count} of ${count} rows of ${table}`);
  }
}

/** The place was empty before: everything in it is ours. */
async function emptyAgain(db: Db): Promise<void> {
  for (const table of await listTables(db)) await db.execute(sql.raw(`drop table ${quoted(table)} cascade`));
  await db.execute(sql`drop schema if exists drizzle cascade`);
}

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

/** A folder with the migrations that the backup knows; the caller removes it. */
function migrationsOf({ migrations }: BackupHead, file: string): string {
  const journalFile = join(migrationsFolder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(readFileSync(journalFile, 'utf8')));
  const known = new Set(journal.entries.map(({ when }) => when));
  if (migrations.length === 0) throw new DamagedBackupError(file, 'в ней нет таблиц');
  if (migrations.some(({ createdAt }) => !known.has(createdAt))) {
    throw new Error(`Копия ${file} сделана более новой версией Милы. Обновите программу и восстановите ею.`);
  }
  const applied = new Set(migrations.map(({ createdAt }) => createdAt));
  const folder = mkdtempSync(join(tmpdir(), 'mila-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const entries = journal.entries.filter(({ when }) => applied.has(when));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}
