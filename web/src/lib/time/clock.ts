/**
 * The learner's clock, corrected by the server's: phones run minutes off, and an answer from the future would count for
 * the wrong day. Until the server's first response the device's own clock is used.
 */
export type CorrectedClock = {
  /** The current time by the server's clock, as far as it is known. */
  now(): Date;
  /**
   * `serverTime`: ISO time at which the server responded. Off by at most the latency of the response, which is small
   * enough.
   */
  correct(serverTime: string): void;
};

export function createClock(deviceNow: () => number): CorrectedClock {
  let offsetMs = 0;
  return {
    now: () => new Date(deviceNow() + offsetMs),
    correct(serverTime) {
      const serverMs = Date.parse(serverTime);
      if (Number.isFinite(serverMs)) offsetMs = serverMs - deviceNow();
    },
  };
}

/** ISO time with the local offset, e.g. '2026-11-21T09:05:00.000+02:00': the day an answer counts for is read from it. */
export function toLocalIso(moment: Date): string {
  const offsetMinutes = -moment.getTimezoneOffset();
  const shifted = new Date(moment.getTime() + offsetMinutes * 60_000).toISOString().slice(0, -1);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${shifted}${sign}${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
