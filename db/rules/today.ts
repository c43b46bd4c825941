import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { ruleScheduleVersion } from '../../core/memory/rules.ts';
import { isLessonOpenTo } from '../course/course-words.ts';
import type { Moment, VisitorInSql } from '../entitlements.ts';
import { checkRow } from './read-rules.ts';

/** `dueRulesJson` as it is returned. */
export const dueRulesRow = () =>
  z.object({
    isOutdated: z.boolean(),
    due: z.array(
      z.object({
        ruleId: z.number(),
        key: z.string(),
        title: z.string(),
        due: z.string(),
        answers: z.number(),
        checks: z.array(checkRow()),
      }),
    ),
  });

/** True in SQL for a rule `r` of the lesson `l` that is shown, and open to the visitor at `now`. */
const isShownTo = (visitor: VisitorInSql, now: Moment): SQL =>
  sql`(r.deleted_at is null and l.is_published and l.deleted_at is null
    and ${isLessonOpenTo(visitor, now)})`;

/** A learner's rules that are due and not firm yet on a date, with their written checks, as JSON. */
export const dueRulesJson = (visitor: VisitorInSql, { today, now }: { today: SQL; now: Moment }): SQL => sql`
  (select json_build_object(
      'isOutdated', coalesce(bool_or(c.version <> ${sql.raw(String(ruleScheduleVersion))}), false),
      'due', coalesce(json_agg(json_build_object('ruleId', r.id, 'key', r.key, 'title', r.title, 'due', c.due,
          'answers', c.answers, 'checks', r.checks) order by r.id)
        filter (where c.is_learning and c.due <= ${today} and ${isShownTo(visitor, now)}), '[]'))
    from rule_cards c left join rules r on r.id = c.rule_id left join lessons l on l.id = r.lesson_id
    where c.user_id = ${visitor.userId})`;

/** The ids of a learner's rules that are due and not firm yet on a date, as JSON; whether or not they are shown. */
export const dueRuleIdsJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  array_to_json(array(select rule_id from rule_cards where user_id = ${userId} and is_learning and due <= ${today}))`;
