import { closeReport } from '../../../db/reports/close-report.ts';
import { listReports } from '../../../db/reports/list-reports.ts';
import type { Handlers } from '../../_call.ts';
import { settleReports } from '../../_timers/reports.ts';

export const adminReportHandlers: Handlers<'GET /admin/reports' | 'POST /admin/reports/{id}/close'> = {
  'GET /admin/reports': ({ query, deps }) => listReports(deps.db, query),

  'POST /admin/reports/{id}/close': async ({ params, body, owner, deps, now }) => {
    const closed = await closeReport(deps.db, { ...body, adminId: owner.userId, reportId: params.id }, now);
    deps.background(settleReports(deps, now));
    return { closed };
  },
};
