import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { stands } from './answers.ts';

/** A word that was typed differently, in a lesson or in a review. */
const slipRow = () =>
  z.object({
    typed: z.string(),
    /** The word and its accepted spellings. */
    spellings: z.array(z.string()),
    hebrew: z.string(),
    russian: z.string(),
  });
export type Slip = RowOf<typeof slipRow>;

/** Older slips say little of what is mixed up now. */
const slipDays = 90;
const mostSlips = 500;

/** Everything typed in the last 90 days that differs from the word, the latest first. */
export async function readSlips(
  db: Db,
  { userId, today }: { userId: number; today: ActivityDate },
): Promise<Slip[]> {
  return readJson(
    db,
    'typed_slips',
    () => z.array(slipRow()),
    sql`select coalesce(json_agg(json_build_object('typed', s.typed, 'hebrew', s.hebrew, 'russian', s.russian,
        'spellings', array_prepend(s.hebrew, s.variants))), '[]') as data from (
      select a.typed, w.hebrew, w.russian, w.variants from stage_answers a join words w on w.id = a.word_id
      where a.user_id = ${userId} and a.typed is not null and a.local_time >= ${today}::date - ${slipDays}::int
        and a.typed <> w.hebrew and ${stands}
      order by a.local_time desc limit ${mostSlips}) s`,
  );
}
