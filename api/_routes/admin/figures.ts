import { settleFound } from '../../../bot/services/payments/doubts.ts';
import { maxWordsPerLesson } from '../../../core/lesson/access.ts';
import { maxUploadBytes, maxUploadedSoundMs } from '../../../core/uploads/uploads.ts';
import { patientStatementMs } from '../../../db/admin/bounded.ts';
import { listDescribedActions } from '../../../db/admin/described-actions.ts';
import { readFigures, readPeriodTables } from '../../../db/admin/figures.ts';
import { readPeriodFigures } from '../../../db/admin/period-figures.ts';
import { rebuildRanks } from '../../../db/admin/rebuild-ranks.ts';
import { noteAct } from '../../../db/audit.ts';
import { ping } from '../../../db/connection/client.ts';
import { readBookmark } from '../../../db/payments/bookmark.ts';
import type { WebhookReport } from '../../_adapters/telegram/webhook-info.ts';
import { type Handlers, limitCalls } from '../../_call.ts';
import { figurePorts } from '../../_figure-ports.ts';
import { moneyState, paymentPorts } from '../../_payments.ts';
import { speechUse } from '../../_voices/speech.ts';
import { maxImportBytes } from './course.ts';
import { adminAction, analyticsShape, periodTables } from './shapes.ts';

/** A function may live for a minute: including ten seconds for the answer and the last statement after it. */
const behindAnswer = { budgetMs: 15_000, limitMs: patientStatementMs };
const recentActions = 20;
const reconcilePages = 20;
const heavyLimit = { name: 'admin-tool', calls: 20, windowSeconds: 60 };

export const adminFigureHandlers: Handlers<
  | 'GET /admin/analytics'
  | 'GET /admin/period'
  | 'GET /admin/period/tables'
  | 'GET /admin/actions'
  | 'POST /admin/leaderboard'
  | 'POST /admin/reconcile'
  | 'GET /admin/diagnostics'
> = {
  'GET /admin/analytics': async ({ owner, deps, now }) => {
    const figures = await readFigures(figurePorts(deps), owner.zone);
    // What there was no time for is counted after the answer.
    if (figures.isPartial) deps.background(readFigures(figurePorts(deps), owner.zone, behindAnswer));
    const { actions } = await listDescribedActions(deps.db, { limit: recentActions });
    return analyticsShape(figures, actions, now);
  },

  'GET /admin/period': ({ query, owner, deps }) =>
    readPeriodFigures(deps.figuresDb, { ...query, zone: owner.zone }),

  'GET /admin/period/tables': async ({ query, owner, deps }) => {
    const days = { ...query, zone: owner.zone };
    const tables = await readPeriodTables(deps, days);
    if (tables.isPartial) deps.background(readPeriodTables(deps, days, behindAnswer));
    return periodTables(tables);
  },

  'GET /admin/actions': async ({ query, deps, now }) => {
    const { actions, hasMore } = await listDescribedActions(deps.db, query);
    return { actions: actions.map((action) => adminAction(action, now)), hasMore };
  },

  'POST /admin/leaderboard': async ({ owner, deps, now }) => {
    await limitCalls(deps, heavyLimit, String(owner.userId));
    return { rankedPoints: await rebuildRanks(deps.db, { adminId: owner.userId }, now) };
  },

  'POST /admin/reconcile': async ({ owner, deps, now }) => {
    await limitCalls(deps, heavyLimit, String(owner.userId));
    const ports = paymentPorts(deps);
    const { offset: read } = await readBookmark(deps.db, ports.botId);
    const done = await settleFound(ports, now, { pages: reconcilePages });
    // Each charge is its own transaction, recorded in its own row; this one records who asked.
    const act = { adminId: owner.userId, action: 'payments.reconcile', target: 'product' };
    await noteAct(deps.db, { ...act, before: { read }, after: done }, now);
    return done;
  },

  'GET /admin/diagnostics': async ({ deps, now }) => ({
    version: deps.version,
    serverTime: now.toISOString(),
    database: await timed(() => ping(deps.db)),
    store: await timed(() => deps.store.set('health', true, { expirySeconds: 60 })),
    telegram: await timed(() => deps.stars.transactions({ offset: 0, limit: 1 })),
    webhook: webhookShape(await deps.webhookReport()),
    money: await moneyState(deps.db, now).catch(() => null),
    speech: await speechUse(deps, now).catch(() => null),
    recogniser: deps.recogniser?.id ?? null,
    bot_link: deps.botLink ?? null,
    limits: [
      { name: 'Слов в уроке', value: `1–${maxWordsPerLesson}` },
      { name: 'Файл к слову', value: `${maxUploadBytes / 1_048_576} МБ` },
      { name: 'Звук слова', value: `${maxUploadedSoundMs / 1000} с` },
      { name: 'Речь ученика за день', value: minutesText(deps.speechBudget.learnerSeconds) },
      { name: 'Речь с одного адреса за день', value: minutesText(deps.speechBudget.addressSeconds) },
      { name: 'Файл курса', value: `${Math.ceil(maxImportBytes / 1_048_576)} МБ` },
    ],
  }),
};

const minutesText = (seconds: number): string => `${Math.round(seconds / 60)} мин`;

function webhookShape({ state, info }: WebhookReport) {
  const lastErrorAt = info?.lastErrorAt?.toISOString() ?? null;
  return { state, pending: info?.pending ?? null, lastErrorAt, lastError: info?.lastError ?? null };
}

/** How long an answer took, and whether one came. */
async function timed(work: () => Promise<unknown>): Promise<{ state: 'up' | 'down'; ms: number }> {
  const start = performance.now();
  const state = await work().then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return { state, ms: Math.round(performance.now() - start) };
}
