import { and, eq, isNull } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { closeReportThreads } from '../inbox/close-thread.ts';
import { reports } from '../schema/index.ts';

export type ClosedInput = {
  adminId: number;
  reportId: number;
  reply: string;
  /** Those with the same subject and reason, too. */
  alike?: boolean | undefined;
};

/**
 * Closes an open report and its thread with a reply, which is sent later (news.ts). Returns how many were closed. Throws
 * 'not-found' report_not_found, 'conflict' report_closed.
 */
export async function closeReport(db: Db, input: ClosedInput, now: Date): Promise<number> {
  const { adminId, reportId, reply, alike = false } = input;
  return db.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, reportId)).for('update');
    if (!report) throw new DomainError('not-found', { code: 'report_not_found' });
    if (report.closedAt) throw new DomainError('conflict', { code: 'report_closed' });
    const { subject, subjectId, reason } = report;
    const same = and(
      eq(reports.subject, subject),
      eq(reports.subjectId, subjectId),
      eq(reports.reason, reason),
    );
    const closed = await tx
      .update(reports)
      .set({ closedAt: now, closedBy: adminId, reply: reply.trim() })
      .where(and(isNull(reports.closedAt), alike ? same : eq(reports.id, reportId)))
      .returning({ id: reports.id });
    const reportIds = closed.map(({ id }) => id);
    await closeReportThreads(tx, { adminId, reportIds }, now);
    const after = { reply: reply.trim(), reports: closed.length };
    const act = { adminId, action: 'report.close', target: `report:${reportId}`, before: null, after };
    await noteAct(tx, act, now);
    return closed.length;
  });
}
