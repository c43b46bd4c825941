-- Written by hand. The function of 0036 with FULL JOIN for JOIN: a session keeps the plan of the first act that it sees, and
-- made for one row that was a nested loop, a million comparisons for a later act on a thousand rows. No full join is
-- a nested loop. A row keeps its id, so both joins find the same pairs.
CREATE OR REPLACE FUNCTION keep_course_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  act integer;
  -- They follow from other columns, or from the whole lesson: nobody takes them back.
  followers constant text[] := ARRAY['id', 'lesson_number', 'revision', 'created_by_event'];
  places constant text[] := ARRAY['position', 'section_id', 'subsection_id', 'lesson_id'];
BEGIN
  IF current_setting('mila.keeps_changes', true) = 'off' OR NOT EXISTS (SELECT 1 FROM new_rows) THEN
    RETURN NULL;
  END IF;
  act := nullif(current_setting('mila.act', true), '')::integer;
  IF act IS NULL THEN
    act := nextval('audit_log_id_seq');
    PERFORM set_config('mila.act', act::text, true);
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO course_changes (act_id, of_table, row_id, before, after, is_place, is_content)
    SELECT act, TG_TABLE_NAME, n.id, NULL, to_jsonb(n) - followers, true, true FROM new_rows n ORDER BY n.id;
  ELSE
    INSERT INTO course_changes (act_id, of_table, row_id, before, after, is_place, is_content)
    SELECT act, TG_TABLE_NAME, changed.id, changed.before, changed.after,
      changed.after ?| places, changed.after - places - 'edited_at' <> '{}'
    FROM (
      SELECT pair.id, jsonb_object_agg(column_now.key, pair.was -> column_now.key) AS before,
        jsonb_object_agg(column_now.key, column_now.value) AS after
      FROM (SELECT n.id, to_jsonb(o) - followers AS was, to_jsonb(n) - followers AS now
          FROM old_rows o FULL JOIN new_rows n ON n.id = o.id WHERE o IS DISTINCT FROM n OFFSET 0) pair,
        jsonb_each(pair.now) column_now
      WHERE column_now.value IS DISTINCT FROM pair.was -> column_now.key
      GROUP BY pair.id) changed
    ORDER BY changed.id;
  END IF;
  RETURN NULL;
END $$;
