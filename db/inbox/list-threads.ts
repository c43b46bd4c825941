import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { AdminThread, AdminThreadDetail, OwnThread } from '../../core/contracts/inbox.ts';
import { DomainError } from '../../core/errors.ts';
import {
  messageKinds,
  shownFileKinds,
  type ThreadKind,
  type ThreadState,
  threadKinds,
  threadLengths,
  threadStates,
} from '../../core/inbox/threads.ts';
import { reportReasons } from '../../core/reports/reports.ts';
import { type Db, readJson } from '../connection/client.ts';
import { reportedThing } from '../reports/list-reports.ts';

const threadsPerPage = 20;
/** As many as a learner sees, and of each so many messages. */
const ownThreads = 5;
const ownMessages = 10;
/** The last ones of a long thread. */
const messagesShown = 100;

const messageRow = () =>
  z.object({
    id: z.number(),
    author: z.enum(['learner', 'admin']),
    kind: z.enum(messageKinds),
    text: z.string(),
    at: z.string(),
  });
const adminMessageRow = () => messageRow().extend({ by: z.string().nullable(), isPassed: z.boolean() });
const threadFields = () => ({
  id: z.number(),
  kind: z.enum(threadKinds),
  state: z.enum(threadStates),
  learner: z.object({ id: z.number(), name: z.string(), username: z.string().nullable() }),
  report: z.object({ id: z.number(), title: z.string(), reason: z.enum(reportReasons) }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
/** The shapes of the contract, which is not opened by what only reads. */
const listRow = () =>
  z.object({
    threads: z.array(
      z.object({
        ...threadFields(),
        last: messageRow().extend({ by: z.string().nullable() }).nullable(),
      }),
    ),
    counts: z.object({ open: z.number(), waiting: z.number() }),
  });
const detailRow = (): z.ZodType<AdminThreadDetail | null> =>
  z
    .object({
      ...threadFields(),
      messages: z.array(adminMessageRow()),
      closed: z.object({ at: z.string(), by: z.string(), isNotified: z.boolean() }).nullable(),
    })
    .nullable();
const ownRow = (): z.ZodType<OwnThread[]> =>
  z.array(
    z.object({
      id: z.number(),
      kind: z.enum(threadKinds),
      state: z.enum(threadStates),
      updatedAt: z.string(),
      messages: z.array(messageRow()),
    }),
  );

/** Of a row `h` of threads. */
const fields = sql`'id', h.id, 'kind', h.kind, 'state', h.state, 'createdAt', h.created_at, 'updatedAt', h.updated_at,
  'learner', json_build_object('id', p.id, 'name', p.first_name, 'username', p.username),
  'report', case when r.id is not null then json_build_object('id', r.id, 'title', t.title, 'reason', r.reason) end`;
const joined = sql`join users p on p.id = h.user_id left join reports r on r.id = h.report_id ${reportedThing}`;

/** Who wrote a message `m`: null for the learner. */
const writer = sql`case when m.author = 'admin' then
  coalesce((select first_name from users where id = m.admin_id), '') end`;
const messageFields = (text: SQL) =>
  sql`'id', m.id, 'author', m.author, 'kind', m.kind, 'text', ${text}, 'at', m.created_at`;

export type ThreadSearch = {
  state: ThreadState;
  kind?: ThreadKind | undefined;
  /** Only those that stand behind this one. */
  before?: number | undefined;
};

/** A page of threads, those with the latest message first. */
export async function listThreads(
  db: Db,
  { state, kind, before }: ThreadSearch,
): Promise<{
  threads: AdminThread[];
  hasMore: boolean;
  counts: { open: number; waiting: number };
}> {
  const { threads, counts } = await readJson(
    db,
    'list_threads',
    listRow,
    sql`with page as (
      select h.* from threads h where h.state = ${state}::text and h.kind = coalesce(${kind ?? null}::text, h.kind)
        and (${before ?? null}::int is null or (h.updated_at, -h.id) <
          (select b.updated_at, -b.id from threads b where b.id = ${before ?? null}::int))
      order by h.updated_at desc, h.id limit ${threadsPerPage + 1}::int)
    select json_build_object(
      'counts', json_build_object('open', (select count(*)::int from threads where state = 'open'),
        'waiting', (select count(*)::int from threads where state = 'waiting')),
      'threads', coalesce((select json_agg(json_build_object(${fields},
        'last', (select json_build_object(${messageFields(sql`left(m.text, ${threadLengths.shown}::int)`)}, 'by', ${writer})
          from thread_messages m where m.thread_id = h.id and not m.is_held order by m.id desc limit 1)
      ) order by h.updated_at desc, h.id) from page h ${joined}), '[]')) as data`,
  );
  return { threads: threads.slice(0, threadsPerPage), hasMore: threads.length > threadsPerPage, counts };
}

/** A thread with its messages, answers that wait for a second tap left out. Throws 'not-found' thread_not_found. */
export async function readThread(db: Db, threadId: number): Promise<AdminThreadDetail> {
  const thread = await readJson(
    db,
    'read_thread',
    detailRow,
    sql`select (select json_build_object(${fields},
      'closed', case when h.closed_at is not null then json_build_object('at', h.closed_at,
        'by', coalesce((select first_name from users where id = h.closed_by), ''),
        'isNotified', h.closing_told_at is not null) end,
      'messages', coalesce((select json_agg(json_build_object(${messageFields(sql`m.text`)}, 'by', ${writer},
          'isPassed', m.passed_at is not null) order by m.id)
        from (select * from thread_messages where thread_id = h.id and not is_held order by id desc
          limit ${messagesShown}::int) m), '[]'))
      from threads h ${joined} where h.id = ${threadId}::int) as data`,
  );
  if (!thread) throw new DomainError('not-found', { code: 'thread_not_found' });
  return thread;
}

/** What a learner wrote lately, and was answered. */
export function readOwnThreads(db: Db, userId: number): Promise<OwnThread[]> {
  return readJson(
    db,
    'own_threads',
    ownRow,
    sql`select coalesce(json_agg(json_build_object('id', h.id, 'kind', h.kind, 'state', h.state,
      'updatedAt', h.updated_at, 'messages', coalesce((select json_agg(json_build_object(
          ${messageFields(sql`m.text`)}) order by m.id)
        from (select * from thread_messages where thread_id = h.id and not is_held order by id desc
          limit ${ownMessages}::int) m), '[]')) order by h.updated_at desc, h.id desc), '[]') as data
    from (select * from threads h where h.user_id = ${userId}::bigint and exists (
        select 1 from thread_messages m where m.thread_id = h.id and not m.is_held)
      order by updated_at desc, id desc limit ${ownThreads}::int) h`,
  );
}

/** One file of a thread that the app can show. Throws 'not-found' thread_file_not_found. */
export async function readThreadFile(
  db: Db,
  { threadId, messageId }: { threadId: number; messageId: number },
): Promise<{ kind: (typeof shownFileKinds)[number]; fileId: string }> {
  const file = await readJson(
    db,
    'thread_file',
    () => z.object({ kind: z.enum(shownFileKinds), fileId: z.string() }).nullable(),
    sql`select (select json_build_object('kind', kind, 'fileId', file_id) from thread_messages
      where id = ${messageId}::int and thread_id = ${threadId}::int and not is_held and file_id is not null
        and kind in ${shownFileKinds}) as data`,
  );
  if (!file) throw new DomainError('not-found', { code: 'thread_file_not_found' });
  return file;
}

/** The files of a thread, as Telegram keeps them. Throws 'not-found' thread_not_found. */
export async function readThreadFiles(
  db: Db,
  threadId: number,
): Promise<{ chatId: number; messageId: number }[]> {
  const files = await readJson(
    db,
    'thread_files',
    () => z.array(z.object({ chatId: z.number(), messageId: z.number() })).nullable(),
    sql`select (select coalesce((select json_agg(json_build_object('chatId', m.chat_id, 'messageId', m.message_id)
        order by m.id) from (select * from thread_messages where thread_id = h.id and kind <> 'text'
          and message_id is not null order by id desc limit 10) m), '[]')
      from threads h where h.id = ${threadId}::int) as data`,
  );
  if (!files) throw new DomainError('not-found', { code: 'thread_not_found' });
  return files;
}
