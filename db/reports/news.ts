import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { reportReasons, reportSubjects } from '../../core/reports/reports.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { reports } from '../schema/index.ts';
import { reportedThing } from './list-reports.ts';

/** The admins get one message at most in this time, about all that came meanwhile. */
const quietMinutes = 10;
/** So many are named in it. */
const mostNamed = 10;
/** How long a reply is tried that could not be sent. */
const replyDays = 3;
const repliesAtOnce = 20;

const named = { subject: z.enum(reportSubjects), title: z.string() };
const newsRow = () =>
  z.object({
    open: z.number(),
    taken: z.number(),
    first: z.array(
      z.object({
        ...named,
        subjectId: z.number(),
        lesson: z.object({ id: z.number() }).nullable(),
        wordId: z.number().nullable(),
        reason: z.enum(reportReasons),
        words: z.string(),
        threadId: z.number().nullable(),
      }),
    ),
  });
/** How many reports were taken, and are open; the first of those that were taken. */
export type ReportNews = RowOf<typeof newsRow>;

/**
 * Takes the open reports that the admins have not been notified of: none within ten minutes of the message before. What is
 * taken is not taken again, unless it is given back.
 */
export async function takeNews(db: Db, now: Date): Promise<ReportNews> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return readJson(
    db,
    'take_report_news',
    newsRow,
    sql`with taken as (
      update reports set told_at = ${at} where told_at is null and closed_at is null and not exists (
        select 1 from reports earlier where earlier.told_at > ${at} - make_interval(mins => ${quietMinutes}::int))
      returning *), first as (select * from taken order by id limit ${mostNamed}::int)
    select json_build_object('open', (select count(*)::int from reports where closed_at is null),
      'taken', (select count(*)::int from taken),
      'first', coalesce((select json_agg(json_build_object('subject', r.subject, 'reason', r.reason,
        'subjectId', r.subject_id, 'title', t.title, 'wordId', t.word_id, 'words', r.words,
        'lesson', case when l.id is not null and l.deleted_at is null then json_build_object('id', l.id) end,
        'threadId', (select h.id from threads h where h.report_id = r.id)) order by r.id) from first r ${reportedThing}), '[]')) as data`,
  );
}

/** Nobody was reached by what was taken at this moment: the next message tells of it. */
export async function giveNewsBack(db: Db, takenAt: Date): Promise<void> {
  await db.update(reports).set({ notifiedAt: null }).where(eq(reports.notifiedAt, takenAt));
}

const repliesRow = () =>
  z.array(z.object({ ...named, id: z.number(), userId: z.number(), reply: z.string() }));
export type ReportReply = RowOf<typeof repliesRow>[number];

/** Takes replies that were not sent yet, oldest first; none for a chat that is closed to the bot, or a learner shut out. */
export async function takeReplies(db: Db, now: Date): Promise<ReportReply[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return readJson(
    db,
    'take_report_replies',
    repliesRow,
    sql`with taken as (
      update reports set answered_at = ${at} where id in (
        select r.id from reports r join users p on p.id = r.user_id
        where r.closed_at > ${at} - make_interval(days => ${replyDays}::int) and r.answered_at is null
          and p.bot_blocked_at is null and p.blocked_at is null
        order by r.id limit ${repliesAtOnce}::int for update of r skip locked)
      returning *)
    select coalesce(json_agg(json_build_object('id', r.id, 'userId', r.user_id, 'subject', r.subject,
      'title', t.title, 'reply', coalesce(r.reply, '')) order by r.id), '[]') as data from taken r ${reportedThing}`,
  );
}

/** It did not arrive: it is tried again. */
export async function giveReplyBack(db: Db, id: number): Promise<void> {
  await db.update(reports).set({ answeredAt: null }).where(eq(reports.id, id));
}
