import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { Distractors } from '../../core/quiz/options.ts';
import type { QuizWord } from '../../core/quiz/question.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { type LessonData, plainWordRow } from '../course/lessons.ts';
import { opensPremium, type Visitor } from '../entitlements.ts';
import { type Checked, checkedRow } from '../progress.ts';

const sessionRow = () =>
  z.object({
    lessonId: z.number(),
    seed: z.number(),
    voice: z.boolean(),
    /** What is kept of a quiz at its start: together with the seed it reproduces the questions. */
    snapshot: z.object({
      words: z.array(plainWordRow()),
      distractors: z.object({ subsection: z.array(plainWordRow()), course: z.array(plainWordRow()) }),
    }),
    startedAt: z.string(),
  });

export type QuizSession = Omit<RowOf<typeof sessionRow>, 'startedAt'> & { startedAt: Date };

/** How many words from outside the lesson are kept: three would do if none of them were alike. */
const distractorLimit = 24;

/**
 * Words of other lessons that the learner may open, those of the subsection first, each spelling once: which of them
 * depends on the seed.
 */
export async function readDistractors(
  db: Db,
  {
    lesson,
    seed,
  }: { lesson: Pick<LessonData, 'id' | 'subsectionId' | 'isPremium' | 'isAdmin'>; seed: number },
): Promise<Distractors> {
  const words = await readJson(
    db,
    'quiz_distractors',
    () => z.array(z.object({ isNear: z.boolean(), word: plainWordRow() })),
    sql`select coalesce(json_agg(json_build_object('isNear', c.is_near, 'word', json_build_object('id', c.id,
        'hebrew', c.hebrew, 'pronunciation', c.pronunciation, 'transcription', c.transcription, 'russian', c.russian,
        'variants', c.variants))), '[]') as data
      from (select d.* from (
        select distinct on (w.hebrew) w.*, l.subsection_id = ${lesson.subsectionId} as is_near,
          md5(w.id::text || '-' || ${seed}::text) as place
        from words w join lessons l on l.id = w.lesson_id
        where l.id <> ${lesson.id} and l.is_published and l.deleted_at is null and w.deleted_at is null
          and (l.is_free or ${lesson.isPremium || lesson.isAdmin}::boolean)
          and w.hebrew not in (select hebrew from words where lesson_id = ${lesson.id} and deleted_at is null)
        order by w.hebrew, l.subsection_id = ${lesson.subsectionId} desc, place) d
        order by d.is_near desc, d.place limit ${distractorLimit}) c`,
  );
  const wordsOf = (isNear: boolean) => words.filter((one) => one.isNear === isNear).map(({ word }) => word);
  return { subsection: wordsOf(true), course: wordsOf(false) };
}

/** Keeps a started quiz. Throws 'unauthorised' when there is no such learner. */
export async function writeSession(
  db: Db,
  input: Pick<QuizSession, 'lessonId' | 'seed' | 'voice'> & {
    quizId: string;
    userId: number;
    snapshot: { words: readonly QuizWord[]; distractors: Distractors };
  },
  now: Date,
): Promise<void> {
  const { quizId, userId, lessonId, seed, voice, snapshot } = input;
  const written = await readJson(
    db,
    'start_quiz',
    z.number,
    sql`with written as (
      insert into quiz_sessions (id, user_id, lesson_id, seed, voice, snapshot, started_at)
      select ${quizId}::uuid, id, ${lessonId}::int, ${seed}::bigint, ${voice}::boolean,
        ${JSON.stringify(snapshot)}::jsonb, ${now.toISOString()}::timestamptz
      from users where id = ${userId} returning id)
    select count(*)::int as data from written`,
  );
  if (written === 0) throw new DomainError('unauthorised');
}

/**
 * A quiz of the learner, and when they finished it, if they did; the session of a finished one may have expired.
 * Throws 'not-found' quiz_not_found, also for a quiz of somebody else.
 */
export async function readQuiz(
  db: Db,
  { quizId, userId }: { quizId: string; userId: number },
): Promise<{ session: QuizSession | null; finishedAt: Date | undefined }> {
  const { session, finishedAt } = await readJson(
    db,
    'quiz',
    () => z.object({ session: sessionRow().nullable(), finishedAt: z.string().nullable() }),
    sql`select json_build_object(
      'session', (select json_build_object('lessonId', lesson_id, 'seed', seed, 'voice', voice, 'snapshot', snapshot,
        'startedAt', started_at) from quiz_sessions where id = ${quizId}::uuid and user_id = ${userId}),
      'finishedAt', (select finished_at from quiz_results where id = ${quizId}::uuid and user_id = ${userId})) as data`,
  );
  if (!session && finishedAt === null) throw new DomainError('not-found', { code: 'quiz_not_found' });
  return {
    session: session && { ...session, startedAt: new Date(session.startedAt) },
    finishedAt: finishedAt === null ? undefined : new Date(finishedAt),
  };
}

/** Whether the learner and the published lesson exist, and whether the lesson is open to the learner. */
export async function checkLesson(
  db: Db,
  input: Visitor & { lessonId: number },
  now: Date,
): Promise<Checked> {
  const { userId, lessonId } = input;
  return readJson(
    db,
    'quiz_lesson',
    checkedRow,
    sql`with lesson as (select is_free from lessons where id = ${lessonId} and is_published and deleted_at is null)
    select json_build_object('isKnown', exists (select 1 from users where id = ${userId}),
      'isFound', exists (select 1 from lesson),
      'isOpen', coalesce((select is_free from lesson), false) or ${opensPremium(input, now)}) as data`,
  );
}

/**
 * Unfinished quizzes are graded for this long after their start: a phone may be offline for a season, but not forever.
 */
export const sessionLifeDays = 180;

/** Deletes what was kept for quizzes that can no longer be submitted; results stay. Returns how many. */
export async function forgetOldQuizzes(db: Db, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - sessionLifeDays * 24 * 60 * 60 * 1000);
  return readJson(
    db,
    'forget_quizzes',
    z.number,
    sql`with gone as (delete from quiz_sessions where started_at < ${oldest.toISOString()}::timestamptz returning 1)
    select count(*)::int as data from gone`,
  );
}
