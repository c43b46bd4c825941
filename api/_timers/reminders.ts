import { describeFailure } from '../../bot/services/failures.ts';
import { type ReminderPorts, type ReminderReport, sendReminders } from '../../bot/services/reminders/send.ts';
import type { Store } from '../../core/ports.ts';
import type { ReminderRun } from '../../core/reminders/reminders.ts';
import { type HandingOver, handOverDue } from '../_queue/hand-over.ts';

/** What reminding needs; the store knows which timer does it. */
type Reminding = ReminderPorts & HandingOver;

const hourlyKey = 'reminders:hourly';
/** Without an hourly run for this long, there is no hourly timer: it may miss a run now and then. */
const hourlyForSeconds = 3 * 60 * 60;

/** The hourly timer. It leaves a mark that tells the daily timer not to send reminders. */
export async function remindHourly(deps: Reminding, isTimeLeft: () => boolean): Promise<ReminderReport> {
  await deps.store.set(hourlyKey, true, { expirySeconds: hourlyForSeconds }).catch((error: unknown) => {
    deps.log('warn', 'store-away', { cause: describeFailure(error) });
  });
  return remind(deps, 'hourly', isTimeLeft);
}

/** The daily timer: where no hourly timer runs, it reminds everybody, whatever hour they chose. */
export async function remindDaily(deps: Reminding, isTimeLeft: () => boolean): Promise<ReminderReport> {
  return (await reminderRun(deps)) === 'hourly' ? nobody : remind(deps, 'daily', isTimeLeft);
}

const nobody: ReminderReport = { sent: 0, gone: 0, failed: 0, isComplete: true };

/** Through the platform's queue where there is one. */
async function remind(deps: Reminding, run: ReminderRun, isTimeLeft: () => boolean): Promise<ReminderReport> {
  if (await handOverDue(deps, `reminders-${run}`, deps.clock())) return nobody;
  return sendReminders(deps, run, isTimeLeft);
}

/** How often reminders are sent here, as recorded by the timers themselves. Throws when the store is unavailable. */
export async function reminderRun({ store }: { store: Store }): Promise<ReminderRun> {
  return (await store.get(hourlyKey)) === true ? 'hourly' : 'daily';
}
