import { type SQL, sql } from 'drizzle-orm';
import { createBoundedMap } from '../../core/bounded-map.ts';
import { allStages } from '../../core/lesson/stages.ts';
import { replay } from '../../core/memory/schedule.ts';
import type { Start } from '../../core/memory/start.ts';

/** As SQL: when the answer was done, the learner's date then, and `estimatedDays` of the word. */
type StartedCards = { doneAt: SQL; date: SQL; days: SQL };

/**
 * The part of the statement `save_answer` that begins the cards of a word with its last stage, in the same round trip.
 * It must cost that statement next to nothing, so it reads nothing: the rows are estimates (a lesson without a slip,
 * the usual retention) with version 0, not computed yet. `settleCards` computes them from the answers before they are
 * used, and home has it done after its own response. An answer to a word that was complete before may be an older one
 * that came late, and then moves its start: the cards are marked to be recomputed, unless it was done after everything
 * that is noted of the word.
 * Uses the parts `target`, `earlier`, `fresh` and `completed`.
 */
export function startedCards({ doneAt, date, days }: StartedCards): SQL {
  return sql`started as (
    insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date, last_grade,
      reviews, lapses, successes, version)
    select target.user_id, target.id, target.lesson_id, c.skill::skill, ${date}::date + ${days}::int,
      0, 0, ${date}::date, 'good', 1, 0, 0, 0
    from target, (values ('hear'), ('read'), ('produce')) as c(skill)
    where exists (select 1 from completed)
      or (exists (select 1 from fresh) and exists (
        select 1 from earlier where stages = ${sql.raw(String(allStages))} and updated_at >= ${doneAt}))
    on conflict (user_id, word_id, skill) do update set version = 0)`;
}

/** By words, which a client may name at will; a course has fewer. */
const estimates = createBoundedMap<number, number>(10_000);

/** Days from a smooth lesson to the first review; remembered, since every answer needs it. */
export function estimatedDays(wordId: number): number {
  let days = estimates.get(wordId);
  if (days === undefined) {
    const date = '2026-01-01';
    const start: Start = { date, grade: 'good' };
    const { due } = replay({ wordId, skill: 'hear', start, recalls: [] }, 'usual');
    days = (Date.parse(due) - Date.parse(date)) / 86_400_000;
    estimates.set(wordId, days);
  }
  return days;
}
