import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awardPoints, streakAwardDays } from '../../../core/points/awards.ts';
import { type RestSwitches, switchRest } from '../../../core/streak/rest.ts';
import { type Run, runsThrough } from '../../../core/streak/run.ts';
import { type ActivityDate, addDays } from '../../../core/streak/streak.ts';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { readActivity, recordDay, recordDayOver } from '../../../db/rewards/streaks.ts';
import { achievements, activityDays, ledger, users } from '../../../db/schema/index.ts';
import { saveSettings } from '../../../db/settings.ts';
import { welcomeUser } from '../../../db/users.ts';
import { openTestDatabase } from '../../support/database.ts';
import { sized } from '../../support/size.ts';

const timeout = sized(300_000, 600_000);

let database: OpenDatabase;
let db: Db;
let lastLearner = 100;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

// The first of these days is a Thursday; no holiday is among them.
const dateOf = (day: number) => addDays('2026-10-08', day);
const noonOf = (day: number) => new Date(`${dateOf(day)}T12:00:00Z`);

async function person(): Promise<number> {
  const id = ++lastLearner;
  await welcomeUser(db, { person: { id, firstName: 'Ученик' }, fallbackZone: 'UTC' }, noonOf(0));
  return id;
}

/** All that the streak of a learner is, as it is stored. */
async function storedOf(userId: number) {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const days = await db
    .select()
    .from(activityDays)
    .where(eq(activityDays.userId, userId))
    .orderBy(asc(activityDays.date));
  const entries = await db.select().from(ledger).where(eq(ledger.userId, userId));
  const medals = await db.select().from(achievements).where(eq(achievements.userId, userId));
  return {
    runs: days.map(({ date, runLength, freezes }): Run => ({ length: runLength, lastDate: date, freezes })),
    run: user && { length: user.streakLength, lastDate: user.streakLastDate, freezes: user.streakFreezes },
    best: user?.bestStreak,
    activeDays: user?.activeDays,
    rests: user?.restSwitches,
    points: user?.points,
    awards: entries.length,
    medals: medals.length,
  };
}

/** The same by the rule alone, over all that has happened. */
function wantedOf(dates: readonly ActivityDate[], rests: RestSwitches) {
  const runs = runsThrough(undefined, dates, rests);
  const weeks = runs.filter(({ length }) => length === streakAwardDays).length;
  return {
    runs,
    run: runs.at(-1) ?? { length: 0, lastDate: null, freezes: 0 },
    best: Math.max(0, ...runs.map(({ length }) => length)),
    activeDays: runs.length,
    rests,
    points: weeks * awardPoints.streak_7,
    awards: weeks,
    medals: weeks,
  };
}

describe('a day of the streak', () => {
  it('records once, whoever says it', async () => {
    const userId = await person();
    const first = await recordDay(db, { userId, date: dateOf(0) }, noonOf(0));
    expect(first).toMatchObject({ run: { length: 1, freezes: 0 }, awarded: [], dates: [dateOf(0)] });
    expect(await recordDay(db, { userId, date: dateOf(0) }, noonOf(0))).toEqual(first);
    expect(await storedOf(userId)).toEqual(wantedOf([dateOf(0)], []));
  });

  it('of nobody is not recorded', async () => {
    expect(await recordDay(db, { userId: 99, date: dateOf(0) }, noonOf(0))).toBeUndefined();
    expect(await readActivity(db, 99)).toBeUndefined();
  });

  it('is not written over facts that have moved: the caller reads again', async () => {
    const userId = await person();
    const known = await readActivity(db, userId);
    if (!known) throw new Error('nobody there');
    await recordDay(db, { userId, date: dateOf(0) }, noonOf(1));
    expect(await recordDayOver(db, { userId, date: dateOf(1), known }, noonOf(1))).toBeUndefined();
    expect(await storedOf(userId)).toEqual(wantedOf([dateOf(0)], []));
  });

  it('is not written over a rest that was switched meanwhile', async () => {
    const userId = await person();
    await recordDay(db, { userId, date: dateOf(1) }, noonOf(1)); // Friday
    const known = await readActivity(db, userId);
    if (!known) throw new Error('nobody there');
    await saveSettings(db, { userId, changes: { shabbatRest: true } }, noonOf(1));
    const day = { userId, date: dateOf(3) };
    expect(await recordDayOver(db, { ...day, known }, noonOf(3))).toBeUndefined();
    expect((await recordDay(db, day, noonOf(3)))?.run?.length).toBe(2);
  });

  it('takes days along whose requests broke off before the streak heard of them', async () => {
    const userId = await person();
    await recordDay(db, { userId, date: dateOf(0) }, noonOf(0));
    await db.insert(activityDays).values({ userId, date: dateOf(1) });
    const known = await readActivity(db, userId);
    if (!known) throw new Error('nobody there');
    await recordDayOver(db, { userId, date: dateOf(2), known }, noonOf(2));
    expect(await storedOf(userId)).toEqual(wantedOf([0, 1, 2].map(dateOf), []));
    // A late one, among days that are counted already.
    const other = await person();
    for (const day of [0, 2]) await recordDay(db, { userId: other, date: dateOf(day) }, noonOf(2));
    await db.insert(activityDays).values({ userId: other, date: dateOf(1) });
    await recordDay(db, { userId: other, date: dateOf(1) }, noonOf(2));
    expect(await storedOf(other)).toEqual(wantedOf([0, 1, 2].map(dateOf), []));
  });

  it('that moves the seventh within its run earns no second award', async () => {
    // Sunday to Friday, a Sabbath of rest, Sunday: the seventh. Then what was done on the Sabbath after all arrives.
    const userId = await person();
    await saveSettings(db, { userId, changes: { shabbatRest: true } }, noonOf(0));
    const days = [3, 4, 5, 6, 7, 8, 10];
    for (const day of days) await recordDay(db, { userId, date: dateOf(day) }, noonOf(day));
    expect(await storedOf(userId)).toMatchObject({ points: 70, run: { length: 7 } });
    const late = await recordDay(db, { userId, date: dateOf(9) }, noonOf(10));
    expect(late).toMatchObject({ points: 70, awarded: [], run: { length: 8 } });
    expect(await storedOf(userId)).toEqual(wantedOf([...days, 9].map(dateOf), [dateOf(0)]));
  });
});

describe('requests at once', () => {
  it('fifty of the seventh day make one day and one award', async () => {
    const userId = await person();
    for (let day = 0; day < 6; day += 1) await recordDay(db, { userId, date: dateOf(day) }, noonOf(day));
    const all = Array.from({ length: 50 }, () => recordDay(db, { userId, date: dateOf(6) }, noonOf(6)));
    const told = (await Promise.all(all)).filter((recorded) => recorded?.awarded.length);
    expect(told).toHaveLength(1);
    expect(await storedOf(userId)).toEqual(wantedOf([0, 1, 2, 3, 4, 5, 6].map(dateOf), []));
  });

  it('two late days that only together close a gap close it', async () => {
    for (let time = 0; time < sized(3, 50); time += 1) {
      const userId = await person();
      for (const day of [0, 3]) await recordDay(db, { userId, date: dateOf(day) }, noonOf(3));
      await Promise.all([1, 2].map((day) => recordDay(db, { userId, date: dateOf(day) }, noonOf(3))));
      expect(await storedOf(userId)).toEqual(wantedOf([0, 1, 2, 3].map(dateOf), []));
    }
  });

  it('fifty from two devices, of today and of the late days before it, count each day once', async () => {
    const userId = await person();
    for (let day = 0; day < 5; day += 1) await recordDay(db, { userId, date: dateOf(day) }, noonOf(day));
    const now = noonOf(8);
    const device = async (day: number) => {
      const known = await readActivity(db, userId);
      const input = { userId, date: dateOf(day) };
      const over = known && (await recordDayOver(db, { ...input, known }, now));
      return over ?? recordDay(db, input, now);
    };
    await Promise.all(Array.from({ length: 50 }, (_, index) => device(6 + (index % 3))));
    expect(await storedOf(userId)).toEqual(wantedOf([0, 1, 2, 3, 4, 6, 7, 8].map(dateOf), []));
  });
});

describe('whatever the order of arrival', () => {
  type Arrival = { day: number; late: number; path: 'recordDay' | 'home' | 'broken off'; tie: number };

  /** A month in which most days are active ones; some arrive late, some twice, some first break off. */
  const arrivals = fc.array(
    fc.record<Arrival>({
      day: fc.nat(29),
      late: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1, 2)),
      path: fc.constantFrom('recordDay', 'home', 'broken off'),
      tie: fc.nat(99),
    }),
    { minLength: 15, maxLength: 60 },
  );
  const switches = fc.uniqueArray(fc.nat(29), { maxLength: 4 });

  async function arrive(userId: number, { day, late, path }: Arrival): Promise<void> {
    const input = { userId, date: dateOf(day) };
    const now = noonOf(day + late);
    if (path === 'broken off') {
      await db.insert(activityDays).values(input).onConflictDoNothing();
    }
    const known = path === 'home' ? await readActivity(db, userId) : undefined;
    const over = known && (await recordDayOver(db, { ...input, known }, now));
    if (!over) await recordDay(db, input, now);
  }

  async function live(all: Arrival[], switched: number[], order: (a: Arrival) => number) {
    const userId = await person();
    let rests: RestSwitches = [];
    const sorted = [...all].sort((a, b) => a.day + a.late - (b.day + b.late) || order(a) - order(b));
    for (let today = 0; today < 32; today += 1) {
      if (switched.includes(today)) {
        const isOn = rests.length % 2 === 0;
        rests = switchRest(rests, isOn, dateOf(today));
        // Before what arrives on this day, or after it.
        if (order(sorted[0] as Arrival) % 2 === 0) {
          await saveSettings(db, { userId, changes: { shabbatRest: isOn } }, noonOf(today));
        }
      }
      for (const arrival of sorted) if (arrival.day + arrival.late === today) await arrive(userId, arrival);
      if (switched.includes(today)) {
        await saveSettings(db, { userId, changes: { shabbatRest: rests.length % 2 === 1 } }, noonOf(today));
      }
    }
    return { stored: await storedOf(userId), rests };
  }

  it(
    'days of the last 48 hours, with and without the rest, leave what the rule makes of all of them',
    async () => {
      await fc.assert(
        fc.asyncProperty(arrivals, switches, async (all, switched) => {
          const days = [...new Set(all.map(({ day }) => dateOf(day)))].sort();
          const forwards = await live(all, switched, ({ tie }) => tie);
          expect(forwards.stored).toEqual(wantedOf(days, forwards.rests));
          const backwards = await live(all, switched, ({ tie }) => 99 - tie);
          expect(backwards.stored).toEqual(forwards.stored);
        }),
        { numRuns: sized(5, 300) },
      );
    },
    timeout,
  );
});
