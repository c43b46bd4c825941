import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { RuleAnswer } from '../../core/memory/rules.ts';
import { ruleEvents } from '../../core/rules/events.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

/** `answersJson` as it is returned. */
export const ruleAnswersRow = () =>
  z.array(
    z.object({
      ruleId: z.number(),
      eventId: z.string(),
      /** Milliseconds since 1970, UTC. */
      at: z.number(),
      date: z.string(),
      event: z.enum(ruleEvents),
      check: z.number().nullable(),
      isRight: z.boolean(),
    }),
  );

/** A learner's answers about rules, as JSON; with `ruleId` about one of them. */
export const answersJson = ({ userId, ruleId }: { userId: number | SQL; ruleId?: number }): SQL => sql`
  (select coalesce(json_agg(json_build_object('ruleId', a.rule_id, 'eventId', a.event_id,
      'at', round(extract(epoch from a.done_at) * 1000)::bigint, 'date', a.local_time::date, 'event', a.event,
      'check', a.check_index, 'isRight', a.is_right)), '[]')
    from rule_answers a where a.user_id = ${userId} ${ruleId === undefined ? sql`` : sql`and a.rule_id = ${ruleId}`})`;

/** The answers by the ids of their rules. */
export function answersByRule(rows: RowOf<typeof ruleAnswersRow>): Map<number, RuleAnswer[]> {
  const byRule = new Map<number, RuleAnswer[]>();
  for (const { ruleId, at, ...answer } of rows) {
    const known = byRule.get(ruleId) ?? [];
    byRule.set(ruleId, known);
    known.push({ ...answer, at: new Date(at).toISOString() });
  }
  return byRule;
}

/** The learner's answers by rule; of the given one, or of all. */
export async function readRuleAnswers(
  db: Db,
  input: { userId: number; ruleId?: number },
): Promise<Map<number, RuleAnswer[]>> {
  const name = input.ruleId === undefined ? 'all_rule_answers' : 'rule_answers';
  return answersByRule(await readJson(db, name, ruleAnswersRow, sql`select ${answersJson(input)} as data`));
}
