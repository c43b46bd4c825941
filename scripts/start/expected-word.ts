import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findAwaitedWord } from '../../bot/awaited-word.ts';
import { readPractice } from '../../bot/today/practice.ts';
import { stageBit } from '../../core/lesson/stages.ts';
import { currentTask } from '../../core/memory/session.ts';
import type { Store } from '../../core/ports.ts';
import { type Db, type RowOf, readJson } from '../../db/client.ts';

const lastAnswerRow = () => z.object({ userId: z.number(), at: z.string(), expected: z.string() }).nullable();

/**
 * The word that is most likely being said in the local Telegram, '' when nobody has begun: the one that the chat waits
 * for (of a lesson, or of a review) when that is the latest event of the learner who was active last, else the first of
 * their lesson that has been listened to and not yet spoken, else the word they answered last. A quiz, or two learners
 * at once, can mislead it: then the panel says what is heard.
 */
export async function expectedWord(db: Db, store: Store, personIds: readonly number[]): Promise<string> {
  const last = await lastAnswer(db);
  const awaited = await Promise.all(
    personIds.flatMap((id) => [findAwaitedWord(store, id), askedWord(store, id)]),
  );
  const latest = awaited.filter((word) => word !== undefined).sort((a, b) => b.at.localeCompare(a.at))[0];
  if (!latest || (last && latest.at < last.at)) return last?.expected ?? '';
  return (await hebrewOf(db, latest.wordId)) ?? '';
}

/** The word of a review in the chat. */
async function askedWord(
  store: Store,
  personId: number,
): Promise<{ wordId: number; at: string } | undefined> {
  const practice = await readPractice(store, personId);
  const task = practice && currentTask(practice.session);
  return task && { wordId: task.wordId, at: practice.question.askedAt };
}

async function hebrewOf(db: Db, wordId: number): Promise<string | null> {
  return readJson(
    db,
    'awaited_word',
    () => z.string().nullable(),
    sql`select (select to_json(hebrew) from words where id = ${wordId}) as data`,
  );
}

async function lastAnswer(db: Db): Promise<RowOf<typeof lastAnswerRow>> {
  const spoken = stageBit('RECORD');
  const listened = stageBit('LISTEN');
  return readJson(
    db,
    'last_answer',
    lastAnswerRow,
    sql`with last as (
      select a.user_id, a.received_at, w.hebrew, w.lesson_id from stage_answers a join words w on w.id = a.word_id
      order by a.received_at desc, a.done_at desc limit 1)
    select (select json_build_object('userId', last.user_id,
      'at', to_char(last.received_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'expected', coalesce((
        select w.hebrew from word_progress p join words w on w.id = p.word_id
        where p.user_id = last.user_id and w.lesson_id = last.lesson_id and w.deleted_at is null
          and p.pass_stages & ${listened | spoken} = ${listened}
        order by w.position, w.id limit 1), last.hebrew)) from last) as data`,
  );
}
