import { type SQL, sql } from 'drizzle-orm';
import { maxAnswersPerDay } from '../../core/points/day-limits.ts';

type AnswerPlace = { userId: SQL | number; wordId: SQL | number; today: SQL };

/** True while another answer about the word may be kept on the server day `today`, a date. */
export function isBelowLimit({ userId, wordId, today }: AnswerPlace): SQL {
  return sql`((select count(*) from stage_answers kept where kept.user_id = ${userId} and kept.word_id = ${wordId}
    and kept.received_at >= ${today}::timestamp at time zone 'UTC') < ${sql.raw(String(maxAnswersPerDay))})`;
}
