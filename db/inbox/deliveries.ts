import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type MessageAuthor, messageKinds, threadKinds } from '../../core/inbox/threads.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { threadMessages, threads } from '../schema/index.ts';

/** How long a message is tried that could not be passed on. */
const tryDays = 3;
const messagesAtOnce = 20;

const deliveryRow = () =>
  z.object({
    id: z.number(),
    author: z.enum(['learner', 'admin']),
    adminId: z.number().nullable(),
    kind: z.enum(messageKinds),
    text: z.string(),
    from: z.object({ chatId: z.number(), messageId: z.number() }).nullable(),
    /** It began its thread. */
    isFirst: z.boolean(),
    thread: z.object({
      id: z.number(),
      kind: z.enum(threadKinds),
      topic: z.object({ chatId: z.number(), topicId: z.number() }).nullable(),
    }),
    learner: z.object({ id: z.number(), name: z.string(), username: z.string().nullable() }),
  });
export type ThreadDelivery = RowOf<typeof deliveryRow>;

/**
 * Takes messages that the other side has not got yet, oldest first, or the one that is named. What is taken is not taken
 * again, unless it is given back. None for a learner whose chat is closed to the bot.
 */
export async function takeMessages(
  db: Db,
  { author, messageId }: { author: MessageAuthor; messageId?: number },
  now: Date,
): Promise<ThreadDelivery[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return readJson(
    db,
    'take_thread_messages',
    () => z.array(deliveryRow()),
    sql`with taken as (
      update thread_messages set passed_at = ${at} where id in (
        select m.id from thread_messages m join users p on p.id = m.user_id
        where m.passed_at is null and not m.is_held and m.author = ${author}::text
          and m.id = coalesce(${messageId ?? null}::int, m.id)
          and m.created_at > ${at} - make_interval(days => ${tryDays}::int)
          and (m.author = 'learner' or p.bot_blocked_at is null)
        order by m.id limit ${messagesAtOnce}::int for update of m skip locked)
      returning *)
    select coalesce(json_agg(json_build_object('id', m.id, 'author', m.author, 'adminId', m.admin_id,
      'kind', m.kind, 'text', m.text,
      'from', case when m.message_id is not null then
        json_build_object('chatId', m.chat_id, 'messageId', m.message_id) end,
      'isFirst', not exists (select 1 from thread_messages o where o.thread_id = m.thread_id and o.id < m.id),
      'thread', json_build_object('id', t.id, 'kind', t.kind, 'topic', case when t.topic_id is not null then
        json_build_object('chatId', t.topic_chat_id, 'topicId', t.topic_id) end),
      'learner', json_build_object('id', p.id, 'name', p.first_name, 'username', p.username)
    ) order by m.id), '[]') as data
    from taken m join threads t on t.id = m.thread_id join users p on p.id = m.user_id`,
  );
}

/** It reached nobody: it is tried again. */
export async function giveMessageBack(db: Db, id: number): Promise<void> {
  await db.update(threadMessages).set({ passedAt: null }).where(eq(threadMessages.id, id));
}

const closingRow = () =>
  z.object({
    id: z.number(),
    kind: z.enum(threadKinds),
    userId: z.number(),
    topic: z.object({ chatId: z.number(), topicId: z.number() }).nullable(),
  });
export type ThreadClosing = RowOf<typeof closingRow>;

/** Takes closed threads of which the learner was not notified. */
export async function takeClosings(db: Db, now: Date): Promise<ThreadClosing[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return readJson(
    db,
    'take_thread_closings',
    () => z.array(closingRow()),
    sql`with taken as (
      update threads set closing_told_at = ${at} where id in (
        select t.id from threads t join users p on p.id = t.user_id
        where t.closed_at > ${at} - make_interval(days => ${tryDays}::int) and t.closing_told_at is null
          and p.bot_blocked_at is null
        order by t.id limit ${messagesAtOnce}::int for update of t skip locked)
      returning *)
    select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'userId', user_id, 'topic',
      case when topic_id is not null then json_build_object('chatId', topic_chat_id, 'topicId', topic_id) end)
      order by id), '[]') as data from taken`,
  );
}

export async function giveClosingBack(db: Db, threadId: number): Promise<void> {
  await db.update(threads).set({ closingNotifiedAt: null }).where(eq(threads.id, threadId));
}

/** Keeps the topic of a thread, unless another was kept meanwhile; returns the one that counts. */
export async function keepTopic(
  db: Db,
  threadId: number,
  topic: { chatId: number; topicId: number },
): Promise<{ chatId: number; topicId: number }> {
  await db
    .update(threads)
    .set({ topicChatId: topic.chatId, topicId: topic.topicId })
    .where(and(eq(threads.id, threadId), isNull(threads.topicId)));
  const [row] = await db.select().from(threads).where(eq(threads.id, threadId));
  return row?.topicChatId && row.topicId ? { chatId: row.topicChatId, topicId: row.topicId } : topic;
}

/** Its topic is gone, or its group is another one now. */
export async function forgetTopic(db: Db, threadId: number): Promise<void> {
  await db.update(threads).set({ topicChatId: null, topicId: null }).where(eq(threads.id, threadId));
}
