import * as z from 'zod';
import { reportLengths, reportReasons, reportSubjects } from '../reports/reports.ts';
import { endpoint } from './endpoint.ts';
import { EventId, RowId, RowIdInPath, text, UserId } from './shapes/shared.ts';

const Subject = z.enum(reportSubjects);

export const ReportRequest = z.object({
  eventId: EventId,
  subject: Subject,
  /** Of a word, rule or dialogue; of a sentence that of its lesson; of a letter or number made of it (core/reports). */
  subjectId: RowId,
  reason: z.enum(reportReasons),
  words: text(reportLengths.words).optional(),
  /** What was shown, what was answered, and how that was judged. */
  question: text(reportLengths.question).optional(),
  answer: text(reportLengths.answer).optional(),
  judgement: text(reportLengths.judgement).optional(),
});
export type ReportRequest = z.input<typeof ReportRequest>;

/** 'joined': to the learner's own report about the same, which is still open. 'too-many': nothing was kept. */
export const ReportOutcome = z.enum(['taken', 'joined', 'too-many']);
export type ReportOutcome = z.output<typeof ReportOutcome>;

export const AdminReport = z.object({
  id: RowId,
  subject: Subject,
  subjectId: RowId,
  /** The subject as it is now: 'שלום — привет', the title of a rule, a letter as it was shown; empty where it is gone. */
  title: z.string(),
  /** Where it can be edited; null where it is in no lesson. */
  lesson: z.object({ id: RowId, number: z.number().int(), name: z.string() }).nullable(),
  /** The word of that lesson at which it can be edited: the reported one, or the one with the reported sentence. */
  wordId: RowId.nullable(),
  reason: z.enum(reportReasons),
  words: z.string(),
  question: z.string(),
  answer: z.string(),
  judgement: z.string(),
  place: z.enum(['app', 'chat']),
  reporter: z.object({ id: UserId, name: z.string() }),
  /** How often the reporter has said it. */
  times: z.number().int().positive(),
  /** Other open reports with the same subject and reason. */
  alike: z.number().int().nonnegative(),
  /** ISO. */
  createdAt: z.string(),
  closed: z.object({ at: z.string(), reply: z.string(), isNotified: z.boolean() }).nullable(),
});
export type AdminReport = z.output<typeof AdminReport>;

export const reportEndpoints = {
  'POST /reports': endpoint({
    summary:
      'Сообщить об ошибке; повтор события ничего не меняет, второе сообщение о том же добавляется к первому',
    access: 'learner',
    callsPerMinute: 60,
    callsPerDay: 500,
    body: ReportRequest,
    response: z.object({ outcome: ReportOutcome }),
  }),
  'GET /admin/reports': endpoint({
    summary: 'Сообщения об ошибках, новые сначала; `before` — номер последнего на предыдущей странице',
    access: 'admin',
    query: z.object({
      state: z.enum(['open', 'closed']).default('open'),
      subject: Subject.optional(),
      /** The one alone, whatever its state. */
      id: RowIdInPath.optional(),
      before: RowIdInPath.optional(),
    }),
    response: z.object({
      reports: z.array(AdminReport),
      hasMore: z.boolean(),
      /** All that are open. */
      open: z.number().int().nonnegative(),
    }),
  }),
  'POST /admin/reports/{id}/close': endpoint({
    summary: 'Закрыть сообщение с коротким ответом: автор получит его в чате; `alike` — и другие о том же',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    body: z.object({
      reply: text(reportLengths.reply).refine((reply) => reply.trim() !== '', 'empty reply'),
      alike: z.boolean().optional(),
    }),
    response: z.object({ closed: z.number().int().positive() }),
  }),
};
