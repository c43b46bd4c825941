import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { facts, users } from '../../../db/schema/index.ts';
import {
  markLocalDatabase,
  requireLocalDatabase,
  unmarkLocalDatabase,
} from '../../../scripts/start/local-database.ts';
import { openTestDatabase } from '../../support/database.ts';
import { newLearner } from '../../support/payments.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('the local Telegram', () => {
  it('starts on a place where nothing is yet, and on a database with the course alone', async () => {
    const empty = await PGlite.create();
    await requireLocalDatabase(drizzle(empty));
    await empty.close();
    await requireLocalDatabase(database.db);
  });

  it('starts again on a database that it made', async () => {
    await markLocalDatabase(database.db, now);
    await newLearner(database.db, now);
    await requireLocalDatabase(database.db);
    await markLocalDatabase(database.db, now);
  });

  it('starts on one that an earlier release of it made', async () => {
    await database.db.delete(facts);
    await database.db.insert(facts).values({ key: 'local-world', value: '' });
    await requireLocalDatabase(database.db);
  });

  it('refuses a database with learners that it did not make, or in which real people have been since', async () => {
    await unmarkLocalDatabase(database.db);
    await expect(requireLocalDatabase(database.db)).rejects.toThrow('создал их не местный Телеграм');
    expect(await database.db.select().from(users)).toHaveLength(1);
  });
});
