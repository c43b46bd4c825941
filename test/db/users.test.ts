import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../core/people/person.ts';
import type { Db, OpenDatabase } from '../../db/connection/client.ts';
import { users } from '../../db/schema/index.ts';
import { findUser, markBotBlocked, markBotUnblocked, welcomeUser } from '../../db/users.ts';
import { openTestDatabase } from '../support/database.ts';
import { grantPremium } from '../support/learners.ts';

const now = new Date('2026-11-21T09:00:00Z');
let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const welcome = (person: Person, timezone?: string, at = now) =>
  welcomeUser(db, { person, timezone, fallbackZone: 'Asia/Jerusalem' }, at);

describe('a learner', () => {
  it('is welcomed once: the second time his names are renewed and nothing else', async () => {
    const first = await welcome(
      { id: 2 ** 53 - 1, firstName: 'Мария', username: 'maria', languageCode: 'ru' },
      'UTC',
    );
    expect(first).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      firstName: 'Мария',
      lastName: null,
      username: 'maria',
      points: 0,
      role: 'learner',
      timezone: 'UTC',
      isPremium: false,
      premiumUntil: null,
      deletionDueAt: null,
      returnedAfter: null,
      isBlocked: false,
      isInDoubt: false,
    });
    await db.update(users).set({ points: 0, role: 'admin' }).where(eq(users.id, first.id));
    const later = new Date('2026-12-01T09:00:00Z');
    const second = await welcome({ id: first.id, firstName: 'Маша' }, undefined, later);
    expect(second).toMatchObject({ firstName: 'Маша', username: null, role: 'admin', timezone: 'UTC' });
    const [row] = await db.select().from(users).where(eq(users.id, first.id));
    expect(row).toMatchObject({ languageCode: 'ru', createdAt: now, lastSeenAt: later });
  });

  it('who comes through ten doors at once is one row', async () => {
    await Promise.all(Array.from({ length: 10 }, () => welcome({ id: 77, firstName: 'А' })));
    expect(await db.select().from(users).where(eq(users.id, 77))).toHaveLength(1);
  });

  it('keeps a name of any letters', async () => {
    const name = "Роберт'); drop table users; -- 👩‍🏫 \u202e שרה"; // Sarah
    expect((await welcome({ id: 78, firstName: name })).firstName).toBe(name);
  });

  it('is found by his id, and nobody by another', async () => {
    await welcome({ id: 79, firstName: 'А' });
    expect(await findUser(db, 79, now)).toMatchObject({ id: 79 });
    expect(await findUser(db, 80, now)).toBeUndefined();
  });

  it('has premium from its first to its last moment, by the latest of several', async () => {
    await welcome({ id: 81, firstName: 'А' });
    await grantPremium(db, 81, new Date('2026-12-01T00:00:00Z'));
    await grantPremium(db, 81, new Date('2027-01-01T00:00:00Z'));
    const at = async (iso: string) => (await findUser(db, 81, new Date(iso)))?.isPremium;
    // Telegram's clock may be ahead of ours: a right counts five minutes early (db/entitlements.ts).
    expect(await at('2025-12-31T23:54:59Z')).toBe(false);
    expect(await at('2026-01-01T00:00:00Z')).toBe(true);
    expect(await at('2026-12-31T23:59:59Z')).toBe(true);
    expect(await at('2027-01-01T00:00:00Z')).toBe(false);
    const until = (await findUser(db, 81, now))?.premiumUntil ?? '';
    expect(new Date(until)).toEqual(new Date('2027-01-01T00:00:00Z'));
  });

  it('who blocks the bot and lets it in again is marked by the last of it, in whatever order Telegram tells', async () => {
    const at = (second: number) => new Date(now.getTime() + second * 1000);
    const events = [
      (id: number) => markBotBlocked(db, id, at(10)),
      (id: number) => markBotUnblocked(db, id, at(20)),
      (id: number) => markBotBlocked(db, id, at(30)),
      (id: number) => markBotUnblocked(db, id, at(40)),
    ];
    let id = 100;
    for (const [told, blockedAt] of [
      [[0], at(10)],
      [[0, 1], null],
      [[1, 0], null],
      [[0, 1, 2], at(30)],
      [[0, 2, 1], at(30)],
      [[1, 0, 2], at(30)],
      [[1, 2, 0], at(30)],
      [[2, 0, 1], at(30)],
      [[2, 1, 0], at(30)],
      [[3, 2, 1, 0], null],
      [[2, 3, 0, 1], null],
      [[0, 0, 0], at(10)],
    ] as const) {
      await welcome({ id: ++id, firstName: 'А' });
      for (const index of told) await events[index]?.(id);
      const [row] = await db.select().from(users).where(eq(users.id, id));
      expect(row?.botBlockedAt, told.join()).toEqual(blockedAt);
    }
  });
});
