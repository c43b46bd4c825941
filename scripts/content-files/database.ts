import { eq } from 'drizzle-orm';
import { parseEnv } from '../../api/_env.ts';
import type { Db } from '../../db/connection/client.ts';
import { facts } from '../../db/schema/index.ts';
import { loadEnv } from '../command/load-env.ts';
import { openDatabase, seedContent } from '../start/database.ts';

/**
 * Does something with the database that DATABASE_URL names, or with the embedded one of DATA_DIR, and closes it. An
 * embedded one is prepared as `npm start` does it: migrated, and seeded when it is new.
 */
export async function withCourseDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  loadEnv();
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
