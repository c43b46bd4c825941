import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { buildIndexesAhead } from '../../../db/connection/indexes-ahead.ts';
import {
  createBareDatabaseOnServer,
  isRealServer,
  openOnServer,
  serverProxy,
} from '../../support/database.ts';
import { copyEarlier } from '../../support/database-before.ts';
import { readJson } from '../../support/read-json.ts';

const built = 'stage_answers_latest';

/** An index is built beside writers, which PGlite cannot have. */
describe.skipIf(!isRealServer)('an index of a migration to come', () => {
  let folder: string;
  let database: OpenDatabase;
  let url: string;
  const open = () => openOnServer({ url, proxy: serverProxy, isPatient: true });
  const build = () => buildIndexesAhead(database.db, open);
  beforeAll(async () => {
    url = await createBareDatabaseOnServer();
    folder = mkdtempSync(join(tmpdir(), 'mila-migrations-'));
    database = openOnServer({ url, proxy: serverProxy });
    expect(await build()).toEqual([]);
    await database.migrate(copyEarlier('0040_answers_at_size', folder));
    await database.db.execute(
      sql.raw(`do $$ begin
      execute format('alter database %I set statement_timeout = %L', current_database(), '8s'); end $$`),
    );
    await answer(database.db, 'before', 1000);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const answer = (db: Db, name: string, count = 1) =>
    db.execute(sql`insert into stage_answers
        (user_id, event_id, stage, word_id, result, tries, ms, done_at, local_time, received_at, exercise)
      select n, ${name}::text, 'TYPE', 1, 'right', 1, 1500, now(), localtimestamp, now(), 'type'
      from generate_series(1, ${count}::int) n`);
  const stateOf = () =>
    readJson<{ isThere: boolean; isValid: boolean }>(
      database.db,
      'test_index',
      sql`select json_build_object('isThere', count(*) = 1, 'isValid', coalesce(bool_and(indisvalid), false)) as data
        from pg_index where indexrelid = to_regclass(${built})`,
    );
  /** Looks until the server says so; nothing here depends on how long that takes. */
  async function until(condition: () => Promise<boolean>): Promise<void> {
    while (!(await condition()));
  }

  it('has no limit of time while it is built', async () => {
    const limit = async ({ db }: OpenDatabase) =>
      (await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`)).rows[0]
        ?.statement_timeout;
    const [usual, patient] = [openOnServer({ url, proxy: serverProxy }), open()];
    expect([await limit(usual), await limit(patient)]).toEqual(['8s', '0']);
    for (const opened of [usual, patient]) await opened.close();
  });

  it('is built while answers are written, and none of them is missing in it', async () => {
    const { building } = await database.db.transaction(async (tx) => {
      // The index waits for whoever was writing when it began, and nobody waits for the index.
      await answer(tx, 'meanwhile');
      const started = { building: build() };
      await until(async () => (await stateOf()).isThere);
      await expect(build()).rejects.toThrow('уже строит другой запуск');
      await answer(database.db, 'beside');
      expect((await stateOf()).isValid).toBe(false);
      return started;
    });
    expect(await building).toEqual([built]);
    expect(await stateOf()).toEqual({ isThere: true, isValid: true });
  });

  it('is built again where a run was interrupted, and is the one that the migration wants', async () => {
    await database.db.execute(
      sql`update pg_index set indisvalid = false where indexrelid = ${built}::regclass`,
    );
    expect(await build()).toEqual([built]);
    expect(await build()).toEqual([]);
    await database.migrate();
    const read = await readJson(
      database.db,
      'test_by_index',
      sql`select count(*)::int as data from stage_answers where user_id = 1 and exercise is not null and local_time > '2000-01-01'`,
    );
    expect(read).toBe(3);
    expect(await build()).toEqual([]);
  });
});
