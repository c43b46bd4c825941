import { type DailyPorts, goOnWithBroadcasts } from '../../bot/services/broadcast/daily.ts';
import { describeFailure } from '../../bot/services/failures.ts';
import { type Erasing, eraseDue } from '../../bot/services/people/erase-due.ts';
import { keepDeletedList } from '../../bot/services/people/kept-list.ts';
import { sendWeekReports, type WeekReportPorts } from '../../bot/services/week-report/send.ts';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import { forgetChanges } from '../../db/acts/forget-changes.ts';
import { forgetKeptCharges } from '../../db/people/forget-kept-charges.ts';
import { forgetOldQuizzes } from '../../db/quiz/session.ts';
import { refreshRankHistogram } from '../../db/rewards/rank.ts';
import { forgetSpeechSpending } from '../../db/store/speech-spending.ts';
import { forgetOldUpdates } from '../../db/updates.ts';
import type { Deps } from '../_deps.ts';
import { settleDoubts, settlePayments } from '../_payments.ts';
import { type HandingOver, handOverDue } from '../_queue/hand-over.ts';
import { sendWithinMs, timeWithin } from '../_run-time.ts';
import { settleInbox } from './inbox.ts';
import { remindDaily, remindHourly } from './reminders.ts';
import { settleReports } from './reports.ts';

/** The work of the timers: called by the platform through the cron calls, and by `npm start` in its own process. */

/** Of the function's minute: a step that has begun may still take six seconds. */
const moneyWithinMs = 7000;
/** After the money; a batch of rows takes tenths of a second. */
const eraseWithinMs = 20_000;

/** Once a day: money first, then tidying, and what sends messages last. */
export async function runDaily(deps: Deps, now: Date): Promise<ResponseData<'GET /cron/daily'>> {
  const isTimeLeft = timeWithin(deps.clock, now, moneyWithinMs);
  const { unfinished, ...payments } = await settlePayments(deps, now, isTimeLeft);
  // Before the rest: whom a restored database has brought back is deleted in the same run.
  await keepDeletedList(deps, now);
  const deletions = await erasePeople(deps, now, timeWithin(deps.clock, now, eraseWithinMs));
  const broadcasts = await continueBroadcasts(deps, now, isTimeLeft);
  await settleReports(deps, now);
  await settleInbox(deps, now);
  await reportWeek(deps, now);
  await forgetSpeechSpending(deps.db, now);
  await forgetChanges(deps.db, now);
  await forgetKeptCharges(deps.db, now);
  const tidied = {
    forgottenUpdates: await forgetOldUpdates(deps.db, now),
    forgottenQuizzes: await forgetOldQuizzes(deps.db, now),
    rankedPoints: await refreshRankHistogram(deps.db),
  };
  // Last, because they may take all the remaining time.
  const reminders = await remindDaily(deps, timeWithin(deps.clock, now, sendWithinMs)).catch(
    (error: unknown) => {
      deps.log('error', 'daily-step-failed', { step: 'reminders', cause: describeFailure(error) });
      return { sent: 0, isComplete: false };
    },
  );
  if (!deletions.isComplete) unfinished.push('deletions');
  if (!broadcasts.isComplete) unfinished.push('broadcasts');
  if (!reminders.isComplete) unfinished.push('reminders');
  return {
    ...tidied,
    ...payments,
    erased: deletions.erased,
    broadcasts: broadcasts.reached,
    reminders: reminders.sent,
    unfinished,
  };
}

/** Every few minutes: what a learner or an admin waits for. */
export async function runOften(deps: Deps, now: Date): Promise<ResponseData<'GET /cron/often'>> {
  const { isComplete, ...found } = await settleDoubts(deps, now, timeWithin(deps.clock, now, moneyWithinMs));
  const deletions = await erasePeople(deps, now, timeWithin(deps.clock, now, eraseWithinMs));
  await settleReports(deps, now);
  await settleInbox(deps, now);
  const broadcasts = await continueBroadcasts(deps, now, timeWithin(deps.clock, now, sendWithinMs));
  return {
    ...found,
    erased: deletions.erased,
    broadcasts: broadcasts.reached,
    unfinished: [
      ...(isComplete ? [] : ['transactions' as const]),
      ...(deletions.isComplete ? [] : ['deletions' as const]),
      ...(broadcasts.isComplete ? [] : ['broadcasts' as const]),
    ],
  };
}

/** Every hour or more often: reminders at the hour that the learner chose, and the admins' report of the week. */
export async function runHourly(deps: Deps, now: Date): ReturnType<typeof remindHourly> {
  await reportWeek(deps, now);
  return remindHourly(deps, timeWithin(deps.clock, now, sendWithinMs));
}

function reportWeek(deps: WeekReportPorts, now: Date): Promise<number> {
  return sendWeekReports(deps, now).catch((error: unknown) => {
    deps.log('error', 'daily-step-failed', { step: 'week-report', cause: describeFailure(error) });
    return 0;
  });
}

function erasePeople(deps: Erasing, now: Date, isTimeLeft: () => boolean) {
  return eraseDue(deps, now, isTimeLeft).catch((error: unknown) => {
    deps.log('error', 'daily-step-failed', { step: 'deletions', cause: describeFailure(error) });
    return { erased: 0, isComplete: false };
  });
}

async function continueBroadcasts(deps: DailyPorts & HandingOver, now: Date, isTimeLeft: () => boolean) {
  try {
    if (await handOverDue(deps, 'broadcasts', now)) return { reached: 0, isComplete: true };
    return await goOnWithBroadcasts(deps, isTimeLeft);
  } catch (error) {
    deps.log('error', 'daily-step-failed', { step: 'broadcasts', cause: describeFailure(error) });
    return { reached: 0, isComplete: false };
  }
}
