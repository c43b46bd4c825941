import * as z from 'zod';
import { messageKinds, threadKinds, threadLengths, threadStates } from '../inbox/threads.ts';
import { reportReasons } from '../reports/reports.ts';
import { endpoint } from './endpoint.ts';
import { EventId, RowId, RowIdInPath, text, UserId } from './shapes/shared.ts';

const Kind = z.enum(threadKinds);
const State = z.enum(threadStates);

const written = text(threadLengths.written).refine((said) => said.trim() !== '', 'empty text');

const ThreadMessage = z.object({
  id: RowId,
  author: z.enum(['learner', 'admin']),
  kind: z.enum(messageKinds),
  /** Of a file its caption. */
  text: z.string(),
  /** ISO. */
  at: z.string(),
});

/** What a learner sees of what they wrote. */
export const OwnThread = z.object({
  id: RowId,
  kind: Kind,
  state: State,
  /** ISO. */
  updatedAt: z.string(),
  /** The last ones, oldest first. */
  messages: z.array(ThreadMessage),
});
export type OwnThread = z.output<typeof OwnThread>;

const AdminThreadFields = {
  id: RowId,
  kind: Kind,
  state: State,
  learner: z.object({ id: UserId, name: z.string(), username: z.string().nullable() }),
  /** Of a reported mistake: what it is about, 'שלום — привет', and why. */
  report: z.object({ id: RowId, title: z.string(), reason: z.enum(reportReasons) }).nullable(),
  /** ISO. */
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** A thread in the list: with its last message; null where nothing was written. */
export const AdminThread = z.object({
  ...AdminThreadFields,
  last: ThreadMessage.extend({ by: z.string().nullable() }).nullable(),
});
export type AdminThread = z.output<typeof AdminThread>;

/** A message as admins see it. */
export const AdminThreadMessage = ThreadMessage.extend({
  /** Of the admin who wrote it; '' where they are gone, null for the learner's own. */
  by: z.string().nullable(),
  /** It was passed on to the other side. */
  isPassed: z.boolean(),
});
export type AdminThreadMessage = z.output<typeof AdminThreadMessage>;

export const AdminThreadDetail = z.object({
  ...AdminThreadFields,
  /** Oldest first. */
  messages: z.array(AdminThreadMessage),
  /** Who closed it; null while it is open. */
  closed: z.object({ at: z.string(), by: z.string(), isNotified: z.boolean() }).nullable(),
});
export type AdminThreadDetail = z.output<typeof AdminThreadDetail>;

/** 'answered': somebody else has answered; sent only with `again`. */
const AnswerOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept') }),
  z.object({ outcome: z.literal('answered'), by: z.string(), text: z.string() }),
]);

export const inboxEndpoints = {
  'POST /threads': endpoint({
    summary: 'Написать авторам: в открытое обращение или в новое; повтор события ничего не меняет',
    access: 'learner',
    callsPerMinute: 30,
    callsPerDay: 200,
    body: z.object({ eventId: EventId, text: written, threadId: RowId.optional() }),
    response: z.object({ outcome: z.enum(['taken', 'too-many']) }),
  }),
  'GET /threads': endpoint({
    summary: 'Последние обращения ученика с ответами, новые сначала',
    access: 'learner',
    response: z.array(OwnThread),
  }),
  'GET /admin/threads': endpoint({
    summary: 'Обращения, последние изменённые сначала; `before` — номер последнего на предыдущей странице',
    access: 'admin',
    query: z.object({
      state: State.default('open'),
      kind: Kind.optional(),
      before: RowIdInPath.optional(),
    }),
    response: z.object({
      threads: z.array(AdminThread),
      hasMore: z.boolean(),
      /** How many there are in each state. */
      counts: z.object({ open: z.number().int(), waiting: z.number().int() }),
    }),
  }),
  'GET /admin/threads/{id}': endpoint({
    summary: 'Обращение со всеми сообщениями',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    response: AdminThreadDetail,
  }),
  'POST /admin/threads/{id}/messages': endpoint({
    summary: 'Ответить ученику; если уже ответил другой, ответ уйдёт только с `again`',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    body: z.object({ eventId: EventId, text: written, again: z.boolean().optional() }),
    response: AnswerOutcome,
  }),
  'POST /admin/threads/{id}/close': endpoint({
    summary: 'Закрыть обращение; ученик узнает об этом в чате',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    response: z.object({ closed: z.literal(true) }),
  }),
  /** Returns the file itself, at most four megabytes. */
  'GET /admin/threads/{id}/files/{messageId}': endpoint({
    summary: 'Фотография или запись из обращения; Telegram отдаёт их только боту',
    access: 'admin',
    callsPerMinute: 120,
    params: z.object({ id: RowIdInPath, messageId: RowIdInPath }),
  }),
  'POST /admin/threads/{id}/copies': endpoint({
    summary: 'Прислать себе в чат фотографии, голосовые и файлы обращения',
    access: 'admin',
    callsPerMinute: 10,
    params: z.object({ id: RowIdInPath }),
    response: z.object({ sent: z.number().int().nonnegative() }),
  }),
};
