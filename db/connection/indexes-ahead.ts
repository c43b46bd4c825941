import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type OpenDatabase, readJson } from './client.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * How a migration creates an index on a table that may be large and has all its columns already. Built by the migration
 * itself it would keep everybody from writing for as long as it takes.
 */
const largeIndex = /^CREATE INDEX (IF NOT EXISTS "(\w+)"[\s\S]*?);?$/;

type Definition = { name: string; definition: string };

/**
 * Builds the indexes of the migrations to come of which `largeIndex` speaks, while learners go on writing; the
 * migrations then find them. What an interrupted run has left is built again. `open` is called where there is something
 * to build: it opens the same database without a limit of time for statements and without a pooler in between. Returns
 * the names. Throws an Error in words where another run is building one.
 */
export async function buildIndexesAhead(
  db: Db,
  open: () => OpenDatabase,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const missing: Definition[] = [];
  for (const index of await pendingIndexes(db, folder)) {
    const { isBuilding, isValid } = await readState(db, index.name);
    if (isBuilding) throw new Error(`Индекс ${index.name} уже строит другой запуск: дождитесь его.`);
    if (!isValid) missing.push(index);
  }
  if (missing.length === 0) return [];
  const patient = open();
  try {
    for (const { name, definition } of missing) {
      await patient.db.execute(sql.raw(`drop index concurrently if exists "${name}"`));
      await patient.db.execute(sql.raw(`create index concurrently ${definition}`));
    }
  } finally {
    await patient.close();
  }
  return missing.map(({ name }) => name);
}

type Journal = { entries: { when: number; tag: string }[] };

/** None for a database without tables: there nobody writes. */
async function pendingIndexes(db: Db, folder: string): Promise<Definition[]> {
  const latest = await readLatest(db);
  if (latest === null) return [];
  // Written by drizzle-kit.
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  const statements = entries
    .filter(({ when }) => when > latest)
    .flatMap(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'));
  return statements.flatMap((statement) => {
    const [, definition, name] = largeIndex.exec(statement.trim()) ?? [];
    return definition && name ? [{ definition, name }] : [];
  });
}

/** When the latest migration that this database has was made, milliseconds; null for none. */
async function readLatest(db: Db): Promise<number | null> {
  const hasTables = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as data`;
  if (!(await readJson(db, 'has_migrations', z.boolean, hasTables))) return null;
  return readJson(
    db,
    'latest_migration',
    () => z.number().nullable(),
    sql`select to_json(max(created_at)) as data from drizzle.__drizzle_migrations`,
  );
}

const stateRow = () => z.object({ isValid: z.boolean(), isBuilding: z.boolean() });

function readState(db: Db, name: string) {
  return readJson(
    db,
    'index_state',
    stateRow,
    sql`select json_build_object(
      'isValid', exists (select 1 from pg_index where indexrelid = to_regclass(${name}) and indisvalid),
      'isBuilding', exists (select 1 from pg_stat_progress_create_index
        where index_relid = to_regclass(${name}))) as data`,
  );
}
