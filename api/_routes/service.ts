import { goOnWithBroadcasts } from '../../bot/broadcast/daily.ts';
import { causeOf } from '../../bot/payments/desk.ts';
import { openApi } from '../../core/contracts/openapi.ts';
import { ping } from '../../db/client.ts';
import { forgetOldQuizzes } from '../../db/quiz/session.ts';
import { refreshRankHistogram } from '../../db/rank.ts';
import { forgetOldUpdates } from '../../db/updates.ts';
import { withoutSecrets } from '../_adapters/log.ts';
import { inTime } from '../_adapters/telegram-marks.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { settlePayments } from '../_payments.ts';
import { remindDaily, remindHourly } from '../_reminders.ts';

const logLimit = { name: 'client-log', calls: 30, windowSeconds: 60 };
/** Of the function's minute: a step that has begun may still take six seconds. */
const dailyWithinMs = 7000;
/** Reminders get what is left: a wait that Telegram asks for takes at most ten seconds, a batch six. */
const remindWithinMs = 40_000;
/** A service that has not answered by then counts as down. */
const answerWithinMs = 3000;
const healthLimit = { name: 'health', calls: 120, windowSeconds: 60 };

export const serviceHandlers: Handlers<
  'POST /client-log' | 'GET /health' | 'GET /openapi.json' | 'GET /cron/daily' | 'GET /cron/hourly'
> = {
  'POST /client-log': async ({ body, owner, address, deps }) => {
    await limitCalls(deps, logLimit, owner ? String(owner.userId) : address);
    const entries = 'entries' in body ? body.entries : [{ level: 'error' as const, message: body.message }];
    for (const { level, ...entry } of entries) {
      deps.log(level, 'client', { ...entry, message: withoutSecrets(entry.message) });
    }
    return { accepted: entries.length };
  },

  'GET /health': async ({ address, deps }) => {
    await limitCalls(deps, healthLimit, address);
    const [database, store, webhook] = await Promise.all([
      isUp(() => ping(deps.db)),
      isUp(() => probe(deps)),
      deps.webhookReport(),
    ]);
    return { version: deps.version, database, store, webhook: webhook.state, bot_link: deps.botLink ?? null };
  },

  'GET /openapi.json': async () => Response.json(openApi()),

  'GET /cron/daily': async ({ deps, now }) => {
    const isTimeLeft = timeWithin(deps, now, dailyWithinMs);
    // Money first.
    const { unfinished, ...payments } = await settlePayments(deps, now, isTimeLeft);
    const broadcasts = await goOnWithBroadcasts(deps, isTimeLeft).catch((error: unknown) => {
      deps.log('error', 'daily-step-failed', { step: 'broadcasts', cause: causeOf(error) });
      return { reached: 0, isComplete: false };
    });
    const tidied = {
      forgottenUpdates: await forgetOldUpdates(deps.db, now),
      forgottenQuizzes: await forgetOldQuizzes(deps.db, now),
      rankedPoints: await refreshRankHistogram(deps.db),
    };
    // Last, because they may take all the remaining time.
    const reminders = await remindDaily(deps, timeWithin(deps, now, remindWithinMs)).catch(
      (error: unknown) => {
        deps.log('error', 'daily-step-failed', { step: 'reminders', cause: causeOf(error) });
        return { sent: 0, isComplete: false };
      },
    );
    if (!broadcasts.isComplete) unfinished.push('broadcasts');
    if (!reminders.isComplete) unfinished.push('reminders');
    return {
      ...tidied,
      ...payments,
      broadcasts: broadcasts.reached,
      reminders: reminders.sent,
      unfinished,
    };
  },

  'GET /cron/hourly': async ({ deps, now }) => {
    const { sent, gone, failed, isComplete } = await remindHourly(
      deps,
      timeWithin(deps, now, remindWithinMs),
    );
    return { reminders: sent, gone, failed, unfinished: isComplete ? [] : ['reminders' as const] };
  },
};

function timeWithin({ clock }: Deps, began: Date, ms: number): () => boolean {
  return () => clock().getTime() - began.getTime() < ms;
}

async function probe(deps: Deps): Promise<void> {
  await deps.store.set('health', true, { expirySeconds: 60 });
}

async function isUp(work: () => Promise<void>): Promise<'up' | 'down'> {
  return inTime(work(), answerWithinMs).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
