import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ruleCheckKinds, ruleThemes } from '../../core/rules/content.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { isLessonOpenTo } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';
import { answersByRule, answersJson, ruleAnswersRow } from './answers.ts';
import { knowledgeOf, type RuleKnowledge } from './state.ts';

/** A pair as it is stored, with brackets around the decisive letters. */
export const storedPairRow = () =>
  z.object({
    right: z.object({
      /** With square brackets around the decisive letters. */
      pronunciation: z.string(),
      transcription: z.string(),
      russian: z.string(),
      audioHash: z.string().nullable(),
    }),
    other: z.object({ hebrew: z.string(), russian: z.string(), why: z.string() }).nullable(),
  });

export const checkRow = () =>
  z.object({
    kind: z.enum(ruleCheckKinds),
    prompt: z.string(),
    sentence: z.string().optional(),
    options: z.array(z.string()),
    answer: z.number(),
    reasons: z.array(z.string()),
  });

const ruleRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    theme: z.enum(ruleThemes),
    title: z.string(),
    lessonId: z.number(),
    isOpen: z.boolean(),
    /** Empty, as what follows, while the lesson is not open to the learner. */
    text: z.string(),
    pairs: z.array(storedPairRow()),
    checks: z.array(checkRow()),
  });

const rulesRow = () => z.object({ rules: z.array(ruleRow()), answers: ruleAnswersRow() });

/** A rule of a published lesson, and what the learner knows of it. */
export type LearnersRule = RowOf<typeof ruleRow> & { knowledge: RuleKnowledge };

/** The rules of published lessons as SQL, with `is_open`: whether the lesson is open to the visitor. */
export const shownRules = (visitor: Visitor, now: Date): SQL => sql`
  select r.*, ${isLessonOpenTo(visitor, now)} as is_open, l.lesson_number, l.name as lesson_name, w.position as word_position
  from rules r join lessons l on l.id = r.lesson_id
    left join words w on w.lesson_id = l.id and w.key = r.before_word and w.deleted_at is null
  where r.deleted_at is null and l.is_published and l.deleted_at is null`;
/** The order of those rules. */
export const inCourseOrder = sql`lesson_number, word_position nulls first, position, id`;

/** The rules of published lessons in the order of the course, as one learner knows them. One statement. */
export async function readRules(
  db: Db,
  visitor: Visitor & { today: ActivityDate },
  now: Date,
): Promise<LearnersRule[]> {
  const { userId, today } = visitor;
  const { rules, answers } = await readJson(
    db,
    'rules',
    rulesRow,
    sql`with shown as (${shownRules(visitor, now)})
    select json_build_object(
      'rules', (select coalesce(json_agg(json_build_object('id', id, 'key', key, 'theme', theme, 'title', title,
          'lessonId', lesson_id, 'isOpen', is_open,
          'text', case when is_open then text else '' end,
          'pairs', case when is_open then pairs else '[]' end,
          'checks', case when is_open then checks else '[]' end) order by ${inCourseOrder}), '[]') from shown),
      'answers', ${answersJson({ userId })}) as data`,
  );
  const byRule = answersByRule(answers);
  return rules.map((rule) => ({
    ...rule,
    knowledge: knowledgeOf(rule.key, byRule.get(rule.id) ?? [], today),
  }));
}
