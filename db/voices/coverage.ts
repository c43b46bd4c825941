import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { courseItems } from './items.ts';

const coverageRow = () =>
  z.object({
    /** Null for the letters, which come first. */
    lessonId: z.number().nullable(),
    lessonName: z.string().nullable(),
    lessonNumber: z.number().nullable(),
    /** What can be said in it. */
    words: z.number(),
    sentences: z.number(),
    /** Items that learners hear from a person, whoever it is. */
    published: z.number(),
    /** Items by speaker; who has said nothing of the lesson is missing. */
    speakers: z.array(
      z.object({
        speakerId: z.number(),
        /** Waiting for an admin, accepted (published ones among them), returned. */
        waiting: z.number(),
        accepted: z.number(),
        returned: z.number(),
        published: z.number(),
      }),
    ),
  });
export type LessonCoverage = RowOf<typeof coverageRow>;

/** What is voiced of the letters and of each published lesson, in the order of the course. */
export async function voiceCoverage(db: Db): Promise<LessonCoverage[]> {
  return readJson(
    db,
    'voice_coverage',
    () => z.array(coverageRow()),
    sql`with ${courseItems()},
    held as (select distinct lesson_id, key, kind from places where key <> '|'),
    said as (
      select h.lesson_id, r.speaker_id,
        count(*) filter (where r.status in ('pending', 'doubtful'))::int as waiting,
        count(*) filter (where r.status = 'accepted')::int as accepted,
        count(*) filter (where r.status = 'returned')::int as returned,
        count(*) filter (where r.status = 'accepted' and r.published_at is not null)::int as published
      from held h join recordings r on r.item_key = h.key and r.status <> 'replaced'
      group by h.lesson_id, r.speaker_id),
    lesson_items as (
      select h.lesson_id, count(*) filter (where h.kind <> 'sentence')::int as words,
        count(*) filter (where h.kind = 'sentence')::int as sentences,
        count(*) filter (where exists (select 1 from recordings r
          where r.item_key = h.key and r.status = 'accepted' and r.published_at is not null))::int as published
      from held h group by h.lesson_id)
    select coalesce(json_agg(json_build_object('lessonId', t.lesson_id, 'lessonName', l.name,
      'lessonNumber', l.lesson_number, 'words', t.words, 'sentences', t.sentences, 'published', t.published,
      'speakers', (select coalesce(json_agg(json_build_object('speakerId', s.speaker_id, 'waiting', s.waiting,
        'accepted', s.accepted, 'returned', s.returned, 'published', s.published) order by s.speaker_id), '[]')
        from said s where s.lesson_id is not distinct from t.lesson_id))
      order by l.lesson_number nulls first, l.id), '[]') as data
    from lesson_items t left join lessons l on l.id = t.lesson_id`,
  );
}
