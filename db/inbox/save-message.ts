import { and, count, desc, eq, gt, ne } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import { messageLimits, type ThreadContent, type WrittenKind } from '../../core/inbox/threads.ts';
import type { Db } from '../connection/client.ts';
import { lockMemory } from '../memory/cards.ts';
import { threadMessages, threads } from '../schema/index.ts';
import { messageColumns } from './message-columns.ts';

export type LearnerMessage = {
  userId: number;
  /** The client's name of the event. */
  eventId: string;
  /** Of the thread that is begun where none is open. */
  kind: WrittenKind;
  /** A thread of theirs that the message answers; one that is closed is not opened again. */
  threadId?: number | undefined;
  content: ThreadContent;
};

/** `isNew`: no thread was open for it. 'too-many': nothing was kept. */
export type SavedMessage =
  | { outcome: 'taken'; threadId: number; messageId: number; isNew: boolean }
  | { outcome: 'too-many' };

/**
 * Keeps what a learner writes, once however often its event arrives: in the thread that it answers, else in their open one
 * of that kind, else in a new one. Throws 'unauthorised' (no such learner).
 */
export async function saveMessage(db: Db, input: LearnerMessage, now: Date): Promise<SavedMessage> {
  const { userId, content } = input;
  const eventId = `l-${input.eventId}`;
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const [known] = await tx
      .select({ threadId: threadMessages.threadId, messageId: threadMessages.id })
      .from(threadMessages)
      .where(and(eq(threadMessages.userId, userId), eq(threadMessages.eventId, eventId)));
    if (known) return { outcome: 'taken', ...known, isNew: false };
    if (await isBeyondLimits(tx, userId, now)) return { outcome: 'too-many' };
    const open = await findOpen(tx, input);
    const threadId = open ?? (await beginThread(tx, input, now));
    await tx.update(threads).set({ state: 'open', updatedAt: now }).where(eq(threads.id, threadId));
    const [row] = await tx
      .insert(threadMessages)
      .values({ threadId, userId, author: 'learner', eventId, createdAt: now, ...messageColumns(content) })
      .returning({ id: threadMessages.id });
    if (!row) throw new Error('a message that was inserted has an id');
    return { outcome: 'taken', threadId, messageId: row.id, isNew: open === undefined };
  });
}

async function isBeyondLimits(tx: Db, userId: number, now: Date): Promise<boolean> {
  for (const { minutes, messages } of messageLimits) {
    const since = new Date(now.getTime() - minutes * 60_000);
    const [row] = await tx
      .select({ messages: count() })
      .from(threadMessages)
      .where(
        and(
          eq(threadMessages.userId, userId),
          eq(threadMessages.author, 'learner'),
          gt(threadMessages.createdAt, since),
        ),
      );
    if ((row?.messages ?? 0) >= messages) return true;
  }
  return false;
}

/** The learner's row is locked, but an admin may close the thread at this moment: its row is locked, too. */
async function findOpen(tx: Db, { userId, kind, threadId }: LearnerMessage): Promise<number | undefined> {
  const own = and(eq(threads.userId, userId), ne(threads.state, 'closed'));
  const find = async (which: Parameters<typeof and>[0]) => {
    const [row] = await tx
      .select({ id: threads.id })
      .from(threads)
      .where(and(own, which))
      .orderBy(desc(threads.id))
      .limit(1)
      .for('update');
    return row?.id;
  };
  const answered = threadId === undefined ? undefined : await find(eq(threads.id, threadId));
  return answered ?? find(eq(threads.kind, kind));
}

async function beginThread(tx: Db, { userId, kind }: LearnerMessage, now: Date): Promise<number> {
  const [row] = await tx
    .insert(threads)
    .values({ userId, kind, state: 'open', createdAt: now, updatedAt: now })
    .returning({ id: threads.id });
  if (!row) throw new Error('a thread that was inserted has an id');
  return row.id;
}

/** The thread of a report that was just taken. */
export async function beginReportThread(
  tx: Db,
  { userId, reportId }: { userId: number; reportId: number },
  now: Date,
): Promise<void> {
  await tx
    .insert(threads)
    .values({ userId, kind: 'report', state: 'open', reportId, createdAt: now, updatedAt: now });
}
