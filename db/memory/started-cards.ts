import { type SQL, sql } from 'drizzle-orm';
import { allStages } from '../../core/lesson/stages.ts';
import { skills } from '../../core/memory/exercises.ts';
import { scheduleVersion, startCardsOf } from '../../core/memory/schedule.ts';
import { defaultSettings } from '../../core/settings/settings.ts';

/**
 * The part of the statement `save_answer` that begins the cards of a word with its last stage, in the same round trip:
 * what `startOf` and `replay` (core/memory) say of a word without reviews, its numbers handed in, since they follow from
 * the word's id alone. Where the answers came out of order (a later one of the word is there already, or the word was
 * complete before), the row is marked as not counted, version 0, and `settleCards` counts it when it is next needed.
 * Stands on the parts `target`, `earlier`, `fresh` and `learned`; `slips` are the stages of this event that make a start
 * hard.
 */
export function startedCards(answer: {
  userId: number;
  wordId: number;
  slips: readonly string[];
  doneAt: SQL;
  localTime: string;
}): SQL {
  const { userId, wordId, slips, doneAt } = answer;
  const date = sql`${answer.localTime}::timestamp::date`;
  const stored = sql`from stage_answers where user_id = ${userId} and word_id = ${wordId} and exercise is null`;
  return sql`started as (
    insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date, last_grade,
      reviews, lapses, successes, version)
    select target.user_id, target.id, target.lesson_id, c.skill::skill,
      ${date} + (c.due ->> coalesce((select values ->> 'retention' from settings where user_id = ${userId}),
        ${defaultSettings.retention}::text))::int,
      c.stability, c.difficulty, ${date}, c.grade::grade, 1, 0, 0,
      case when exists (select 1 from learned) and not exists (select 1 ${stored} and done_at > ${doneAt})
        then ${scheduleVersion} else 0 end
    from target, json_to_recordset(${startsOf(wordId)}::json)
      as c(skill text, grade text, "afterSlip" boolean, due json, stability real, difficulty real)
    where (exists (select 1 from learned)
        or (coalesce((select stages from earlier), 0) & ${allStages} = ${allStages} and exists (select 1 from fresh)
          and exists (select 1 ${stored} and done_at >= ${doneAt})))
      and c."afterSlip" = (
        exists (select 1 from fresh where stage::text = any(array(
          select json_array_elements_text(${JSON.stringify(slips)}::json))))
        or exists (select 1 ${stored} and stage <> 'LISTEN' and result <> 'skipped'
          and (result <> 'right' or tries > 1)))
    on conflict (user_id, word_id, skill) do update set version = 0)`;
}

const starts = new Map<number, string>();

/** Both cards of a word for a lesson with a slip and for one without; remembered, they are asked for with every answer. */
function startsOf(wordId: number): string {
  let json = starts.get(wordId);
  if (json === undefined) {
    json = JSON.stringify(
      [true, false].flatMap((afterSlip) => skills.map((skill) => startRow(wordId, skill, afterSlip))),
    );
    starts.set(wordId, json);
  }
  return json;
}

function startRow(wordId: number, skill: (typeof skills)[number], afterSlip: boolean) {
  const grade = skill === 'produce' && afterSlip ? 'hard' : 'good';
  const { dueAfterDays, stability, difficulty } = startCardsOf(wordId)[grade];
  return { skill, grade, afterSlip, due: dueAfterDays, stability, difficulty };
}
