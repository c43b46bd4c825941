import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type OpenDatabase, prepareNamed } from '../../../db/connection/client.ts';
import { type SentStatement, watchStatements } from './statements.ts';

/** PostgreSQL over plain TCP, so that the figures are of the product and not of a WebSocket proxy beside it. */
export function openTcpDatabase(url: string, onStatement?: (sent: SentStatement) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server is stopped before its clients at the end of a run.
  pool.on('error', () => {});
  const names = { areKept: true };
  pool.on('connect', (client) => {
    prepareNamed(client, names);
    if (onStatement) watchStatements(client, onStatement);
  });
  const db = drizzle(pool);
  return {
    db,
    migrate: () =>
      migrate(db, { migrationsFolder: fileURLToPath(new URL('../../../db/migrations', import.meta.url)) }),
    close: () => pool.end(),
  };
}
