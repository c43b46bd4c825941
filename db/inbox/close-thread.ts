import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { reports, threads } from '../schema/index.ts';
import { lockThread } from './answer-thread.ts';

/**
 * Closes a thread, and the report that it is about; the learner is notified later (deliveries.ts). Throws 'not-found'
 * thread_not_found, 'conflict' thread_closed.
 */
export async function closeThread(
  db: Db,
  { adminId, threadId }: { adminId: number; threadId: number },
  now: Date,
): Promise<{ userId: number }> {
  return db.transaction(async (tx) => {
    const { userId, state, reportId } = await lockThread(tx, threadId);
    if (state === 'closed') throw new DomainError('conflict', { code: 'thread_closed' });
    const closed = { closedAt: now, closedBy: adminId };
    await tx
      .update(threads)
      .set({ state: 'closed', ...closed })
      .where(eq(threads.id, threadId));
    if (reportId !== null) {
      // The thread tells of it.
      await tx
        .update(reports)
        .set({ ...closed, reply: '', answeredAt: now })
        .where(and(eq(reports.id, reportId), isNull(reports.closedAt)));
    }
    const act = { adminId, action: 'inbox.close', target: `thread:${threadId}`, before: null };
    await noteAct(tx, { ...act, after: { state: 'closed' } }, now);
    return { userId };
  });
}

/** The threads of reports that were closed with a reply: it is the reply that tells of it. */
export async function closeReportThreads(
  tx: Db,
  { adminId, reportIds }: { adminId: number; reportIds: readonly number[] },
  now: Date,
): Promise<void> {
  await tx
    .update(threads)
    .set({ state: 'closed', closedAt: now, closedBy: adminId, closingNotifiedAt: now })
    .where(and(inArray(threads.reportId, [...reportIds]), ne(threads.state, 'closed')));
}
