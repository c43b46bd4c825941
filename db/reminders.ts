import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodaySummary } from '../core/contracts/shapes/memory.ts';
import type { Settings } from '../core/settings/settings.ts';
import type { ActivityDate } from '../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from './connection/client.ts';
import type { Catalogue } from './course/catalogue.ts';
import { learnersCourse } from './course/learners-course.ts';
import { lessonTalliesFields, lessonTalliesRow, unpackTallies } from './course/lesson-tallies.ts';
import { hasPremium } from './entitlements.ts';
import { settleCards } from './memory/cards.ts';
import { dayFigures, hasEstimates, summaryJson, summaryOf, summaryRow } from './memory/summary.ts';
import { withDefaults } from './settings.ts';

const dueReminderRow = () =>
  z.object({
    userId: z.number(),
    /** As the database writes it: passed back by a claim to say which state it has seen. */
    dueAt: z.string(),
    remindedOn: z.string().nullable(),
    /** IANA zone as it is stored. */
    zone: z.string(),
    /** ISO. */
    seenAt: z.string(),
    /** They have not blocked the bot, and no admin has blocked them. */
    isReachable: z.boolean(),
    settings: z.unknown(),
  });

/** A learner who is due for a check. */
export type DueReminder = Omit<RowOf<typeof dueReminderRow>, 'seenAt' | 'settings'> & {
  seenAt: Date;
  settings: Settings;
};

/** At most this many learners are checked together: as many as may be written to in a second. */
export const remindersAtOnce = 20;
/** A literal: the plan must not have to guess how few they are. */
const atOnce = sql.raw(String(remindersAtOnce));

/** The learners to be checked, at most `remindersAtOnce`, longest waiting first. One short read along an index. */
export async function findDueReminders(db: Db, now: Date): Promise<DueReminder[]> {
  const found = await readJson(
    db,
    'due_reminders',
    () => z.array(dueReminderRow()),
    sql`select coalesce(json_agg(json_build_object('userId', r.user_id, 'dueAt', r.due_at, 'remindedOn', r.reminded_on,
        'zone', u.timezone, 'seenAt', u.last_seen_at,
        'isReachable', u.bot_blocked_at is null and u.blocked_at is null,
        'settings', (select values from settings where user_id = r.user_id)) order by r.due_at, r.user_id), '[]') as data
      from (select * from reminders where due_at <= ${now.toISOString()}::timestamptz
        order by due_at limit ${atOnce}) r
      join users u on u.id = r.user_id`,
  );
  return found.map((row) => ({
    ...row,
    seenAt: new Date(row.seenAt),
    settings: withDefaults(row.settings),
  }));
}

/**
 * What «Сегодня» holds for learners who all have the same date, by their ids. Cards that lessons left as estimates are
 * computed first, so that the chat and the mini-app show the same number.
 */
export async function readDays(
  db: Db,
  input: {
    userIds: readonly number[];
    today: ActivityDate;
    catalogue: Catalogue;
  },
  now: Date,
): Promise<Map<number, TodaySummary>> {
  const days = await readSummaries(db, input, now);
  const unsettled = [...days].flatMap(([userId, { summary }]) => (hasEstimates(summary) ? [userId] : []));
  // If counting fails, the estimate stays: one learner's answers must not hold up everybody else's reminders.
  for (const userId of unsettled) await settleCards(db, userId).catch(() => 0);
  const settled =
    unsettled.length > 0 ? await readSummaries(db, { ...input, userIds: unsettled }, now) : new Map();
  const shown = new Map<number, TodaySummary>();
  for (const [userId, { summary, tallies, known, isPremium, isAdmin, newWordsPerDay }] of [
    ...days,
    ...settled,
  ]) {
    const done = unpackTallies({ tallies, known });
    const course = learnersCourse(input.catalogue, { tallies: done, isPremium, isAdmin });
    const figures = await dayFigures(db, { userId, today: input.today, course, summary });
    shown.set(userId, summaryOf(figures, newWordsPerDay));
  }
  return shown;
}

const reminderDayRow = () =>
  lessonTalliesRow().extend({
    userId: z.number(),
    settings: z.unknown(),
    summary: summaryRow(),
    isPremium: z.boolean(),
    isAdmin: z.boolean(),
  });
type ReadDay = Omit<RowOf<typeof reminderDayRow>, 'userId' | 'settings'> & { newWordsPerDay: number };

async function readSummaries(
  db: Db,
  { userIds, today }: { userIds: readonly number[]; today: ActivityDate },
  now: Date,
): Promise<Map<number, ReadDay>> {
  const rows = await readJson(
    db,
    'reminder_days',
    () => z.array(reminderDayRow()),
    sql`select coalesce(json_agg(json_build_object('userId', u.id, 'summary', ${summaryJson(today)},
        ${lessonTalliesFields},
        'isPremium', ${hasPremium(sql`u.id`, now)}, 'isAdmin', u.role = 'admin',
        'settings', (select values from settings where user_id = u.id))), '[]') as data
      from users u where u.id = any(array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::bigint))`,
  );
  return new Map(
    rows.map(({ userId, settings, ...day }) => [
      userId,
      { ...day, newWordsPerDay: withDefaults(settings).newWordsPerDay },
    ]),
  );
}

/** What a run has decided about a learner as it saw them. */
export type ReminderDecision = Pick<DueReminder, 'userId' | 'dueAt'> & {
  /** The learner's date, when they are to be written to. */
  remindOn: ActivityDate | null;
  /** Null: never, until they switch it on again. */
  lookAgainAt: Date | null;
};

/**
 * Stores decisions before anything is sent, and returns the learners to whom the caller is to write now. One statement:
 * of two runs that decided about the same learner one gets them, and nobody gets a reminder twice on one date, whatever
 * fails afterwards. At most once is better here than at least once.
 */
export async function claimReminders(db: Db, decisions: readonly ReminderDecision[]): Promise<number[]> {
  return readJson(
    db,
    'claim_reminders',
    () => z.array(z.number()),
    sql`with decided as (
      select * from json_to_recordset(${JSON.stringify(decisions)}::json)
        as d("userId" bigint, "dueAt" timestamptz, "remindOn" date, "lookAgainAt" timestamptz)),
    seen as (
      select r.user_id, d."remindOn", d."lookAgainAt" from reminders r join decided d on d."userId" = r.user_id
      where r.due_at = d."dueAt" and (d."remindOn" is null or r.reminded_on is distinct from d."remindOn")
      order by r.user_id for no key update of r),
    claimed as (
      update reminders r set due_at = s."lookAgainAt", reminded_on = coalesce(s."remindOn", r.reminded_on)
      from seen s where r.user_id = s.user_id returning r.user_id, s."remindOn")
    select coalesce(json_agg(user_id order by user_id) filter (where "remindOn" is not null), '[]') as data from claimed`,
  );
}

/** Undoes the claims of learners to whom certainly nothing was sent: the next run finds them at once. */
export async function giveRemindersBack(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await db.execute(sql`update reminders set due_at = ${now.toISOString()}::timestamptz, reminded_on = null
    where due_at is not null
      and user_id = any(array(select json_array_elements_text(${JSON.stringify(userIds)}::json)::bigint))`);
}
