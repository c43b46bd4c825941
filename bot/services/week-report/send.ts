import { reportedWeek } from '../../../core/service/week-report.ts';
import { weekReportTexts } from '../../../core/texts/admin/week-report.ts';
import { claimWeekReport, readWeekReport, releaseWeekReport } from '../../../db/admin/week-report.ts';
import type { Db } from '../../../db/connection/client.ts';
import { listEveryAdmin, type PaymentPorts, tell } from '../payments/ports.ts';
import { weekReportButton } from './buttons.ts';

export type WeekReportPorts = Pick<PaymentPorts, 'db' | 'stars' | 'log' | 'adminIds'> & { figuresDb: Db };

/**
 * Sends the weekly report to the admins who want it, when it is due; each gets it once, however often the timers call.
 * Returns how many got it.
 */
export async function sendWeekReports(ports: WeekReportPorts, now: Date): Promise<number> {
  const monday = reportedWeek(now);
  if (monday === undefined) return 0;
  let sent = 0;
  let text: string | undefined;
  for (const adminId of await listEveryAdmin(ports)) {
    if (!(await claimWeekReport(ports.db, { adminId, monday }))) continue;
    try {
      text ??= weekReportTexts.report(monday, await readWeekReport(ports.figuresDb, monday));
    } catch (error) {
      await releaseWeekReport(ports.db, { adminId, monday });
      throw error;
    }
    const outcome = await tell(ports, adminId, text, now, weekReportButton.of(true));
    if (outcome === 'said') sent += 1;
    if (outcome === 'failed') await releaseWeekReport(ports.db, { adminId, monday });
  }
  return sent;
}
