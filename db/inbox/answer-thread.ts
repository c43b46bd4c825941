import { and, desc, eq } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { ThreadContent } from '../../core/inbox/threads.ts';
import type { Db } from '../connection/client.ts';
import { threadMessages, threads, users } from '../schema/index.ts';
import { messageColumns } from './message-columns.ts';

export type AdminAnswer = {
  adminId: number;
  threadId: number;
  /** The client's name of the event. */
  eventId: string;
  content: ThreadContent;
  /** Sent though somebody else has answered. */
  again?: boolean | undefined;
};

/** 'answered': somebody else has answered; this answer waits until it is sent by `sendHeld`. */
export type KeptAnswer =
  | { outcome: 'kept'; messageId: number; userId: number }
  | { outcome: 'answered'; messageId: number; by: { id: number; name: string }; text: string };

/**
 * Keeps an admin's answer, once however often its event arrives; it is passed on later (deliveries.ts). Throws
 * 'not-found' thread_not_found, 'conflict' thread_closed.
 */
export async function answerThread(db: Db, input: AdminAnswer, now: Date): Promise<KeptAnswer> {
  const { adminId, threadId, content, again = false } = input;
  const eventId = `a-${input.eventId}`;
  return db.transaction(async (tx) => {
    const { userId, state } = await lockThread(tx, threadId);
    const [known] = await tx
      .select()
      .from(threadMessages)
      .where(and(eq(threadMessages.userId, userId), eq(threadMessages.eventId, eventId)));
    const last = state === 'waiting' ? await readLastAnswer(tx, threadId) : undefined;
    const isAnswered = !again && last !== undefined && last.by.id !== adminId;
    if (known?.isHeld && !again && last) return { outcome: 'answered', messageId: known.id, ...last };
    if (known?.isHeld) await release(tx, { threadId, messageId: known.id }, now);
    if (known) return { outcome: 'kept', messageId: known.id, userId };
    if (state === 'closed') throw new DomainError('conflict', { code: 'thread_closed' });
    const [row] = await tx
      .insert(threadMessages)
      .values({
        ...{ threadId, userId, author: 'admin', adminId, eventId, createdAt: now, isHeld: isAnswered },
        ...messageColumns(content),
      })
      .returning({ id: threadMessages.id });
    if (!row) throw new Error('a message that was inserted has an id');
    if (isAnswered) return { outcome: 'answered', messageId: row.id, ...last };
    await tx.update(threads).set({ state: 'waiting', updatedAt: now }).where(eq(threads.id, threadId));
    return { outcome: 'kept', messageId: row.id, userId };
  });
}

/**
 * Sends an answer that was held, by whoever wrote it. Throws 'not-found' message_not_found, 'conflict' thread_closed.
 * Repeated it changes nothing.
 */
export async function sendHeld(
  db: Db,
  { adminId, messageId }: { adminId: number; messageId: number },
  now: Date,
): Promise<{ messageId: number; userId: number }> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ threadId: threadMessages.threadId })
      .from(threadMessages)
      .where(and(eq(threadMessages.id, messageId), eq(threadMessages.adminId, adminId)));
    if (!held) throw new DomainError('not-found', { code: 'message_not_found' });
    const { userId, state } = await lockThread(tx, held.threadId);
    const [row] = await tx.select().from(threadMessages).where(eq(threadMessages.id, messageId));
    if (row?.isHeld) {
      if (state === 'closed') throw new DomainError('conflict', { code: 'thread_closed' });
      await release(tx, { threadId: held.threadId, messageId }, now);
    }
    return { messageId, userId };
  });
}

async function release(
  tx: Db,
  { threadId, messageId }: { threadId: number; messageId: number },
  now: Date,
): Promise<void> {
  await tx
    .update(threadMessages)
    .set({ isHeld: false, createdAt: now })
    .where(eq(threadMessages.id, messageId));
  await tx.update(threads).set({ state: 'waiting', updatedAt: now }).where(eq(threads.id, threadId));
}

/** Two admins who act at once come one after the other. */
export async function lockThread(tx: Db, threadId: number): Promise<typeof threads.$inferSelect> {
  const [thread] = await tx.select().from(threads).where(eq(threads.id, threadId)).for('update');
  if (!thread) throw new DomainError('not-found', { code: 'thread_not_found' });
  return thread;
}

/** The last answer that was sent, and by whom; 0 and no name where they were deleted. */
async function readLastAnswer(tx: Db, threadId: number) {
  const [row] = await tx
    .select({ adminId: threadMessages.adminId, name: users.firstName, text: threadMessages.text })
    .from(threadMessages)
    .leftJoin(users, eq(users.id, threadMessages.adminId))
    .where(
      and(
        eq(threadMessages.threadId, threadId),
        eq(threadMessages.author, 'admin'),
        eq(threadMessages.isHeld, false),
      ),
    )
    .orderBy(desc(threadMessages.createdAt), desc(threadMessages.id))
    .limit(1);
  return row && { by: { id: row.adminId ?? 0, name: row.name ?? '' }, text: row.text };
}
