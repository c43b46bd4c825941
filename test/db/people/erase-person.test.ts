import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPersonDigests } from '../../../api/_auth/person-digests.ts';
import type { OpenDatabase } from '../../../db/connection/client.ts';
import { recordCharge } from '../../../db/payments/charges.ts';
import { listKeptPayments, totalStars } from '../../../db/payments/records.ts';
import { erasePerson } from '../../../db/people/erase-person.ts';
import { forgetKeptCharges } from '../../../db/people/forget-kept-charges.ts';
import { listDueDeletions } from '../../../db/people/list-due-deletions.ts';
import { readPersonData } from '../../../db/people/read-person-data.ts';
import { requestDeletion } from '../../../db/people/request-deletion.ts';
import { takeBackDeletion } from '../../../db/people/take-back-deletion.ts';
import {
  auditLog,
  broadcasts,
  deletedPeople,
  entitlements,
  keptCharges,
  orders,
  speakers,
  stageAnswers,
  starPayments,
  users,
} from '../../../db/schema/index.ts';
import { openTestDatabase } from '../../support/database.ts';
import { chargeFor, newLearner, openTestOrder } from '../../support/payments.ts';
import { fillPerson, rowsWith } from '../../support/person-rows.ts';

const now = new Date('2026-11-21T09:00:00Z');
const tomorrow = new Date('2026-11-22T09:00:00Z');
const digests = createPersonDigests('a-key-of-at-least-32-characters-for-tests');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let ids = 7_000_000_000;
const newPerson = async () => {
  ids += 1_000_000;
  const person = { id: ids, name: `Имярек${ids}` };
  await fillPerson(database.db, person, now);
  return person;
};

const erase = async (userId: number) => {
  await requestDeletion(database.db, { userId }, now);
  return erasePerson(database.db, { userId, digests }, tomorrow);
};

describe('a person whose day is over', () => {
  it('is in no row of any table but what money needs and the mark', async () => {
    const person = await newPerson();
    const before = await rowsWith(database.db, [String(person.id), person.name]);
    expect(before.length).toBeGreaterThan(30);
    expect(await erase(person.id)).toBe('erased');
    const left = await rowsWith(database.db, [String(person.id), person.name]);
    expect(left.map((row) => row.split(':')[0])).toEqual(['kept_charges', 'kept_charges']);
    const [mark] = await database.db
      .select()
      .from(deletedPeople)
      .where(eq(deletedPeople.digest, digests.of(person.id)));
    expect(mark).toMatchObject({ deletedAt: tomorrow, isBlocked: false, keyMark: digests.keyMark });
    expect(mark?.digest).not.toContain(String(person.id));
  });

  it('takes nothing of anybody else along', async () => {
    const [person, neighbour] = [await newPerson(), await newPerson()];
    const before = await rowsWith(database.db, [String(neighbour.id), neighbour.name]);
    await erase(person.id);
    expect(await rowsWith(database.db, [String(neighbour.id), neighbour.name])).toEqual(before);
  });

  it('stays unnamed in what they did as an admin', async () => {
    const [admin, learner] = [await newPerson(), await newPerson()];
    const { db } = database;
    await db.update(entitlements).set({ grantedBy: admin.id }).where(eq(entitlements.userId, learner.id));
    await db.update(speakers).set({ createdBy: admin.id }).where(eq(speakers.userId, learner.id));
    const after = { published: 3, speakerId: admin.id };
    const act = { adminId: admin.id, action: 'voices.publish', target: 'lesson:1', before: null };
    const [noted] = await db
      .insert(auditLog)
      .values({ ...act, after, at: now })
      .returning();
    await erase(admin.id);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.id, noted?.id ?? 0)),
    ).toMatchObject([{ adminId: 0, action: 'voices.publish', after: { published: 3 } }]);
    expect(await db.select().from(entitlements).where(eq(entitlements.userId, learner.id))).toMatchObject([
      { grantedBy: null },
    ]);
    expect(await db.select().from(broadcasts).where(eq(broadcasts.adminId, admin.id))).toEqual([]);
    const left = await rowsWith(db, [String(admin.id)]);
    expect(left.map((row) => row.split(':')[0])).toEqual(['kept_charges', 'kept_charges']);
  });

  it('is left alone when it is taken back, also late, until something was deleted', async () => {
    const { id } = await newPerson();
    const before = await rowsWith(database.db, [String(id)]);
    expect(await requestDeletion(database.db, { userId: id }, now)).toEqual(tomorrow);
    expect(await requestDeletion(database.db, { userId: id }, tomorrow)).toEqual(tomorrow);
    await takeBackDeletion(database.db, { userId: id }, tomorrow);
    expect(await erasePerson(database.db, { userId: id, digests }, tomorrow)).toBe('waiting');
    expect(await rowsWith(database.db, [String(id)])).toEqual(before);
  });

  it('is not deleted a second before', async () => {
    const { id } = await newPerson();
    await requestDeletion(database.db, { userId: id }, now);
    const before = new Date(tomorrow.getTime() - 1000);
    expect(await listDueDeletions(database.db, 10, before)).not.toContain(id);
    expect(await erasePerson(database.db, { userId: id, digests }, before)).toBe('waiting');
    expect(await listDueDeletions(database.db, 10, tomorrow)).toContain(id);
    expect(await erasePerson(database.db, { userId: id, digests }, tomorrow)).toBe('erased');
    expect(await erasePerson(database.db, { userId: id, digests }, tomorrow)).toBe('waiting');
  });

  it('whose payment is still looked for waits until it is found or not', async () => {
    const { id } = await newPerson();
    await database.db.update(orders).set({ doubtSince: now }).where(eq(orders.userId, id));
    expect(await erase(id)).toBe('waiting');
    await database.db.update(orders).set({ doubtSince: null }).where(eq(orders.userId, id));
    expect(await erasePerson(database.db, { userId: id, digests }, tomorrow)).toBe('erased');
  });

  it('keeps a block of an admin', async () => {
    const { id } = await newPerson();
    await database.db.update(users).set({ blockedAt: now }).where(eq(users.id, id));
    await erase(id);
    const [mark] = await database.db
      .select()
      .from(deletedPeople)
      .where(eq(deletedPeople.digest, digests.of(id)));
    expect(mark?.isBlocked).toBe(true);
  });

  it('cannot be taken back once it has begun, and goes on where it was interrupted', async () => {
    const { id } = await newPerson();
    await database.db.execute(sql`insert into stage_answers (user_id, event_id, stage, word_id, result, done_at, local_time, received_at)
      select ${id}, 'many-' || n, 'TYPE', n % 300 + 1, 'right', now(), now(), now() from generate_series(1, 25000) n`);
    await requestDeletion(database.db, { userId: id }, now);
    let looks = 0;
    // Time is up after the first batch.
    const isTimeLeft = () => ++looks <= 1;
    expect(await erasePerson(database.db, { userId: id, digests, isTimeLeft }, tomorrow)).toBe('unfinished');
    const left = await database.db.$count(stageAnswers, eq(stageAnswers.userId, id));
    expect(left).toBe(15_001);
    await expect(takeBackDeletion(database.db, { userId: id }, tomorrow)).rejects.toThrow('deletion_begun');
    expect(await erasePerson(database.db, { userId: id, digests }, tomorrow)).toBe('erased');
    expect(await database.db.$count(stageAnswers, eq(stageAnswers.userId, id))).toBe(0);
  });

  it('with a hundred thousand answers is deleted in batches of seconds, two runs at once', async () => {
    const { id } = await newPerson();
    await database.db.execute(sql`insert into stage_answers (user_id, event_id, stage, word_id, result, done_at, local_time, received_at)
      select ${id}, 'many-' || n, 'TYPE', n % 300 + 1, 'right', now(), now(), now() from generate_series(1, 100000) n`);
    await requestDeletion(database.db, { userId: id }, now);
    const outcomes = await Promise.all(
      [1, 2].map(() => erasePerson(database.db, { userId: id, digests }, tomorrow)),
    );
    expect(outcomes).toContain('erased');
    expect(await database.db.$count(users, eq(users.id, id))).toBe(0);
    expect(await database.db.$count(stageAnswers, eq(stageAnswers.userId, id))).toBe(0);
  }, 120_000);
});

describe('what money needs of somebody who was deleted', () => {
  it('is id, charge, plan, date and stars of each payment, and a later report of it brings nothing back', async () => {
    const { db } = database;
    const userId = await newLearner(db, now, 'Покупатель Прохор');
    const order = await openTestOrder(db, { userId, plan: 'year' }, now);
    const charge = chargeFor(order);
    await recordCharge(db, { charge }, now);
    const starsBefore = await totalStars(db);
    expect(await erase(userId)).toBe('erased');
    expect(await db.select().from(keptCharges).where(eq(keptCharges.payerId, userId))).toEqual([
      {
        telegramPaymentChargeId: charge.chargeId,
        payerId: userId,
        plan: 'year',
        stars: charge.stars,
        paidAt: charge.paidAt,
        refundedAt: null,
      },
    ]);
    expect(await totalStars(db)).toBe(starsBefore);
    expect(await recordCharge(db, { charge: { ...charge, source: 'reconcile' } }, tomorrow)).toBeUndefined();
    expect(await db.select().from(starPayments).where(eq(starPayments.userId, userId))).toEqual([]);
    expect(await listKeptPayments(db, userId)).toMatchObject([{ chargeId: charge.chargeId, plan: 'year' }]);
  });

  it('is removed three years after the payment', async () => {
    const { db } = database;
    const userId = await newLearner(db, now);
    const order = await openTestOrder(db, { userId, plan: 'lifetime' }, now);
    const charge = chargeFor(order);
    await recordCharge(db, { charge }, now);
    await erase(userId);
    const kept = () => db.$count(keptCharges, eq(keptCharges.payerId, userId));
    await forgetKeptCharges(db, new Date('2029-11-21T08:59:59Z'));
    expect(await kept()).toBe(1);
    expect(await forgetKeptCharges(db, new Date('2029-11-21T09:00:01Z'))).toBeGreaterThan(0);
    expect(await kept()).toBe(0);
  });
});

describe('the data of a person', () => {
  it('have a row of every table, and none of anybody else', async () => {
    const [person, neighbour] = [await newPerson(), await newPerson()];
    const data = await readPersonData(database.db, person.id);
    for (const [name, rows] of Object.entries(data?.tables ?? {})) expect(rows, name).toHaveLength(1);
    expect(JSON.stringify(data?.tables)).not.toContain(String(neighbour.id));
    expect(await readPersonData(database.db, 1)).toBeUndefined();
  });

  it('of an admin name nobody whom they dealt with', async () => {
    const [admin, learner] = [await newPerson(), await newPerson()];
    const act = { adminId: admin.id, action: 'support.answer', target: `user:${learner.id}`, before: null };
    const after = { text: 'Ответ Имярек' };
    await database.db.insert(auditLog).values({ ...act, after, at: now });
    const acts = (await readPersonData(database.db, admin.id))?.tables.auditLog ?? [];
    expect(acts).toHaveLength(2);
    expect(acts).toContainEqual({
      id: expect.any(Number),
      action: 'support.answer',
      target: 'user',
      at: now,
    });
    expect(JSON.stringify(acts)).not.toContain(String(learner.id));
  });
});
