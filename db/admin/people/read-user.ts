import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { threadStates } from '../../../core/inbox/threads.ts';
import { allStages } from '../../../core/lesson/stages.ts';
import { planIds } from '../../../core/payments/plans.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import { adminUserRow, userFields } from './list-users.ts';

const threadsShown = 5;

const adminUserDetailRow = () =>
  adminUserRow().extend({
    /** ISO: everything about them is deleted from then on; null when they stay. */
    deletionDueAt: z.string().nullable(),
    /** Of their client, as Telegram named it last. */
    languageCode: z.string().nullable(),
    /** Of their latest answer; null when it is not open to learners any more. */
    lastLesson: z.object({ id: z.number(), name: z.string() }).nullable(),
    /** Words of the course that are due today in their zone. */
    dueToday: z.number(),
    /** What they wrote to the owners last, newest first. */
    threads: z.array(
      z.object({ id: z.number(), state: z.enum(threadStates), at: z.string(), text: z.string() }),
    ),
    /** As the admin wrote it who blocked them; null where nobody said, or they are not blocked. */
    blockReason: z.string().nullable(),
    lessons: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        learned: z.number(),
        words: z.number(),
        quizPassed: z.boolean(),
      }),
    ),
    entitlements: z.array(
      z.object({
        id: z.string(),
        plan: z.enum(planIds),
        startsAt: z.string(),
        endsAt: z.string().nullable(),
        isPaid: z.boolean(),
        revokedAt: z.string().nullable(),
      }),
    ),
  });
export type AdminUserDetail = RowOf<typeof adminUserDetailRow>;

/** One person with their lessons and rights, in one statement; undefined for somebody who has never visited. */
export async function readAdminUser(db: Db, userId: number, now: Date): Promise<AdminUserDetail | undefined> {
  const found = await readJson(
    db,
    'admin_user',
    () => adminUserDetailRow().nullable(),
    sql`select (select json_build_object(${userFields(now)}, 'deletionDueAt', u.deletion_due_at,
      'languageCode', u.language_code,
      'lastLesson', (select json_build_object('id', l.id, 'name', l.name) from lessons l
        where l.id = u.last_lesson_id and l.deleted_at is null and l.is_published),
      'dueToday', (select count(distinct word_id)::int from memory_cards
        where user_id = u.id and due <= (${now.toISOString()}::timestamptz at time zone u.timezone)::date),
      'threads', (select coalesce(json_agg(json_build_object('id', h.id, 'state', h.state, 'at', h.updated_at,
          'text', coalesce((select left(m.text, 120) from thread_messages m where m.thread_id = h.id
            order by m.id desc limit 1), '')) order by h.id desc), '[]')
        from (select * from threads where user_id = u.id order by id desc limit ${threadsShown}::int) h),
      'blockReason', case when u.blocked_at is not null then (select a.after->>'reason' from audit_log a
        where a.target = 'user:' || u.id and a.action = 'user.block' order by a.id desc limit 1) end,
      'lessons', (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'learned', p.learned,
          'words', (select count(*)::int from words w where w.lesson_id = l.id and w.deleted_at is null),
          'quizPassed', exists (select 1 from quiz_results q where q.user_id = u.id and q.lesson_id = l.id and q.passed))
          order by s.position, s.id, b.position, b.id, l.position, l.id), '[]')
        from (select lesson_id, (count(*) filter (where stages = ${allStages}))::int as learned from word_progress
          where user_id = u.id and word_id not in (select id from words where deleted_at is not null)
          group by lesson_id) p
        join lessons l on l.id = p.lesson_id and l.deleted_at is null
        join subsections b on b.id = l.subsection_id join sections s on s.id = b.section_id),
      'entitlements', (select coalesce(json_agg(json_build_object('id', e.id, 'plan', e.plan, 'startsAt', e.starts_at,
          'endsAt', e.ends_at, 'isPaid', e.charge_id is not null, 'revokedAt', e.revoked_at)
          order by e.starts_at desc, e.id), '[]') from entitlements e where e.user_id = u.id))
    from users u where u.id = ${userId}) as data`,
  );
  return found ?? undefined;
}
