/** No messages are sent from 22:00 to 8:00 by the learner's own clock. */
const quietFromHour = 22;
export const quietUntilHour = 8;

/** The hours that may be chosen: those of the day. */
export const reminderHours: readonly number[] = Array.from(
  { length: quietFromHour - quietUntilHour },
  (_, index) => quietUntilHour + index,
);

/** The default when the reminder is switched on. */
export const usualReminderHour = 19;

/** The hour that the end of a lesson offers, when the day's words are behind. */
export const eveningReminderHour = 20;

/** True for an hour (0–23) of the night. */
export function isQuiet(hour: number): boolean {
  return hour >= quietFromHour || hour < quietUntilHour;
}

/**
 * Returns the hour that is stored and shown: one at night (the wire accepts any, and an earlier release offered 22:00)
 * becomes the last of the evening, after midnight the first of the morning.
 */
export function daytimeHour(hour: number): number {
  return Math.max(quietUntilHour, Math.min(quietFromHour - 1, hour));
}
