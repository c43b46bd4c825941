import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { SaveRuleAnswerRequest } from '../../core/contracts/rules.ts';
import { DomainError } from '../../core/errors.ts';
import { maxAnswersPerDay, serverDay } from '../../core/points/day-limits.ts';
import type { RuleEvent } from '../../core/rules/events.ts';
import { believedMoment, dateIn, wallTimeIn } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { wasLessonOpenTo, wasShown } from '../course/course-words.ts';
import type { Visitor } from '../entitlements.ts';
import { lockMemory } from '../memory/cards.ts';
import { settleRule } from './cards.ts';
import { knowledgeOf, type RuleKnowledge } from './state.ts';

/** A request for POST /rules/{id}/answers with its defaults. */
export type RuleAnswerInput = Visitor &
  Omit<z.output<typeof SaveRuleAnswerRequest>, 'at'> & {
    ruleId: number;
    /** The learner's IANA zone: whose date the answer has. */
    zone: string;
    /** By the learner's clock; missing means now. */
    at?: Date | undefined;
  };

/**
 * Saves that a card was seen or skipped, or one answer to a check, and computes the schedule of the rule again from all
 * answers: neither order of arrival nor repetition makes a difference. Earns no points. The rule must have been shown
 * and open to the learner when it was answered. Of each rule so many answers are kept of one server day
 * (`maxAnswersPerDay`).
 * Throws 'unauthorised' (no such learner), 'not-found' rule_not_found, 'forbidden' premium_required.
 */
export async function saveRuleAnswer(db: Db, input: RuleAnswerInput, now: Date): Promise<RuleKnowledge> {
  const { userId, zone } = input;
  const today = dateIn(zone, now);
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    const rule = await requireOpenRule(tx, input, now);
    await write(tx, input, now);
    return (await settleRule(tx, { userId, rule, today })) ?? knowledgeOf(rule.key, [], today);
  });
}

const momentOf = ({ at }: RuleAnswerInput, now: Date): Date =>
  at === undefined ? now : believedMoment(at, now);

const askedRuleRow = () =>
  z.object({ id: z.number(), key: z.string(), isShown: z.boolean(), isOpen: z.boolean() }).nullable();

async function requireOpenRule(tx: Db, input: RuleAnswerInput, now: Date) {
  const doneAt = sql`${momentOf(input, now).toISOString()}::timestamptz`;
  const rule = await readJson(
    tx,
    'answered_rule',
    askedRuleRow,
    sql`select (select json_build_object('id', r.id, 'key', r.key,
        'isShown', ${wasShown(sql.raw('r'), doneAt)}, 'isOpen', ${wasLessonOpenTo(input, { doneAt, now })})
      from rules r join lessons l on l.id = r.lesson_id where r.id = ${input.ruleId}) as data`,
  );
  if (!rule?.isShown) throw new DomainError('not-found', { code: 'rule_not_found' });
  if (!rule.isOpen) throw new DomainError('forbidden', { code: 'premium_required' });
  return rule;
}

async function write(tx: Db, input: RuleAnswerInput, now: Date): Promise<void> {
  const { userId, zone, ruleId, eventId, check, chosen, result, isSkipped = false, ms } = input;
  const event: RuleEvent = result === 'met' ? 'met' : 'check';
  const isRight = result === 'right' || (result === 'met' && !isSkipped);
  const doneAt = momentOf(input, now);
  await readJson(
    tx,
    'save_rule_answer',
    z.number,
    sql`with fresh as (
      insert into rule_answers (user_id, event_id, rule_id, event, check_index, chosen, is_right, ms, done_at, local_time,
        received_at)
      select ${userId}::bigint, ${eventId}, ${ruleId}::int, ${event}, ${check ?? null}::smallint,
        ${chosen ?? null}::smallint, ${isRight}::boolean, ${ms ?? null}::int,
        ${doneAt.toISOString()}::timestamptz, ${wallTimeIn(zone, doneAt)}::timestamp, ${now.toISOString()}::timestamptz
      where (select count(*) from rule_answers kept where kept.user_id = ${userId} and kept.rule_id = ${ruleId}
        and kept.received_at >= ${serverDay(now)}::timestamp at time zone 'UTC') < ${maxAnswersPerDay}::int
      on conflict do nothing returning 1)
    select count(*)::int as data from fresh`,
  );
}
