import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Confusion, confusionsOf } from '../../core/hebrew/confusions.ts';
import { type Skill, skills } from '../../core/memory/exercises.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { stands } from './answers.ts';
import { readSlips } from './slips.ts';
import { isAsked } from './visible.ts';

/** Longest session of difficult words, or of mixed-up letters. */
const practiceWords = 15;

type DayOfLearner = { userId: number; today: ActivityDate };

/**
 * A word is difficult when it was missed: a lapse of a schedule counts double, a wrong answer of the last 30 days once.
 */
export function readDifficult(
  db: Db,
  { userId, today }: DayOfLearner,
): Promise<{ wordId: number; skill: Skill }[]> {
  return readJson(
    db,
    'difficult_words',
    () => z.array(z.object({ wordId: z.number(), skill: z.enum(skills) })),
    sql`with misses as (
      select a.word_id, count(*) as times from stage_answers a where a.user_id = ${userId}
        and a.result in ('wrong', 'assisted') and a.local_time >= ${today}::date - 30 and ${stands} group by a.word_id),
    ranked as (
      select c.word_id, 2 * max(c.lapses) + coalesce(max(m.times), 0) as weight, min(c.stability) as stability,
        (array_agg(c.skill order by c.stability, c.skill desc))[1] as weakest
      from memory_cards c left join misses m on m.word_id = c.word_id
      where c.user_id = ${userId} and ${isAsked} group by c.word_id)
    select coalesce(json_agg(json_build_object('wordId', r.word_id, 'skill', r.weakest)), '[]') as data from (
      select * from ranked where weight > 0 order by weight desc, stability, word_id limit ${practiceWords}) r`,
  );
}

/** The pairs of letters that a drill is made of. */
const drilledPairs = 3;

/** Learned words with a letter of the pairs that are mixed up most, different ones each day. */
export async function readDrill(db: Db, input: DayOfLearner): Promise<number[]> {
  return drillOf(db, input, confusionsOf(await readSlips(db, input)));
}

/** `readDrill` where the confusions are known. */
export async function drillOf(
  db: Db,
  { userId, today }: DayOfLearner,
  confusions: readonly Confusion[],
): Promise<number[]> {
  const letters = confusions.slice(0, drilledPairs).flatMap((confusion) => confusion.letters);
  if (letters.length === 0) return [];
  return readJson(
    db,
    'drill_words',
    () => z.array(z.number()),
    sql`select coalesce(json_agg(d.id), '[]') as data from (
      select w.id from memory_cards c join words w on w.id = c.word_id
      where c.user_id = ${userId} and c.skill = 'produce' and ${isAsked}
        and translate(w.hebrew, ${letters.join('')}::text, '') <> w.hebrew
      order by md5(w.id::text || ${today}::text) limit ${practiceWords}) d`,
  );
}
