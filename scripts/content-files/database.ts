import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { parseEnv } from '../../api/_env.ts';
import type { Db } from '../../db/client.ts';
import { facts } from '../../db/schema/index.ts';
import { openDatabase, seedContent } from '../start/database.ts';

/**
 * Does something with the database that DATABASE_URL names, or with the embedded one of DATA_DIR, and closes it. An
 * embedded one is prepared as `npm start` does it: migrated, and seeded when it is new.
 */
export async function withCourseDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATABASE_URL, DATA_DIR } = process.env;
  const env = parseEnv({ DATABASE_URL, DATA_DIR });
  const database = await openDatabase(env, (line) => console.error(line));
  try {
    if (!env.DATABASE_URL) {
      await database.migrate();
      if (!(await isSeeded(database.db))) await seedContent(database.db, new Date());
    }
    await work(database.db);
  } finally {
    await database.close();
  }
}

async function isSeeded(db: Db): Promise<boolean> {
  const known = await db.select({ key: facts.key }).from(facts).where(eq(facts.key, 'course'));
  return known.length > 0;
}

/** Runs a script to its end; a failure is one clear line and exit code 1, its details with DEBUG. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (process.env.DEBUG) console.error(error);
    process.exitCode = 1;
  }
}
