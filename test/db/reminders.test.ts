import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claimReminders,
  findDueReminders,
  giveRemindersBack,
  type ReminderDecision,
  remindersAtOnce,
} from '../../db/reminders.ts';
import { reminders } from '../../db/schema/index.ts';
import { saveSettings } from '../../db/settings.ts';
import { welcomeUser } from '../../db/users.ts';
import { openTestBackend, type TestBackend } from '../support/backend.ts';
import { readJson } from '../support/read-json.ts';
import { createWishers, forgetWishers } from '../support/reminders.ts';

let backend: TestBackend;
/** 11:00 in Jerusalem, 10:00 in Berlin, 4:00 in New York. */
const morning = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-11-21T18:00:00Z');
const tomorrow = new Date('2026-11-22T17:00:00Z');

beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => forgetWishers(backend));

const rowOf = async (userId: number) =>
  (await backend.db.select().from(reminders).where(eq(reminders.userId, userId)))[0];
const visit = (timezone?: string) =>
  welcomeUser(backend.db, { person: { id: 1, firstName: 'Мария' }, timezone, fallbackZone: 'UTC' }, morning);
const choose = (reminderHour: number | null, zone = 'Asia/Jerusalem', now = morning) =>
  saveSettings(backend.db, { userId: 1, zone, changes: { reminderHour } }, now);
const dueNow = (now: Date) => findDueReminders(backend.db, now);

describe('the schedule', () => {
  it('follows the hour that is chosen, in the learner’s zone', async () => {
    await visit('Asia/Jerusalem');
    await choose(19);
    expect((await rowOf(1))?.dueAt).toEqual(new Date('2026-11-21T17:00:00Z'));
    await choose(9);
    expect((await rowOf(1))?.dueAt).toEqual(new Date('2026-11-22T07:00:00Z'));
    await choose(19, 'America/New_York');
    expect((await rowOf(1))?.dueAt).toEqual(new Date('2026-11-22T00:00:00Z'));
  });

  it('is not touched by other settings', async () => {
    await visit('Asia/Jerusalem');
    await saveSettings(backend.db, { userId: 1, changes: { dailyGoal: 7 } }, morning);
    expect(await rowOf(1)).toBeUndefined();
    await choose(19);
    const before = await rowOf(1);
    await saveSettings(backend.db, { userId: 1, changes: { dailyGoal: 8 } }, later);
    expect(await rowOf(1)).toEqual(before);
  });

  it('ends when reminders are switched off, and remembers the day on which there was one', async () => {
    await visit('Asia/Jerusalem');
    await choose(19);
    const [due] = await dueNow(later);
    if (!due) throw new Error('nobody is due');
    expect(
      await claimReminders(backend.db, [{ ...due, remindOn: '2026-11-21', lookAgainAt: tomorrow }]),
    ).toEqual([1]);
    await choose(null);
    expect(await rowOf(1)).toMatchObject({ dueAt: null, remindedOn: '2026-11-21' });
    expect(await dueNow(tomorrow)).toEqual([]);
    await choose(21, 'Asia/Jerusalem', later);
    expect(await rowOf(1)).toMatchObject({ remindedOn: '2026-11-21' });
  });

  it('is looked at again after a flight, and only then', async () => {
    await visit('America/New_York');
    await choose(19, 'America/New_York');
    const before = await rowOf(1);
    await visit('America/New_York');
    await visit();
    expect(await rowOf(1)).toEqual(before);
    await visit('Asia/Jerusalem');
    expect((await rowOf(1))?.dueAt).toEqual(morning);
    await choose(null);
    await visit('Europe/Berlin');
    expect((await rowOf(1))?.dueAt).toBeNull();
  });
});

describe('who is due', () => {
  it('is found longest waiting first, with all that a decision needs', async () => {
    await createWishers(backend, [11], { hour: 12 });
    await createWishers(backend, [12], { hour: 11, zone: 'Europe/Berlin' });
    await createWishers(backend, [13], { hour: 21 });
    await backend.db.update(reminders).set({ dueAt: tomorrow }).where(eq(reminders.userId, 13));
    await backend.db.execute(sql`update users set bot_blocked_at = now() where id = 12`);
    const found = await dueNow(later);
    expect(found.map(({ userId }) => userId)).toEqual([11, 12]);
    expect(found).toMatchObject([
      { zone: 'Asia/Jerusalem', remindedOn: null, isReachable: true, settings: { reminderHour: 12 } },
      { zone: 'Europe/Berlin', isReachable: false, settings: { reminderHour: 11, newWordsPerDay: 5 } },
    ]);
  });

  it('is found along the index, however many there are', async () => {
    await backend.db.execute(sql`insert into users (id, first_name, timezone, created_at, last_seen_at)
      select n, 'У', 'UTC', now(), now() from generate_series(1, 6000) n`);
    await backend.db.execute(sql`insert into reminders (user_id, due_at)
      select n, case when n % 4 = 0 then timestamptz '2026-11-21T00:00:00Z' + n * interval '10 s' end
      from generate_series(1, 6000) n`);
    await backend.db.execute(sql`analyze users, reminders`);
    const explained = await backend.db.execute(sql`explain select r.user_id from (select * from reminders
      where due_at <= ${morning.toISOString()}::timestamptz order by due_at limit 20) r join users u on u.id = r.user_id`);
    const { rows } = explained as { rows: Record<string, string>[] }; // both drivers answer rows; their common type does not say so
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('reminders_due');
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Sort');
  });
});

describe('a claim', () => {
  const decide = async (remindOn: string | null): Promise<ReminderDecision[]> =>
    (await dueNow(later)).map(({ userId, dueAt }) => ({ userId, dueAt, remindOn, lookAgainAt: tomorrow }));
  const claim = (decisions: ReminderDecision[]) => claimReminders(backend.db, decisions);

  it('is had once, whoever asks and however often', async () => {
    const ids = Array.from({ length: remindersAtOnce }, (_, at) => 100 + at);
    await createWishers(backend, [...ids, 999]);
    const decisions = (await dueNow(later)).map(({ userId, dueAt }) => ({
      userId,
      dueAt,
      remindOn: '2026-11-21',
      lookAgainAt: tomorrow,
    }));
    const turned = decisions.toReversed();
    const taken = await Promise.all([decisions, turned, decisions, turned].map(claim));
    expect(taken.flat().toSorted((one, other) => one - other)).toEqual(ids);
    expect(await claim(decisions)).toEqual([]);
    expect((await dueNow(later)).map(({ userId }) => userId)).toEqual([999]);
  });

  it('of somebody who is left in peace is nobody’s, and moves their next look', async () => {
    await createWishers(backend, [100]);
    expect(await claim(await decide(null))).toEqual([]);
    expect(await rowOf(100)).toMatchObject({ dueAt: tomorrow, remindedOn: null });
  });

  it('made on what has changed meanwhile is none', async () => {
    await createWishers(backend, [100]);
    const decisions = await decide('2026-11-21');
    await backend.db.execute(sql`update reminders set due_at = due_at + interval '1 microsecond'`);
    expect(await claim(decisions)).toEqual([]);
  });

  it('that is given back can be had again; switched off meanwhile, it stays off', async () => {
    await createWishers(backend, [100, 101]);
    await claim(await decide('2026-11-21'));
    await backend.db.execute(sql`update reminders set due_at = null where user_id = 101`);
    await giveRemindersBack(backend.db, [100, 101], later);
    await giveRemindersBack(backend.db, [], later);
    expect(await claim(await decide('2026-11-21'))).toEqual([100]);
  });
});

it('whoever had chosen an hour before there were schedules got one by the migration', async () => {
  const statement = 'INSERT INTO "reminders"';
  const migration = await readMigration();
  expect(migration).toContain(statement);
  await visit('Asia/Jerusalem');
  await choose(19);
  await backend.db.execute(sql`delete from reminders`);
  await backend.db.execute(sql.raw(migration.slice(migration.indexOf(statement))));
  const chosen = await readJson<number[]>(
    backend.db,
    'test_scheduled',
    sql`select coalesce(json_agg(user_id), '[]') as data from reminders where due_at is not null`,
  );
  expect(chosen).toEqual([1]);
});

async function readMigration(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL('../../db/migrations/0009_reminders.sql', import.meta.url), 'utf8');
}
