import { goOnWithBroadcasts } from '../../bot/broadcast/daily.ts';
import { causeOf } from '../../bot/payments/desk.ts';
import { openApi } from '../../core/contracts/openapi.ts';
import { ping } from '../../db/client.ts';
import { forgetOldQuizzes } from '../../db/quiz.ts';
import { refreshRankHistogram } from '../../db/rank.ts';
import { forgetOldUpdates } from '../../db/updates.ts';
import { withoutSecrets } from '../_adapters/log.ts';
import { inTime } from '../_adapters/telegram-marks.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { settlePayments } from '../_payments.ts';

const logLimit = { name: 'client-log', calls: 30, windowSeconds: 60 };
/** Of the function's fifteen seconds: a step that has begun may still take its six. */
const dailyWithinMs = 7000;
/** What has not answered by then is down for whoever waits for it. */
const answerWithinMs = 3000;
const healthLimit = { name: 'health', calls: 120, windowSeconds: 60 };

export const serviceHandlers: Handlers<
  'POST /client-log' | 'GET /health' | 'GET /openapi.json' | 'GET /cron/daily'
> = {
  'POST /client-log': async ({ body, address, deps }) => {
    await limitCalls(deps, logLimit, address);
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

  'GET /openapi.json': async ({ deps }) => Response.json(openApi(deps.version)),

  'GET /cron/daily': async ({ deps, now }) => {
    const isTimeLeft = () => deps.clock().getTime() - now.getTime() < dailyWithinMs;
    // Money first.
    const { unfinished, ...payments } = await settlePayments(deps, now, isTimeLeft);
    const broadcasts = await goOnWithBroadcasts(deps, isTimeLeft).catch((error: unknown) => {
      deps.log('error', 'daily-step-failed', { step: 'broadcasts', cause: causeOf(error) });
      return { reached: 0, isComplete: false };
    });
    return {
      forgottenUpdates: await forgetOldUpdates(deps.db, now),
      forgottenQuizzes: await forgetOldQuizzes(deps.db, now),
      rankedPoints: await refreshRankHistogram(deps.db),
      ...payments,
      broadcasts: broadcasts.reached,
      unfinished: broadcasts.isComplete ? unfinished : [...unfinished, 'broadcasts' as const],
    };
  },
};

async function probe(deps: Deps): Promise<void> {
  await deps.store.set('health', true, { expirySeconds: 60 });
}

async function isUp(work: () => Promise<void>): Promise<'up' | 'down'> {
  return inTime(work(), answerWithinMs).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
