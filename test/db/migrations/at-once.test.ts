import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../../db/connection/migrations-folder.ts';
import {
  createBareDatabaseOnServer,
  isRealServer,
  openOnServer,
  serverProxy,
} from '../../support/database.ts';

it.skipIf(!isRealServer)(
  'deploys that migrate at once all succeed, and each migration runs once',
  async () => {
    const url = await createBareDatabaseOnServer();
    const open = () => openOnServer({ url, proxy: serverProxy });
    const first = open();
    const databases = [first, open(), open(), open()];
    try {
      await Promise.all(databases.map((database) => database.migrate()));
      const { rows } = await first.db.execute<{ hash: string }>(
        sql`select hash from drizzle.__drizzle_migrations`,
      );
      const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
        entries: unknown[];
      };
      expect(rows).toHaveLength(journal.entries.length);
      expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
    } finally {
      for (const database of databases) await database.close();
    }
  },
);
