import { describeFailure } from '../../bot/services/failures.ts';
import { type ReportPorts, tellOfReports, tellReporters } from '../../bot/services/reports/tell.ts';

/** Tells admins of new reports, and reporters of those that are closed. Never throws: the next run goes on. */
export async function settleReports(deps: ReportPorts, now: Date): Promise<number> {
  try {
    return (await tellOfReports(deps, now)) + (await tellReporters(deps, now));
  } catch (error) {
    deps.log('error', 'daily-step-failed', { step: 'reports', cause: describeFailure(error) });
    return 0;
  }
}
