import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../core/errors.ts';
import { allStages, completesStage, type Stage, type StageResult, stageBit } from '../core/lesson/stages.ts';
import { isOwnWordId, ownLessonId } from '../core/own-words/limits.ts';
import { awardPoints, wordsPerMilestone } from '../core/points/awards.ts';
import { type ServerDay, serverDay } from '../core/points/day-limits.ts';
import type { ActivityDate } from '../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf, readJson } from './connection/client.ts';
import { isWordOf, wasOpenTo, wasTaught } from './course/course-words.ts';
import { wordStateRow } from './course/lessons.ts';
import type { Visitor } from './entitlements.ts';
import { estimatedDays, startedCards } from './memory/started-cards.ts';
import { awardRow } from './rewards/achievements.ts';
import { addedPoints } from './rewards/points.ts';
import { isBelowLimit } from './store/answer-limit.ts';

export type AnsweredStage = {
  stage: Stage;
  result: StageResult;
  /** Tries counted from 1; milliseconds spent. */
  tries?: number | undefined;
  ms?: number | undefined;
  /** What was typed, where it was wrong. */
  typed?: string | undefined;
};

export type AnswerInput = Visitor & {
  lessonId: number;
  wordId: number;
  /**
   * The client's name of the event. Missing from SPEC's own clients: then the answer counts once for each stage of
   * the word in the current pass (and a wrong or skipped one is kept once beside it).
   */
  eventId: string | undefined;
  answered: AnsweredStage[];
  /**
   * When it was done, the same moment in the learner's local time ('YYYY-MM-DDTHH:MM:SS'), and the day it counts for.
   */
  doneAt: Date;
  localTime: string;
  day: ActivityDate;
};

/** Whether the learner and the requested row exist, and whether it is open to the learner. */
export const checkedRow = () => z.object({ isKnown: z.boolean(), isFound: z.boolean(), isOpen: z.boolean() });
export type Checked = RowOf<typeof checkedRow>;

const answerRow = () =>
  checkedRow().extend({
    /** The name under which the event is known, also when the client gave none. */
    eventId: z.string(),
    /** The word as it is now; null when nothing of it has been done yet. */
    word: wordStateRow().nullable(),
    points: z.number(),
    wordsLearned: z.number(),
    /** What this event earned; the same again when the event is repeated. */
    awarded: z.array(awardRow()),
    isFresh: z.boolean(),
    /** The day is noted, but not counted in the streak yet (`recordDay`). */
    isStreakBehind: z.boolean(),
  });
type Answer = RowOf<typeof answerRow>;
export type SavedAnswer = Omit<Answer, keyof Checked | 'isFresh'>;

/**
 * Saves the answer of one event: answers appended, stages joined, and when the word is complete for the first time
 * ever, its point and the milestone it makes. One statement, therefore one transaction and one round trip; a repeated
 * event changes nothing and returns the same. What was answered while the word was open to the learner counts, also
 * when it arrives after the lesson was unpublished, deleted or locked.
 * Throws 'unauthorised' (no such learner), 'not-found' (no such word in the lesson), 'forbidden' premium_required.
 */
export async function saveAnswer(db: Db, input: AnswerInput, now: Date): Promise<SavedAnswer> {
  const saved = await tryAnswer(db, input, now);
  // A repeat that came while the first was still being saved waited for it, but read what was there before it.
  const { isKnown, isFound, isOpen, isFresh, ...answer } =
    saved.isFresh || input.answered.length === 0 ? saved : await tryAnswer(db, input, now);
  requireOpen({ isKnown, isFound, isOpen }, 'word_not_found');
  return answer;
}

/**
 * Throws what the facts of a write require: 'unauthorised', 'not-found' with the given code, 'forbidden'
 * premium_required.
 */
export function requireOpen({ isKnown, isFound, isOpen }: Checked, notFoundCode: string): void {
  if (!isKnown) throw new DomainError('unauthorised');
  if (!isFound) throw new DomainError('not-found', { code: notFoundCode });
  if (!isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
}

const maxSmallint = 32_767;

async function tryAnswer(db: Db, input: AnswerInput, now: Date): Promise<Answer> {
  const { userId, lessonId, wordId, isAdminByEnv = false, eventId, localTime, day } = input;
  const answered = input.answered.map(({ stage, result, tries, ms, typed }) => ({
    stage,
    result,
    tries: tries ?? null,
    ms: ms ?? null,
    typed: typed ?? null,
    bit: completesStage(result) ? stageBit(stage) : 0,
  }));
  const save = isOwnWordId(wordId) ? saveOwnAnswer : saveCourseAnswer;
  return save(db, {
    userId,
    lessonId,
    wordId,
    isAdminByEnv,
    localTime,
    day,
    eventId: eventId ?? null,
    isNameless: eventId === undefined,
    answered: JSON.stringify(answered),
    doneAt: input.doneAt.toISOString(),
    at: now.toISOString(),
    serverDay: serverDay(now),
    date: localTime.slice(0, 10),
    days: estimatedDays(wordId),
  });
}

type SaveValues = Pick<AnswerInput, 'userId' | 'lessonId' | 'wordId' | 'localTime' | 'day'> & {
  isAdminByEnv: boolean;
  eventId: string | null;
  /** The client gave the event no name. */
  isNameless: boolean;
  /** JSON. */
  answered: string;
  /** ISO. */
  doneAt: string;
  at: string;
  serverDay: ServerDay;
  /** The learner's date, and days from then to the first review. */
  date: string;
  days: number;
};

/** A piece of SQL for each value; it can be taken apart by name alone. */
type Piece = Readonly<Record<keyof SaveValues, SQL>>;

/** What differs between a word of the course and an own one, as parts of the statement. */
type Parts = {
  /** The word: `target (id, lesson_id, user_id, is_open)`. */
  target: (value: Piece) => SQL;
  /** `learned`: what the last stage earned, and `completed`: a row where it was the last one. */
  completion: (value: Piece) => SQL;
  /** Where «Продолжить» leads from now on. */
  lastLesson: (value: Piece) => SQL;
};

const isCompleted = sql`saved.stages & ${sql.raw(String(allStages))} = ${sql.raw(String(allStages))}
  and coalesce((select stages from earlier), 0) & ${sql.raw(String(allStages))} <> ${sql.raw(String(allStages))}`;

const ofCourse: Parts = {
  target: ({ userId, isAdminByEnv, wordId, lessonId, doneAt: done, at }) => {
    const doneAt = sql`${done}::timestamptz`;
    return sql`select w.id, w.lesson_id, learner.id as user_id,
        ${wasOpenTo({ userId, isAdminByEnv }, { doneAt, now: sql`${at}::timestamptz` })} as is_open
      from learner, words w join lessons l on l.id = w.lesson_id
      where w.id = ${wordId} and ${isWordOf(sql`${lessonId}`)} and ${wasTaught(doneAt)}`;
  },
  completion: ({ at }) => sql`learned as (
      insert into ledger (user_id, reason, ref, points, event_id, at)
      select saved.user_id, 'word', saved.word_id::text, ${awardPoints.word}::int, event.id, ${at}::timestamptz
      from saved, event where ${isCompleted}
      on conflict do nothing returning reason, ref, points),
    completed as (select 1 from learned)`,
  lastLesson: ({ lessonId }) => sql`${lessonId}::int`,
};

/** Own words earn nothing, and are no place in the course. */
const ofOwn: Parts = {
  target: ({
    wordId,
    lessonId,
    doneAt,
  }) => sql`select o.id, ${ownLessonId}::int as lesson_id, learner.id as user_id, true as is_open
      from learner, own_words o where o.id = ${wordId} and o.user_id = learner.id and ${lessonId}::int = ${ownLessonId}::int
        and (o.removed_at is null or o.removed_at > ${doneAt}::timestamptz)`,
  completion: () => sql`learned as (select reason, ref, points from ledger where false),
    completed as (select 1 from saved where ${isCompleted})`,
  lastLesson: () => sql`learner.last_lesson_id`,
};

const saveStatement = (name: string, { target, completion, lastLesson }: Parts) =>
  prepareJson<SaveValues, Answer>(name, answerRow, (value) => {
    const { userId, wordId, eventId, isNameless, answered, localTime, day, date, days } = value;
    const doneAt = sql`${value.doneAt}::timestamptz`;
    const at = sql`${value.at}::timestamptz`;
    return sql`with learner as (
      select id, points, words_learned, last_lesson_id from users where id = ${userId} for no key update),
    target as (
      ${target(value)}),
    earlier as (
      select stages, pass_stages, pass, updated_at from word_progress where user_id = ${userId} and word_id = ${wordId}),
    event as (
      select coalesce(${eventId}::text,
        'spec-' || ${wordId}::text || '-' || coalesce((select pass from earlier), 0)) as id),
    fresh as (
      insert into stage_answers
        (user_id, event_id, stage, word_id, result, tries, ms, typed, done_at, local_time, received_at)
      select target.user_id,
        event.id || case when ${isNameless}::bool and a.bit = 0 then '-' || a.result else '' end,
        a.stage::stage, target.id, a.result::stage_result, a.tries, a.ms, a.typed,
        ${doneAt}, ${localTime}::timestamp, ${at}
      from target, event, json_to_recordset(${answered}::json)
        as a(stage text, result text, tries smallint, ms integer, typed text, bit integer)
      where target.is_open and ${isBelowLimit({ userId, wordId, today: sql`${value.serverDay}::date` })}
      on conflict do nothing returning stage),
    gained as (
      select coalesce(bit_or(a.bit), 0)::smallint as bits
      from fresh join json_to_recordset(${answered}::json) as a(stage text, bit integer)
        on a.stage = fresh.stage::text),
    saved as (
      insert into word_progress (user_id, updated_at, word_id, lesson_id, stages, pass_stages)
      select target.user_id, greatest(${at}, ${doneAt}), target.id, target.lesson_id, gained.bits, gained.bits
      from target, gained where gained.bits <> 0
      on conflict (user_id, word_id) do update set updated_at = greatest(word_progress.updated_at, excluded.updated_at),
        stages = word_progress.stages | excluded.stages, pass_stages = word_progress.pass_stages | excluded.pass_stages
      returning user_id, word_id, stages, pass_stages),
    ${completion(value)},
    ${startedCards({ doneAt, date, days })},
    milestone as (
      insert into ledger (user_id, reason, ref, points, event_id, at)
      select learner.id, 'word_master', (learner.words_learned + 1)::text, ${awardPoints.word_master}::int, event.id,
        ${at}
      from learner, learned, event where (learner.words_learned + 1) % ${wordsPerMilestone} = 0
      on conflict do nothing returning reason, ref, points),
    medal as (
      insert into achievements (user_id, achievement, ref, points, at)
      select ${userId}::bigint, 'word_master', ref, points, ${at} from milestone on conflict do nothing),
    entries as (
      select reason, ref, points from learned union all select reason, ref, points from milestone),
    finished as (
      select 1 from saved where pass_stages & ${allStages} = ${allStages}
        and coalesce((select pass_stages from earlier), 0) & ${allStages} <> ${allStages}),
    day as (
      insert into activity_days as d (user_id, date, words)
      select learner.id, ${day}::date, (select count(*) from finished)
      from learner where exists (select 1 from fresh)
      on conflict (user_id, date) do update set words = least(d.words::int + excluded.words, ${maxSmallint})
        where excluded.words > 0
      returning xmax = 0 as is_new),
    account as (
      update users u set ${addedPoints({ points: sql`gain.points`, day: sql`${value.serverDay}::date` })},
        words_learned = u.words_learned + (select count(*) from learned), last_lesson_id = ${lastLesson(value)}
      from learner, (select coalesce(sum(points), 0)::int as points from entries) gain
      where u.id = learner.id and exists (select 1 from fresh) and (exists (select 1 from entries) or learner.last_lesson_id is distinct from ${lastLesson(value)})
      returning u.points, u.words_learned)
    select json_build_object(
      'isKnown', exists (select 1 from learner),
      'isFound', exists (select 1 from target),
      'isOpen', coalesce((select is_open from target), false),
      'eventId', (select id from event),
      'word', coalesce(
        (select json_build_object('wordId', word_id, 'stages', stages, 'passStages', pass_stages) from saved),
        (select json_build_object('wordId', ${wordId}::int, 'stages', stages, 'passStages', pass_stages) from earlier)),
      'points', coalesce((select points from account), (select points from learner), 0),
      'wordsLearned', coalesce((select words_learned from account), (select words_learned from learner), 0),
      'awarded', case when exists (select 1 from fresh)
        then (select coalesce(json_agg(entries), '[]') from entries)
        else (select coalesce(json_agg(json_build_object('reason', reason, 'ref', ref, 'points', points)), '[]')
          from (select reason, ref, points from ledger, event where user_id = ${userId} and event_id = event.id
            and (reason <> 'word' or ref = ${wordId}::text) order by points) earned) end,
      'isFresh', exists (select 1 from fresh),
      'isStreakBehind', exists (select 1 from day where is_new) or exists (
        select 1 from activity_days where user_id = ${userId} and date = ${day}::date and run_length = 0)) as data`;
  });

const saveCourseAnswer = saveStatement('save_answer', ofCourse);
const saveOwnAnswer = saveStatement('save_own_answer', ofOwn);

const lessonWordStateRow = () => wordStateRow().extend({ lessonId: z.number() });
export type LessonWordState = RowOf<typeof lessonWordStateRow>;

/** All words the learner has begun, or those of one lesson, oldest word first. */
export async function readProgress(
  db: Db,
  input: { userId: number; lessonId?: number },
): Promise<LessonWordState[]> {
  const lessonId = input.lessonId ?? null;
  return readJson(
    db,
    'progress',
    () => z.array(lessonWordStateRow()),
    sql`select coalesce(json_agg(json_build_object('wordId', p.word_id, 'lessonId', p.lesson_id, 'stages', p.stages,
        'passStages', p.pass_stages) order by p.lesson_id, p.word_id), '[]') as data
      from word_progress p where p.user_id = ${input.userId} and (${lessonId}::int is null or p.lesson_id = ${lessonId}::int)
        and p.word_id not in (select id from words where deleted_at is not null)`,
  );
}

/** True when the lesson is published. */
export async function isPublished(db: Db, lessonId: number): Promise<boolean> {
  return readJson(
    db,
    'lesson_is_published',
    z.boolean,
    sql`select exists (select 1 from lessons where id = ${lessonId} and is_published and deleted_at is null) as data`,
  );
}
