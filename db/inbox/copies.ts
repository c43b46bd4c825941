import { and, desc, eq, ne } from 'drizzle-orm';
import type { ThreadKind, ThreadState } from '../../core/inbox/threads.ts';
import type { Db } from '../connection/client.ts';
import { threadCopies, threads } from '../schema/index.ts';

/** A message of Telegram. */
export type MessagePlace = { chatId: number; messageId: number };

export type FoundThread = { id: number; userId: number; kind: ThreadKind; state: ThreadState };

const found = { id: threads.id, userId: threads.userId, kind: threads.kind, state: threads.state };

/** Notes that a message of the bot stands for a thread. */
export async function noteCopy(db: Db, { chatId, messageId }: MessagePlace, threadId: number): Promise<void> {
  await db.insert(threadCopies).values({ chatId, messageId, threadId }).onConflictDoNothing();
}

/** The thread that a message of the bot stands for. */
export async function findThreadOfCopy(
  db: Db,
  { chatId, messageId }: MessagePlace,
): Promise<FoundThread | undefined> {
  const [row] = await db
    .select(found)
    .from(threadCopies)
    .innerJoin(threads, eq(threads.id, threadCopies.threadId))
    .where(and(eq(threadCopies.chatId, chatId), eq(threadCopies.messageId, messageId)));
  return row;
}

/** The thread of a topic in a group. */
export async function findThreadOfTopic(
  db: Db,
  { chatId, topicId }: { chatId: number; topicId: number },
): Promise<FoundThread | undefined> {
  const [row] = await db
    .select(found)
    .from(threads)
    .where(and(eq(threads.topicChatId, chatId), eq(threads.topicId, topicId)));
  return row;
}

/** The thread of a learner's own report. */
export async function findThreadOfReport(
  db: Db,
  { userId, reportId }: { userId: number; reportId: number },
): Promise<FoundThread | undefined> {
  const [row] = await db
    .select(found)
    .from(threads)
    .where(and(eq(threads.userId, userId), eq(threads.reportId, reportId)));
  return row;
}

/** A learner's thread of a kind that is open, the newest. */
export async function findOpenThread(
  db: Db,
  { userId, kind }: { userId: number; kind: ThreadKind },
): Promise<FoundThread | undefined> {
  const [row] = await db
    .select(found)
    .from(threads)
    .where(and(eq(threads.userId, userId), eq(threads.kind, kind), ne(threads.state, 'closed')))
    .orderBy(desc(threads.id))
    .limit(1);
  return row;
}
