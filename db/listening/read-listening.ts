import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessonWordRow, wordJson } from '../course/lessons.ts';
import { isAsked } from '../memory/visible.ts';

const listenedWordRow = () =>
  lessonWordRow().pick({
    pronunciation: true,
    transcription: true,
    russian: true,
    examples: true,
    audioHash: true,
    audioBlobHash: true,
  });
export type ListenedWord = RowOf<typeof listenedWordRow>;

/**
 * The words that a learner hears on the way: those of today, which were learned, answered or are due, then those that were
 * answered last. At most `limit`; none before the first word is learned.
 */
export async function readListening(
  db: Db,
  { userId, today, limit }: { userId: number; today: ActivityDate; limit: number },
): Promise<ListenedWord[]> {
  return readJson(
    db,
    'listening_words',
    () => z.array(listenedWordRow()),
    sql`with known as (
      select c.word_id, max(c.last_date) as last, min(c.due) as due from memory_cards c
      where c.user_id = ${userId} and ${isAsked} group by c.word_id),
    wanted as (
      select word_id, row_number() over (
        order by last = ${today}::date or due <= ${today}::date desc, last desc, word_id desc) as place
      from known order by place limit ${limit})
    select coalesce(json_agg(${wordJson} order by n.place), '[]') as data
      from wanted n join words w on w.id = n.word_id`,
  );
}
