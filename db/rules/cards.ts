import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { ruleScheduleVersion } from '../../core/memory/rules.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { readRuleAnswers } from './answers.ts';
import { knowledgeOf, type RuleKnowledge } from './state.ts';

/** Writes the schedules of rules over those that were there. The learner's row must be locked. */
async function writeRuleCards(
  tx: Db,
  userId: number,
  known: ReadonlyMap<number, RuleKnowledge>,
): Promise<void> {
  const rows = [...known].map(([ruleId, { due, sureness, answers, phase }]) => ({
    ruleId,
    due,
    sureness,
    answers,
    isLearning: phase === 'met',
  }));
  if (rows.length === 0) return;
  await readJson(
    tx,
    'write_rule_cards',
    z.number,
    sql`with written as (
      insert into rule_cards (user_id, rule_id, due, sureness, answers, version, is_learning)
      select ${userId}::bigint, c."ruleId", c.due, c.sureness, least(c.answers, 32767), ${ruleScheduleVersion}::smallint,
        c."isLearning"
      from json_to_recordset(${JSON.stringify(rows)}::json) as c("ruleId" int, due date, sureness real, answers int,
        "isLearning" boolean)
      on conflict (user_id, rule_id) do update set due = excluded.due, sureness = excluded.sureness,
        answers = excluded.answers, version = excluded.version, is_learning = excluded.is_learning
      returning 1)
    select count(*)::int as data from written`,
  );
}

/** Computes the schedule of a rule again from its answers; undefined without any. */
export async function settleRule(
  tx: Db,
  { userId, rule, today }: { userId: number; rule: { id: number; key: string }; today: ActivityDate },
): Promise<RuleKnowledge | undefined> {
  const answers = (await readRuleAnswers(tx, { userId, ruleId: rule.id })).get(rule.id);
  if (!answers) return undefined;
  const knowledge = knowledgeOf(rule.key, answers, today);
  await writeRuleCards(tx, userId, new Map([[rule.id, knowledge]]));
  return knowledge;
}

/** Computes the schedules of all rules that were answered again from their answers. */
export async function settleRules(
  tx: Db,
  { userId, today }: { userId: number; today: ActivityDate },
): Promise<void> {
  const answers = await readRuleAnswers(tx, { userId });
  const keys = await readJson(
    tx,
    'keys_of_rules',
    () => z.array(z.object({ id: z.number(), key: z.string() })),
    sql`select coalesce(json_agg(json_build_object('id', id, 'key', key)), '[]') as data from rules`,
  );
  const known = keys.flatMap(({ id, key }): [number, RuleKnowledge][] => {
    const given = answers.get(id);
    return given ? [[id, knowledgeOf(key, given, today)]] : [];
  });
  await writeRuleCards(tx, userId, new Map(known));
}
