import { causeOf } from '../bot/payments/desk.ts';
import { type ReminderReport, sendReminders } from '../bot/reminders/send.ts';
import type { ReminderRun } from '../core/reminders/reminders.ts';
import type { Deps } from './_deps.ts';

const hourlyKey = 'reminders:hourly';
/** Without an hourly run for so long there are none: a timer may miss one now and then. */
const hourlyForSeconds = 3 * 60 * 60;

/** The timer of every hour. It leaves a mark, by which the daily one knows that reminders are none of its business. */
export async function remindHourly(deps: Deps, isTimeLeft: () => boolean): Promise<ReminderReport> {
  await deps.store.set(hourlyKey, true, { expirySeconds: hourlyForSeconds }).catch((error: unknown) => {
    deps.log('warn', 'store-away', { cause: causeOf(error) });
  });
  return sendReminders(deps, 'hourly', isTimeLeft);
}

/** The daily timer: where none comes every hour, it reminds everybody, whatever hour was chosen. */
export async function remindDaily(deps: Deps, isTimeLeft: () => boolean): Promise<ReminderReport> {
  if ((await reminderRun(deps)) === 'hourly') return { sent: 0, gone: 0, failed: 0, isComplete: true };
  return sendReminders(deps, 'daily', isTimeLeft);
}

/** How often reminders go out here, as the timers themselves have told. Throws when the store is away. */
export async function reminderRun({ store }: Pick<Deps, 'store'>): Promise<ReminderRun> {
  return (await store.get(hourlyKey)) === true ? 'hourly' : 'daily';
}
