import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  introducedBy,
  introducedTenses,
  numeralLessons,
  taughtNumerals,
} from '../../core/forms/teaching-order.ts';
import type { Tense } from '../../core/hebrew/conjugation/forms.ts';
import { rulesOfSkills } from '../../core/rules/rule-of-skill.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { lessonWordRow } from '../course/lessons.ts';

/** A row of words as far as its forms go: core's `FormWord`, with its lesson. */
export const formWordRow = () =>
  lessonWordRow()
    .pick({
      id: true,
      hebrew: true,
      pronunciation: true,
      transcription: true,
      russian: true,
      gender: true,
      plural: true,
      feminine: true,
      ownVerb: true,
    })
    .extend({ lessonId: z.number() });

/** A row `w` of words as the JSON fields of `formWordRow`. */
export const formWordFields = sql`'id', w.id, 'lessonId', w.lesson_id, 'hebrew', w.hebrew,
  'pronunciation', w.pronunciation, 'transcription', w.transcription, 'russian', w.russian, 'gender', w.gender,
  'plural', w.plural, 'feminine', w.feminine, 'ownVerb', w.verb`;

/** `learnedFormWordsJson` as it is returned. */
export const learnedFormWordsRow = () => z.array(formWordRow().extend({ asked: z.number() }));

/** More learned words than this make no difference to a session. */
const enoughWords = sql.raw('200');

/** A learner's latest learned words of published lessons, and how often forms of each were asked, as JSON. */
export const learnedFormWordsJson = (userId: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object(${formWordFields}, 'asked', w.times) order by w.id), '[]')
    from (
      select w.*, coalesce(a.times, 0) as times from memory_cards c
        join words w on w.id = c.word_id and w.deleted_at is null
        join lessons l on l.id = w.lesson_id and l.is_published and l.deleted_at is null
        left join (select word_id, count(*)::int as times from form_answers where user_id = ${userId} group by word_id) a
          on a.word_id = w.id
      where c.user_id = ${userId} and c.skill = 'produce'
      order by c.last_date desc, w.id desc limit ${enoughWords}) w)`;

export function readLearnedFormWords(db: Db, userId: number): Promise<RowOf<typeof learnedFormWordsRow>> {
  return readJson(
    db,
    'learned_form_words',
    learnedFormWordsRow,
    sql`select ${learnedFormWordsJson(sql`${userId}::bigint`)} as data`,
  );
}

/** `taughtFormsJson` as it is returned: the lessons about forms, and keys of rules. */
export const taughtFormsRow = () =>
  z.object({
    lessons: z.array(z.object({ key: z.string(), name: z.string(), isReached: z.boolean() })),
    rulesAhead: z.array(z.string()),
  });

/** Which forms the course has taught a learner so far. */
export type TaughtForms = {
  tenses: Tense[];
  /** Genders whose numerals were taught. */
  numerals: ('f' | 'm')[];
  /** Names of the lessons that introduce tenses, as far as they are published. */
  lessonOf: Partial<Record<Tense, string>>;
  /** Keys of rules behind forms that a later lesson brings, and that were not met in another way: their forms wait. */
  rulesAhead: ReadonlySet<string>;
};

const teachingKeys = JSON.stringify(
  [...Object.values(introducedBy), ...Object.values(numeralLessons)].filter((key) => key !== null),
);

const ruleKeys = JSON.stringify(rulesOfSkills);

/**
 * The published lessons that teach forms, and which of them a learner has reached, as JSON: a lesson is reached when
 * anything in it, or in a later one, was learned. With them the rules behind forms that are still to come.
 */
export const taughtFormsJson = (userId: SQL): SQL => sql`
  (with reached as (
      select coalesce(max(l.lesson_number), 0) as number from lessons l
      where l.is_published and l.deleted_at is null
        and l.id in (select lesson_id from word_progress where user_id = ${userId} and stages > 0))
    select json_build_object(
      'lessons', (select coalesce(json_agg(json_build_object('key', l.key, 'name', l.name,
          'isReached', l.lesson_number <= (select number from reached))), '[]')
        from lessons l where l.is_published and l.deleted_at is null
          and l.key = any(array(select json_array_elements_text(${teachingKeys}::json)))),
      'rulesAhead', (select coalesce(json_agg(r.key), '[]')
        from rules r join lessons l on l.id = r.lesson_id and l.is_published and l.deleted_at is null
        where r.deleted_at is null and l.lesson_number > (select number from reached)
          and r.key = any(array(select json_array_elements_text(${ruleKeys}::json)))
          and not exists (select 1 from rule_cards c where c.user_id = ${userId} and c.rule_id = r.id))))`;

export async function readTaughtForms(db: Db, userId: number): Promise<TaughtForms> {
  const read = await readJson(
    db,
    'taught_forms',
    taughtFormsRow,
    sql`select ${taughtFormsJson(sql`${userId}::bigint`)} as data`,
  );
  return taughtFormsOf(read);
}

export function taughtFormsOf({ lessons, rulesAhead }: RowOf<typeof taughtFormsRow>): TaughtForms {
  const published = new Set(lessons.map(({ key }) => key));
  const reached = new Set(lessons.filter(({ isReached }) => isReached).map(({ key }) => key));
  const named = Object.entries(introducedBy).flatMap(([tense, key]) => {
    const lesson = lessons.find((one) => one.key === key);
    return lesson ? [[tense, lesson.name]] : [];
  });
  return {
    tenses: introducedTenses(published, reached),
    numerals: taughtNumerals(published, reached),
    lessonOf: Object.fromEntries(named),
    rulesAhead: new Set(rulesAhead),
  };
}
