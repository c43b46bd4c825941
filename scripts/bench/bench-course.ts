import type { Db } from '../../db/connection/client.ts';
import { sections } from '../../db/content/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { startPostgres } from '../fixtures/postgres.ts';
import { openTcpDatabase } from './http/postgres-driver.ts';
import { conclude } from './report.ts';

/**
 * Runs a benchmark over a PostgreSQL of its own that holds the course. `work` returns whether all bars hold: if not, the
 * process exits with code 1. Throws where no PostgreSQL is installed.
 */
export async function benchCourse(work: (db: Db) => Promise<boolean>): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Нет PostgreSQL: установите его для этого прогона.');
  const database = openTcpDatabase(postgres.url);
  try {
    await database.migrate();
    const course = { course: sections, audioOf: () => undefined, version: 'bench' };
    await seedCourse(database.db, course, new Date());
    conclude(await work(database.db));
  } finally {
    await database.close();
    await postgres.stop();
  }
}
