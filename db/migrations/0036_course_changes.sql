CREATE TABLE "course_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"act_id" integer NOT NULL,
	"of_table" text NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"is_place" boolean NOT NULL,
	"is_content" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "undone_act" integer;--> statement-breakpoint
CREATE INDEX "course_changes_row" ON "course_changes" USING btree ("of_table","row_id","id");--> statement-breakpoint
CREATE INDEX "course_changes_act" ON "course_changes" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "lessons_bin" ON "lessons" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
CREATE INDEX "sections_bin" ON "sections" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
CREATE INDEX "subsections_bin" ON "subsections" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
CREATE INDEX "words_bin" ON "words" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
CREATE INDEX "dialogues_bin" ON "dialogues" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
CREATE INDEX "rules_bin" ON "rules" USING btree ("deleted_at","id") WHERE deleted_at is not null and edited_at is not null;--> statement-breakpoint
-- Written by hand from here on: every way of writing the course is kept, without code of its own.
-- An act gets its number from its first written row, for the transaction (db/audit.ts ends it).
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
          FROM old_rows o JOIN new_rows n ON n.id = o.id WHERE o IS DISTINCT FROM n OFFSET 0) pair,
        jsonb_each(pair.now) column_now
      WHERE column_now.value IS DISTINCT FROM pair.was -> column_now.key
      GROUP BY pair.id) changed
    ORDER BY changed.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sections_new" AFTER INSERT ON "sections" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "sections_changed" AFTER UPDATE ON "sections" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "subsections_new" AFTER INSERT ON "subsections" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "subsections_changed" AFTER UPDATE ON "subsections" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "lessons_new" AFTER INSERT ON "lessons" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "lessons_changed" AFTER UPDATE ON "lessons" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "words_new" AFTER INSERT ON "words" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "words_changed" AFTER UPDATE ON "words" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "rules_new" AFTER INSERT ON "rules" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "rules_changed" AFTER UPDATE ON "rules" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "dialogues_new" AFTER INSERT ON "dialogues" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
--> statement-breakpoint
CREATE TRIGGER "dialogues_changed" AFTER UPDATE ON "dialogues" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_course_changes();
