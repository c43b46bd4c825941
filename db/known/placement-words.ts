import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { plainWordRow } from '../course/lessons.ts';

const levelRow = () => z.object({ lessonId: z.number(), words: z.array(plainWordRow()) });
export type LevelWords = RowOf<typeof levelRow>;

/** How many words of a lesson a placement may show: those asked, and the wrong answers beside them. */
const wordsPerLevel = sql.raw('6');

/** A few words of each lesson, other ones for each learner, the same ones for a learner at every call. */
export function readPlacementWords(
  db: Db,
  { userId, lessonIds }: { userId: number; lessonIds: readonly number[] },
): Promise<LevelWords[]> {
  return readJson(
    db,
    'placement_words',
    () => z.array(levelRow()),
    sql`select coalesce(json_agg(json_build_object('lessonId', l.id, 'words', (
        select coalesce(json_agg(json_build_object('id', w.id, 'hebrew', w.hebrew, 'pronunciation', w.pronunciation,
          'transcription', w.transcription, 'russian', w.russian, 'variants', w.variants) order by w.turn), '[]')
        from (select w.*, row_number() over (order by md5(w.id::text || ${userId}::text)) as turn
          from words w where w.lesson_id = l.id and w.deleted_at is null) w
        where w.turn <= ${wordsPerLevel}))), '[]') as data
      from (select value::int as id from json_array_elements_text(${JSON.stringify(lessonIds)}::json)) l`,
  );
}
