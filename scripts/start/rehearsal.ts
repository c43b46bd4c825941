import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { count, sql } from 'drizzle-orm';
import { type Env, parseEnv } from '../../api/_env.ts';
import { restoreBackup } from '../../db/backup/restore.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { openLocalDatabase } from '../../db/connection/local.ts';
import { users } from '../../db/schema/index.ts';
import type { LocalIds } from './local-data.ts';
import { markLocalDatabase } from './local-database.ts';

/** A copy of real data behind the local Telegram, to see that it can be used. */
export type Rehearsal = {
  env: Env;
  database: OpenDatabase;
  /** Who uses the phone of the local Telegram: nobody of the copy. */
  ids: LocalIds;
  /** What was found in the copy. */
  report: string[];
  /** Removes the restored data. */
  end(): void;
};

/** No learner has such an id: Telegram's own are far below, and these are the last that a number holds exactly. */
const rehearsalIds: LocalIds = {
  newLearner: Number.MAX_SAFE_INTEGER - 3,
  experienced: Number.MAX_SAFE_INTEGER - 2,
  admin: Number.MAX_SAFE_INTEGER - 1,
};

/**
 * Restores a backup into an embedded database in a new folder of its own and replaces the names in it. Of the
 * environment only PORT is used: no database, bot, store or paid service of production is touched, and tokens are
 * signed with secrets of that folder.
 */
export async function openRehearsal(file: string, now: Date): Promise<Rehearsal> {
  if (!existsSync(file)) throw new Error(`Файла ${file} нет.`);
  const folder = mkdtempSync(join(tmpdir(), 'mila-rehearsal-'));
  const end = () => rmSync(folder, { recursive: true, force: true });
  let database: OpenDatabase | undefined;
  try {
    database = await openLocalDatabase(join(folder, 'postgres'));
    const began = performance.now();
    const rows = await restoreBackup(database, resolve(file));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const learners = await replaceNames(database.db);
    await markLocalDatabase(database.db, now);
    return {
      env: parseEnv({ PORT: process.env.PORT, DATA_DIR: folder }),
      database,
      ids: rehearsalIds,
      report: [
        `Репетиция: копия ${file} восстановлена за ${seconds} с, имена заменены.`,
        `Учеников ${learners}, ответов ${rows.stage_answers ?? 0}, платежей ${rows.star_payments ?? 0}.`,
      ],
      end,
    };
  } catch (error) {
    await database?.close();
    end();
    throw error;
  }
}

/** Returns how many learners there are. */
async function replaceNames(db: Db): Promise<number> {
  await db.execute(sql`
    update users u set first_name = 'Ученик ' || n.number, last_name = null, username = null
    from (select id, row_number() over (order by id) as number from users) n where n.id = u.id`);
  const [row] = await db.select({ learners: count() }).from(users);
  return row?.learners ?? 0;
}
