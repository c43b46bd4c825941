import { type ActivityDate, addDays, dateIn, wallTimeIn } from '../streak/streak.ts';
import { daytimeHour, isQuiet } from './hours.ts';
import { fullHour, isRestTime, momentAt } from './writable.ts';

/**
 * How often reminders are checked. 'hourly' (or more often): at the chosen hour, or at the first run after it. 'daily':
 * in the single run, whatever the hour.
 */
export type ReminderRun = 'hourly' | 'daily';

/** A learner who asked for reminders, in their state at the time of a run. */
export type ReminderFacts = {
  /** IANA name of a zone that the runtime knows. */
  zone: string;
  /** The chosen hour, 0–23. */
  hour: number;
  /** The learner's date of the latest reminder. */
  remindedOn: ActivityDate | null;
  /** When they were last active. */
  seenAt: Date;
  /** Words, letters and rules in «Сегодня» for them now. */
  due: number;
  /** They observe the Sabbath and the holidays. */
  shabbatRest: boolean;
};

export type ReminderPlan = {
  /** The learner's date now. */
  today: ActivityDate;
  remind: boolean;
  /** No run needs to check them before this time; always after `now`. */
  lookAgainAt: Date;
};

const minuteMs = 60_000;
/** A learner who was active this recently knows what is due. */
const presentMs = 30 * minuteMs;
/** Less than an hour, so that the next hourly run finds them. */
const lookSoonMs = 45 * minuteMs;
/** Less than a day: the platform's daily run comes at some minute of its hour. */
const lookTomorrowMs = 20 * 60 * minuteMs;

/**
 * Returns whether a learner gets a reminder in this run, and when to check them next. At most one per date, never at
 * night or on a Sabbath that they observe, not while they are active, and only when there is something to review: a day
 * whose reviews are done, or that has none, gets no reminder.
 */
export function planReminder(facts: ReminderFacts, run: ReminderRun, now: Date): ReminderPlan {
  const wall = wallTimeIn(facts.zone, now);
  const today = wall.slice(0, 10);
  const hour = Number(wall.slice(11, 13));
  const isTime = !isQuiet(hour) && (run === 'daily' || hour >= daytimeHour(facts.hour));
  // A learner who flies west may have the same date twice.
  const isFree = facts.remindedOn === null || facts.remindedOn < today;
  const isWanted = isTime && isFree && facts.due > 0 && !(facts.shabbatRest && isRestTime(today, hour));
  const isPresent = now.getTime() - facts.seenAt.getTime() < presentMs;
  return {
    today,
    remind: isWanted && !isPresent,
    lookAgainAt:
      run === 'hourly' && isWanted && isPresent ? after(now, lookSoonMs) : nextLook(facts, run, now),
  };
}

/** Returns the first moment after `now` at which the chosen hour (0–23; one of the night is moved) begins in the zone. */
export function nextReminderAt(zone: string, chosen: number, now: Date): Date {
  const hour = daytimeHour(chosen);
  const today = dateIn(zone, now);
  const moment = momentAt(zone, today, fullHour(hour));
  return moment > now ? moment : momentAt(zone, addDays(today, 1), fullHour(hour));
}

function nextLook({ zone, hour }: ReminderFacts, run: ReminderRun, now: Date): Date {
  return run === 'daily' ? after(now, lookTomorrowMs) : nextReminderAt(zone, hour, now);
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
