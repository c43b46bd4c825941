import { parseEnv } from '../api/_env.ts';
import type { OpenDatabase } from '../db/connection/client.ts';
import { openNeonDatabase } from '../db/connection/neon.ts';
import { loadEnv } from './command/load-env.ts';

/**
 * Does something with the database that DATABASE_URL (or .env) names, and closes it. Throws an Error in words when it
 * names none.
 */
export async function withDeployDatabase(
  work: (database: OpenDatabase, url: string) => Promise<void>,
): Promise<void> {
  loadEnv();
  const { DATABASE_URL: url } = parseEnv({ DATABASE_URL: process.env.DATABASE_URL });
  if (!url) throw new Error('Задайте DATABASE_URL: адрес базы Neon, postgresql://…');
  const database = openNeonDatabase({ url });
  try {
    await work(database, url);
  } finally {
    await database.close();
  }
}
