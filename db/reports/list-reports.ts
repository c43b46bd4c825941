import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { AdminReport } from '../../core/contracts/reports.ts';
import { type ReportSubject, reportReasons, reportSubjects } from '../../core/reports/reports.ts';
import { type Db, readJson } from '../connection/client.ts';

const reportsPerPage = 20;

export type ReportSearch = {
  state: 'open' | 'closed';
  subject?: ReportSubject | undefined;
  /** This one alone, whatever its state. */
  id?: number | undefined;
  /** Only older ones. */
  before?: number | undefined;
};

/** The shape of the contract, which is not opened by what only reads. */
const reportRow = (): z.ZodType<AdminReport> =>
  z.object({
    id: z.number(),
    subject: z.enum(reportSubjects),
    subjectId: z.number(),
    title: z.string(),
    lesson: z.object({ id: z.number(), number: z.number(), name: z.string() }).nullable(),
    wordId: z.number().nullable(),
    reason: z.enum(reportReasons),
    words: z.string(),
    question: z.string(),
    answer: z.string(),
    judgement: z.string(),
    place: z.enum(['app', 'chat']),
    reporter: z.object({ id: z.number(), name: z.string() }),
    times: z.number(),
    alike: z.number(),
    createdAt: z.string(),
    closed: z.object({ at: z.string(), reply: z.string(), isNotified: z.boolean() }).nullable(),
  });
const foundRow = () => z.object({ reports: z.array(reportRow()), open: z.number() });

/**
 * Joins what is reported, as it is now: `t.title`, the lesson `l` that brings it, and the word `t.word_id` at which it
 * is edited there. `r` is the report, whose question is what was shown of a sentence.
 */
export const reportedThing = sql`
  left join words w on r.subject = 'word' and w.id = r.subject_id
  left join rules u on r.subject = 'rule' and u.id = r.subject_id
  left join dialogues d on r.subject = 'dialogue' and d.id = r.subject_id
  left join lessons l on l.id = case r.subject when 'word' then w.lesson_id when 'rule' then u.lesson_id
    when 'dialogue' then d.lesson_id when 'sentence' then r.subject_id end
  cross join lateral (select coalesce(case r.subject when 'word' then w.hebrew || ' — ' || w.russian
    when 'rule' then u.title when 'dialogue' then d.title when 'sentence' then l.name else r.question end, '') as title,
    case r.subject when 'word' then case when w.deleted_at is null then w.id end
      when 'sentence' then (select own.id from words own, jsonb_array_elements(own.examples) said
        where own.lesson_id = l.id and own.deleted_at is null
          and starts_with(r.question, coalesce(nullif(said ->> 'pronunciation', ''), said ->> 'hebrew'))
        order by own.position, own.id limit 1) end as word_id) t`;

/** A page of reports, newest first. */
export async function listReports(
  db: Db,
  { state, subject, id, before }: ReportSearch,
): Promise<{ reports: AdminReport[]; hasMore: boolean; open: number }> {
  const isOpen = sql`(${state}::text = 'open') = (r.closed_at is null)`;
  const { reports, open } = await readJson(
    db,
    'list_reports',
    foundRow,
    sql`with page as (
      select r.* from reports r where (${isOpen} or r.id = ${id ?? null}::int)
        and r.id = coalesce(${id ?? null}::int, r.id) and r.subject = coalesce(${subject ?? null}::text, r.subject)
        and r.id < coalesce(${before ?? null}::int, 2147483647)
      order by r.id desc limit ${reportsPerPage + 1}::int)
    select json_build_object('open', (select count(*)::int from reports where closed_at is null),
      'reports', coalesce((select json_agg(json_build_object(
        'id', r.id, 'subject', r.subject, 'subjectId', r.subject_id, 'title', t.title,
        'lesson', case when l.id is not null and l.deleted_at is null
          then json_build_object('id', l.id, 'number', l.lesson_number, 'name', l.name) end,
        'wordId', t.word_id,
        'reason', r.reason, 'words', r.words, 'question', r.question, 'answer', r.answer,
        'judgement', r.judgement, 'place', r.place, 'times', cardinality(r.event_ids),
        'reporter', json_build_object('id', r.user_id,
          'name', coalesce((select first_name from users where users.id = r.user_id), '')),
        'alike', (select count(*)::int from reports o where o.closed_at is null and o.id <> r.id
          and o.subject = r.subject and o.subject_id = r.subject_id and o.reason = r.reason),
        'createdAt', r.created_at,
        'closed', case when r.closed_at is not null then json_build_object('at', r.closed_at,
          'reply', coalesce(r.reply, ''), 'isNotified', r.answered_at is not null) end
      ) order by r.id desc) from page r ${reportedThing}), '[]')) as data`,
  );
  return { reports: reports.slice(0, reportsPerPage), hasMore: reports.length > reportsPerPage, open };
}
