import { appAddress } from '../bot/services/app-link.ts';
import { describeFailure } from '../bot/services/failures.ts';
import { type ReportPorts, tellOfReports, tellReporters } from '../bot/services/reports/tell.ts';
import type { Payments } from './_payments.ts';

type Telling = Payments & { appUrl: string | undefined };

export const reportPorts = ({ appUrl, ...deps }: Telling): ReportPorts => ({
  ...deps,
  listUrl: appUrl && appAddress(appUrl, 'admin_reports'),
});

/** Tells admins of new reports, and reporters of those that are closed. Never throws: the next run goes on. */
export async function settleReports(deps: Telling, now: Date): Promise<number> {
  try {
    return (await tellOfReports(reportPorts(deps), now)) + (await tellReporters(reportPorts(deps), now));
  } catch (error) {
    deps.log('error', 'daily-step-failed', { step: 'reports', cause: describeFailure(error) });
    return 0;
  }
}
