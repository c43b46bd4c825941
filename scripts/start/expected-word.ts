import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { findAwaitedWord } from '../../bot/awaited-word.ts';
import { readPractice } from '../../bot/today/kept-practice.ts';
import { isWaiting } from '../../bot/today/practice.ts';
import { stageBit } from '../../core/lesson/stages.ts';
import type { Store } from '../../core/ports.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { type Db, type RowOf, readJson } from '../../db/connection/client.ts';
import { readPlace } from '../../db/voices/place.ts';
import { findItem } from '../../db/voices/queue.ts';

const lastAnswerRow = () => z.object({ userId: z.number(), at: z.string(), expected: z.string() }).nullable();

/** What somebody was asked to say in the chat. */
type Asked = {
  /** ISO moment. */
  at: string;
  hebrew: () => Promise<string | null>;
};

/**
 * The word that is most likely being said in the local Telegram, '' when nobody has begun: the one that the chat waits
 * for (of a lesson, of a review, or of the studio) when that is the latest event, else the first word in the lesson of
 * the learner who was active last that has been listened to and not yet spoken, else the word they answered last. A quiz, or two learners
 * at once, can mislead it: then the panel says what is heard.
 */
export async function expectedWord(db: Db, store: Store, personIds: readonly number[]): Promise<string> {
  const last = await lastAnswer(db);
  const awaited = await Promise.all(
    personIds.flatMap((id) => [awaitedWord(db, store, id), askedToday(db, store, id), recordedItem(db, id)]),
  );
  const latest = awaited.filter((word) => word !== undefined).sort((a, b) => b.at.localeCompare(a.at))[0];
  if (!latest || (last && latest.at < last.at)) return last?.expected ?? '';
  return (await latest.hebrew()) ?? '';
}

/** The word of a lesson's speak step. */
async function awaitedWord(db: Db, store: Store, personId: number): Promise<Asked | undefined> {
  const word = await findAwaitedWord(store, personId);
  return word && { at: word.at, hebrew: () => hebrewOf(db, word.wordId) };
}

/** The word or the form of «Сегодня». */
async function askedToday(db: Db, store: Store, personId: number): Promise<Asked | undefined> {
  const practice = await readPractice(store, personId);
  if (!isWaiting(practice)) return undefined;
  const { part, rounds, question } = practice;
  const at = question.askedAt;
  const form = part === 'forms' && rounds.forms && currentQuestion(rounds.forms);
  if (form) return { at, hebrew: async () => form.answer.full };
  const word = part === 'words' && rounds.words && currentQuestion(rounds.words);
  return word ? { at, hebrew: () => hebrewOf(db, word.wordId) } : undefined;
}

/** What a speaker records. */
async function recordedItem(db: Db, personId: number): Promise<Asked | undefined> {
  const place = await readPlace(db, personId);
  if (!place?.isOpen) return undefined;
  return {
    at: place.askedAt.toISOString(),
    hebrew: async () => (await findItem(db, place.itemKey))?.hebrew ?? null,
  };
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
