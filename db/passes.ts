import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from './connection/client.ts';
import { wordStateRow } from './course/lessons.ts';
import { opensPremium, type Visitor } from './entitlements.ts';
import { checkedRow, requireOpen } from './progress.ts';

export type PassInput = Visitor & {
  lessonId: number;
  /** Missing: the whole lesson. */
  wordId: number | undefined;
  /** A repeated event changes nothing; without a name every call begins a new pass. */
  eventId: string;
};

/** The number of the pass is a smallint. */
const passesBeforeWrap = 32_768;

const passRow = () =>
  checkedRow().extend({
    words: z.array(wordStateRow()),
    points: z.number(),
    wordsLearned: z.number(),
    isFresh: z.boolean(),
  });
type Pass = RowOf<typeof passRow>;
export type StartedPass = Pick<Pass, 'words' | 'points' | 'wordsLearned'>;

/**
 * Begins a lesson, or one word of it, again: the stages of the current pass are reset; words learned, points and
 * answers stay. Returns the words affected. Throws as `saveAnswer` does.
 */
export async function startPass(db: Db, input: PassInput, now: Date): Promise<StartedPass> {
  const first = await tryPass(db, input, now);
  // As with answers: a repeat reads again what the first has written meanwhile.
  const { isFresh, words, points, wordsLearned, ...checked } = first.isFresh
    ? first
    : await tryPass(db, input, now);
  requireOpen(checked, 'lesson_not_found');
  return { words, points, wordsLearned };
}

async function tryPass(db: Db, input: PassInput, now: Date): Promise<Pass> {
  const { userId, lessonId, eventId } = input;
  const wordId = input.wordId ?? null;
  const at = now.toISOString();
  return readJson(
    db,
    'start_pass',
    passRow,
    sql`with learner as (select id, points, words_learned from users where id = ${userId} for no key update),
    target as (
      select l.id, (l.is_free or ${opensPremium(input, now)}) as is_open from lessons l, learner
      where l.id = ${lessonId} and l.is_published and l.deleted_at is null and (${wordId}::int is null
        or exists (select 1 from words where id = ${wordId}::int and lesson_id = l.id and deleted_at is null))),
    fresh as (
      insert into lesson_passes (user_id, event_id, lesson_id, word_id, started_at)
      select learner.id, ${eventId}, target.id, ${wordId}::int, ${at}::timestamptz from learner, target
      where target.is_open on conflict do nothing returning lesson_id),
    reset as (
      update word_progress p set pass_stages = 0, pass = (p.pass + 1) % ${passesBeforeWrap}, updated_at = greatest(p.updated_at, ${at}::timestamptz) from fresh
      where p.user_id = ${userId} and p.lesson_id = fresh.lesson_id
        and (${wordId}::int is null or p.word_id = ${wordId}::int)
      returning p.word_id),
    account as (
      update users set last_lesson_id = ${lessonId} where id = ${userId} and exists (select 1 from fresh))
    select json_build_object(
      'isKnown', exists (select 1 from learner),
      'isFound', exists (select 1 from target),
      'isOpen', coalesce((select is_open from target), false),
      'words', (select coalesce(json_agg(json_build_object('wordId', p.word_id, 'stages', p.stages, 'passStages',
          case when exists (select 1 from reset r where r.word_id = p.word_id) then 0 else p.pass_stages end)), '[]')
        from word_progress p where p.user_id = ${userId} and p.lesson_id = ${lessonId}
          and (${wordId}::int is null or p.word_id = ${wordId}::int)),
      'points', coalesce((select points from learner), 0),
      'wordsLearned', coalesce((select words_learned from learner), 0),
      'isFresh', exists (select 1 from fresh)) as data`,
  );
}
