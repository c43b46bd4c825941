/** From 22:00 to 8:00 by the learner's own clock nobody is written to. */
export const quietFromHour = 22;
export const quietUntilHour = 8;

/** The hours that may be asked for: those of the day. */
export const reminderHours: readonly number[] = Array.from(
  { length: quietFromHour - quietUntilHour },
  (_, index) => quietUntilHour + index,
);

/** What is proposed to whoever switches the reminder on. */
export const usualReminderHour = 19;

/** True for an hour (0–23) of the night. */
export function isQuiet(hour: number): boolean {
  return hour >= quietFromHour || hour < quietUntilHour;
}

/**
 * The hour that is kept and shown: one of the night (the wire takes any, and an earlier release offered 22:00) becomes the
 * last of the evening, after midnight the first of the morning.
 */
export function daytimeHour(hour: number): number {
  return Math.max(quietUntilHour, Math.min(quietFromHour - 1, hour));
}
