import { type SQL, sql } from 'drizzle-orm';

/** The transcriptions of a column of turns, as JSON: what `secondsOfDialogue` reads. */
export const transcriptionsJson = (turns: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('transcription', t.value->>'transcription') order by t.nth), '[]')
    from jsonb_array_elements(${turns}) with ordinality as t(value, nth))`;

/** The words `w` of the course in the lines of a dialogue `d`, to be narrowed by a condition. */
export const wordsOfLines: SQL = sql`from jsonb_path_query(d.turns, '$[*].words[*]') e
  join lessons wl on wl.key = e->>'lesson' join words w on w.lesson_id = wl.id and w.key = e->>'word'
  where w.deleted_at is null`;
