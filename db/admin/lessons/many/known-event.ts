import { and, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ManyAct } from '../../../../core/lesson/many.ts';
import type { Db } from '../../../connection/client.ts';
import { auditLog } from '../../../schema/index.ts';

const problem = () => z.object({ field: z.string(), message: z.string() });

/** What an act did, as the log keeps it for repeats of its event. */
const knownOutcome = () =>
  z.object({
    /** Lessons that were changed; copies and drafts that were made. */
    done: z.number(),
    unchanged: z.number(),
    /** Lessons that are no longer in the course. */
    gone: z.number(),
    refused: z.array(z.object({ id: z.number(), name: z.string(), problems: z.array(problem()) })),
    refusedCount: z.number(),
    /** Copies and drafts that were made. */
    copyIds: z.array(z.number()),
  });
export type KnownOutcome = z.output<ReturnType<typeof knownOutcome>>;

export type ManyResult = KnownOutcome & {
  /** Of the act in the log; null where nothing was changed. */
  actionId: number | null;
  isRepeat: boolean;
};

/** What an event did when it came first; undefined for one that is new. The name includes its admin. */
export async function findDone(
  tx: Db,
  { adminId, act, eventId }: { adminId: number; act: ManyAct | 'draft'; eventId: string },
): Promise<(ManyResult & { actionId: number }) | undefined> {
  const isIt = and(
    eq(auditLog.target, 'course'),
    eq(auditLog.adminId, adminId),
    eq(auditLog.action, `lessons.${act}`),
    sql`${auditLog.after} -> 'event' ->> 'id' = ${eventId}`,
  );
  const [row] = await tx
    .select({ id: auditLog.id, outcome: sql<unknown>`${auditLog.after} -> 'event' -> 'outcome'` })
    .from(auditLog)
    .where(isIt)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row && { ...knownOutcome().parse(row.outcome), actionId: row.id, isRepeat: true };
}
