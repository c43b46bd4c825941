import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { skills } from '../../core/memory/exercises.ts';
import { firmFromDays } from '../../core/memory/schedule.ts';
import type { RivalWord } from '../../core/memory/side-by-side.ts';
import { firstOwnWordId } from '../../core/own-words/limits.ts';
import { type Db, readJson } from '../connection/client.ts';
import { isAsked } from './visible.ts';

/** The latest of them are enough to find one that is like another. */
const mostWords = sql.raw('600');

const firmWordRow = () =>
  z.object({
    id: z.number(),
    lessonId: z.number(),
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
    plural: z.string().nullable(),
    feminine: z.string().nullable(),
    variants: z.array(z.string()),
  });

/** The learner's firm words of the course, those asked last first. */
export function readFirmWords(db: Db, userId: number): Promise<RivalWord[]> {
  return readJson(
    db,
    'firm_words',
    () => z.array(firmWordRow()),
    sql`select coalesce(json_agg(json_build_object('id', w.id, 'lessonId', w.lesson_id, 'hebrew', w.hebrew,
        'pronunciation', w.pronunciation, 'transcription', w.transcription, 'russian', w.russian, 'plural', w.plural,
        'feminine', w.feminine, 'variants', w.variants) order by f.last_date desc, w.id), '[]') as data
      from (select c.word_id, max(c.last_date) as last_date from memory_cards c
        where c.user_id = ${userId} and c.word_id < ${sql.raw(String(firstOwnWordId))} and ${isAsked}
        group by c.word_id having count(*) = ${skills.length}::int and min(c.stability) >= ${firmFromDays}::real
        order by 2 desc, 1 limit ${mostWords}) f
      join words w on w.id = f.word_id`,
  );
}
