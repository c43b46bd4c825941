import type { TodaySummary } from '../../../core/contracts/shapes/memory.ts';
import { planReminder, type ReminderRun } from '../../../core/reminders/reminders.ts';
import type { RunEnd } from '../../../core/service/queued-work.ts';
import {
  type ActivityDate,
  canonicalTimeZone,
  dateIn,
  defaultTimeZone,
} from '../../../core/streak/streak.ts';
import type { CatalogueCache } from '../../../db/course/catalogue.ts';
import {
  claimReminders,
  type DueReminder,
  findDueReminders,
  giveRemindersBack,
  type ReminderDecision,
  readDays,
} from '../../../db/reminders.ts';
import {
  type AddressedMessage,
  type DeliveryPorts,
  keepPace,
  pauseFor,
  sendBatch,
} from '../broadcast/send-batch.ts';
import { reminderMessage } from './message.ts';

/** What sending reminders needs. */
export type ReminderPorts = DeliveryPorts & {
  catalogue: CatalogueCache;
  /** The address for a web_app button; missing where there is none. */
  appUrl: string | undefined;
};

/** Complete when everybody whose time had come was checked; otherwise the next run continues. */
export type ReminderReport = {
  /** Learners who were reminded. */
  sent: number;
  /** Chats that have blocked the bot. */
  gone: number;
  /** Refused, or possibly not delivered: these learners are not reminded again until tomorrow. */
  failed: number;
} & RunEnd;

/**
 * Telegram's requests to wait are honoured up to this long, and this often in a run; the rest is left to the next run.
 */
const longestWaitSeconds = 10;
const mostWaits = 3;

/**
 * Reminds the learners whose time has come, batch by batch, within Telegram's limits and while there is time. Safe to
 * run twice and twice at once: a learner is claimed before they are written to, and the claim is released only when
 * Telegram says that nothing was sent.
 */
export async function sendReminders(
  ports: ReminderPorts,
  run: ReminderRun,
  isTimeLeft: () => boolean,
): Promise<ReminderReport> {
  const report = { sent: 0, gone: 0, failed: 0 };
  for (let waits = 0; isTimeLeft(); ) {
    const began = performance.now();
    const due = await findDueReminders(ports.db, ports.clock());
    if (due.length === 0) return { ...report, isComplete: true };
    const messages = await claimMessages(ports, due, run);
    const { outcomes, waitSeconds } = await sendBatch(ports, messages);
    const count = (wanted: string) => [...outcomes.values()].filter((outcome) => outcome === wanted).length;
    report.sent += count('sent');
    report.gone += count('gone');
    report.failed += count('failed');
    const again = [...outcomes].flatMap(([userId, outcome]) => (outcome === 'again' ? [userId] : []));
    await giveRemindersBack(ports.db, again, ports.clock());
    // Telegram is unavailable: the other learners must not lose today's reminder, too.
    if (messages.length > 0 && count('failed') === messages.length) {
      return { ...report, isComplete: false, stoppedBy: 'telegram' };
    }
    if (waitSeconds === 0) await keepPace(ports, messages.length, began);
    else if (waitSeconds > longestWaitSeconds || ++waits > mostWaits) {
      return { ...report, isComplete: false, stoppedBy: 'telegram', waitSeconds };
    } else await pauseFor(ports, waitSeconds * 1000);
  }
  return { ...report, isComplete: false, stoppedBy: 'time' };
}

/** Decides about a batch, claims the learners to be reminded, and returns the messages to them. */
async function claimMessages(
  ports: ReminderPorts,
  due: readonly DueReminder[],
  run: ReminderRun,
): Promise<AddressedMessage[]> {
  const now = ports.clock();
  const days = await readAllDays(ports, due, now);
  const decisions = due.map((learner): ReminderDecision => {
    const { userId, dueAt, remindedOn, seenAt, isReachable, settings } = learner;
    const { reminderHour: hour, shabbatRest } = settings;
    if (hour === null) return { userId, dueAt, remindOn: null, lookAgainAt: null };
    const day = isReachable ? days.get(userId) : undefined;
    const count = day ? day.due + day.dueLetters + day.dueRules : 0;
    const facts = { zone: zoneOf(learner), hour, remindedOn, seenAt, due: count, shabbatRest };
    const { today, remind, lookAgainAt } = planReminder(facts, run, now);
    return { userId, dueAt, remindOn: remind ? today : null, lookAgainAt };
  });
  const claimed = await claimReminders(ports.db, decisions);
  return claimed.flatMap((userId) => {
    const day = days.get(userId);
    return day ? [{ userId, message: reminderMessage(day, ports.appUrl) }] : [];
  });
}

/** What the reachable learners have to review; one read for each of the two or three current dates around the globe. */
async function readAllDays(
  ports: ReminderPorts,
  due: readonly DueReminder[],
  now: Date,
): Promise<Map<number, TodaySummary>> {
  const catalogue = await ports.catalogue.get(ports.db);
  const byDate = new Map<ActivityDate, number[]>();
  for (const learner of due) {
    if (!learner.isReachable) continue;
    const today = dateIn(zoneOf(learner), now);
    byDate.set(today, [...(byDate.get(today) ?? []), learner.userId]);
  }
  const days = new Map<number, TodaySummary>();
  for (const [today, userIds] of byDate) {
    const read = await readDays(ports.db, { userIds, today, catalogue }, now);
    for (const [userId, day] of read) days.set(userId, day);
  }
  return days;
}

/** Time zones are checked on input; one that this runtime no longer knows must not stop everybody's reminders. */
function zoneOf({ zone }: DueReminder): string {
  return canonicalTimeZone(zone) ?? defaultTimeZone;
}
