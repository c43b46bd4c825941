import type { Home } from '../../../../core/contracts/home.ts';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import type { Services } from '../services.ts';

type Device = Pick<Services, 'session' | 'localStore'>;
/** By what a day was planned from. */
type PlannedMinutes = { [facts: string]: number | undefined };

/** Apart from the days, which are too large to be read for the first view. */
const keyOf = ({ session }: Device) => `mila:day-minutes:${session.userId()}`;

const factsOf = (date: string, { due, dueLetters, dueRules, done }: Home['memory']) =>
  [date, due, dueLetters, dueRules, done].join();

/** Notes how long the plans of days take. */
export function notePlannedMinutes(
  device: Device,
  days: readonly TodayResponse[],
  { canSpeak }: { canSpeak: boolean },
): void {
  const planned = days.map((day) => {
    const minutes = (canSpeak ? day.spokenMinutes : undefined) ?? day.minutes;
    return [factsOf(day.date, day), minutes];
  });
  device.localStore.write(keyOf(device), Object.fromEntries(planned));
}

/**
 * The minutes of the day that home shows: those of its plan where this device had one from the same facts, else the
 * server's estimate.
 */
export function minutesOfHome(device: Device, { today, memory }: Home): number {
  const planned = device.localStore.read(keyOf(device)) as PlannedMinutes | undefined; // written by this file alone
  return planned?.[factsOf(today, memory)] ?? memory.minutes;
}
