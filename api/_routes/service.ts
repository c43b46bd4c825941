import { inTime } from '../../bot/services/in-time.ts';
import type { Store } from '../../core/ports.ts';
import { ping } from '../../db/connection/client.ts';
import { withoutSecrets } from '../_adapters/log.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import { moneyState } from '../_payments.ts';
import { runDaily, runHourly, runOften } from '../_timers/timers.ts';
import { speechUse } from '../_voices/speech.ts';

const logLimit = { name: 'client-log', calls: 30, windowSeconds: 60 };
const healthLimit = { name: 'health', calls: 120, windowSeconds: 60 };

export const serviceHandlers: Handlers<
  | 'POST /client-log'
  | 'GET /health'
  | 'GET /openapi.json'
  | 'GET /cron/daily'
  | 'GET /cron/often'
  | 'GET /cron/hourly'
> = {
  'POST /client-log': async ({ body, owner, address, deps }) => {
    await limitCalls(deps, logLimit, owner ? String(owner.userId) : address);
    const entries = 'entries' in body ? body.entries : [{ level: 'error' as const, message: body.message }];
    for (const { level, message, ...entry } of entries) {
      const clientAt = 'at' in entry ? entry.at : undefined;
      deps.log(level, 'client', { message: withoutSecrets(message), ...(clientAt ? { clientAt } : {}) });
    }
    return { accepted: entries.length };
  },

  'GET /health': async ({ address, deps, now }) => {
    await limitCalls(deps, healthLimit, address);
    const [database, store, webhook, money, speech] = await Promise.all([
      isUp(deps.healthWithinMs, ping(deps.db)),
      isUp(deps.healthWithinMs, probe(deps.store)),
      deps.webhookReport(),
      inTime(moneyState(deps.db, now), deps.healthWithinMs).catch(() => null),
      inTime(speechUse(deps, now), deps.healthWithinMs).catch(() => null),
    ]);
    const { version, botLink } = deps;
    const polling = deps.pollingHealth?.() ?? null;
    // Whatever watches this answer looks for one word, whichever way updates come.
    const isDelivered = polling === null || polling === 'up';
    return {
      version,
      database,
      store,
      webhook: isDelivered ? webhook.state : 'failing',
      polling,
      money,
      speech,
      bot_link: botLink ?? null,
    };
  },

  'GET /openapi.json': async () => {
    // It needs the whole table, which no other call does.
    const { openApi } = await import('../../core/contracts/shapes/openapi.ts');
    return Response.json(openApi());
  },

  'GET /cron/daily': ({ deps, now }) => runDaily(deps, now),

  'GET /cron/often': ({ deps, now }) => runOften(deps, now),

  'GET /cron/hourly': async ({ deps, now }) => {
    const { sent, gone, failed, isComplete } = await runHourly(deps, now);
    return { reminders: sent, gone, failed, unfinished: isComplete ? [] : ['reminders' as const] };
  },
};

async function probe(store: Store): Promise<void> {
  await store.set('health', true, { expirySeconds: 60 });
}

async function isUp(healthWithinMs: number, work: Promise<void>): Promise<'up' | 'down'> {
  return inTime(work, healthWithinMs).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
