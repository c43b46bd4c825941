import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  type ReportReason,
  type ReportSubject,
  reportReasons,
  reportSubjects,
} from '../../core/reports/reports.ts';
import { type Db, readJson } from '../connection/client.ts';
import { reports } from '../schema/index.ts';
import { reportedThing } from './list-reports.ts';

/** The admins get one message at most in this time, about all that came meanwhile. */
const quietMinutes = 10;
/** How long a reply is tried that could not be sent. */
const replyDays = 3;
const repliesAtOnce = 20;

const named = { subject: z.enum(reportSubjects), title: z.string() };
export type ReportNews = {
  id: number;
  subject: ReportSubject;
  reason: ReportReason;
  title: string;
  words: string;
};
const newsRow = () =>
  z.object({
    open: z.number(),
    reports: z.array(
      z.object({ ...named, id: z.number(), reason: z.enum(reportReasons), words: z.string() }),
    ),
  });

/**
 * Takes the reports that the admins have not been told of, oldest first, with the number of all that are open: none
 * within ten minutes of the message before. What is taken is not taken again, unless it is given back.
 */
export async function takeNews(db: Db, now: Date): Promise<{ reports: ReportNews[]; open: number }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return readJson(
    db,
    'take_report_news',
    newsRow,
    sql`with taken as (
      update reports set told_at = ${at} where told_at is null and not exists (
        select 1 from reports told where told.told_at > ${at} - make_interval(mins => ${quietMinutes}::int))
      returning *)
    select json_build_object('open', (select count(*)::int from reports where closed_at is null),
      'reports', coalesce((select json_agg(json_build_object('id', r.id, 'subject', r.subject, 'reason', r.reason,
        'title', t.title, 'words', r.words) order by r.id) from taken r ${reportedThing}), '[]')) as data`,
  );
}

/** Nobody was reached: the next message tells of them. */
export async function giveNewsBack(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(reports)
    .set({ toldAt: null })
    .where(inArray(reports.id, [...ids]));
}

const repliesRow = () =>
  z.array(z.object({ ...named, id: z.number(), userId: z.number(), reply: z.string() }));
export type ReportReply = z.output<ReturnType<typeof repliesRow>>[number];

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
  await db
    .update(reports)
    .set({ answeredAt: null })
    .where(inArray(reports.id, [id]));
}
