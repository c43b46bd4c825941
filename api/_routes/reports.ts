import { saveReport } from '../../db/reports/save-report.ts';
import type { Handlers } from '../_call.ts';
import { settleReports } from '../_timers/reports.ts';

export const reportHandlers: Handlers<'POST /reports'> = {
  'POST /reports': async ({ body, owner, deps, now }) => {
    const { outcome } = await saveReport(deps.db, { ...body, userId: owner.userId, place: 'app' }, now);
    if (outcome === 'taken') deps.background(settleReports(deps, now));
    return { outcome };
  },
};
