import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { forgetOldUpdates, noteUpdate } from '../../db/updates.ts';
import { openTestDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('an update of Telegram', () => {
  it('is noted once, however often it comes', async () => {
    expect(await noteUpdate(db, { updateId: 1 }, now)).toBe(true);
    expect(await noteUpdate(db, { updateId: 1 }, now)).toBe(false);
    const many = await Promise.all(Array.from({ length: 10 }, () => noteUpdate(db, { updateId: 2 }, now)));
    expect(many.filter(Boolean)).toHaveLength(1);
  });

  it('is noted together with what it changes, or not at all', async () => {
    const failing = db.transaction(async (tx) => {
      await noteUpdate(tx, { updateId: 3 }, now);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await noteUpdate(db, { updateId: 3 }, now)).toBe(true);
  });

  it('is forgotten after two weeks, not before', async () => {
    await noteUpdate(db, { updateId: 10 }, daysAgo(15));
    await noteUpdate(db, { updateId: 11, failure: 'gave up' }, daysAgo(13));
    expect(await forgetOldUpdates(db, now)).toBe(1);
    expect(await forgetOldUpdates(db, now)).toBe(0);
    expect(await noteUpdate(db, { updateId: 11 }, now)).toBe(false);
  });
});
