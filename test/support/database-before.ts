import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll } from 'vitest';
import { migrationsFolder } from '../../db/connection/migrations-folder.ts';

/** A database as it was before one migration. */
export type DatabaseBefore = {
  client(): PGlite;
  /** Runs that migration and all later ones. */
  migrate(): Promise<void>;
};

/** The setup of a test of one migration, e.g. '0012_ranked_points': an embedded database with all earlier ones. */
export function setupDatabaseBefore(tag: string): DatabaseBefore {
  let folder: string;
  let client: PGlite;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mila-migration-'));
    client = await PGlite.create();
    await migrate(drizzle(client), { migrationsFolder: copyEarlier(tag, folder) });
  }, 60_000);
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  return { client: () => client, migrate: () => migrate(drizzle(client), { migrationsFolder }) };
}

/** Copies the migrations into `folder`, with a journal that ends before `tag`. */
export function copyEarlier(tag: string, folder: string): string {
  const copy = join(folder, 'migrations');
  cpSync(migrationsFolder, copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const entries = journal.entries.filter((entry) => entry.tag < tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return copy;
}
