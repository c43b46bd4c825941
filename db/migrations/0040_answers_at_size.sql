CREATE INDEX IF NOT EXISTS "stage_answers_latest" ON "stage_answers" USING btree ("user_id","local_time","ms","exercise","result","tries","in_lesson") WHERE exercise is not null;--> statement-breakpoint
DROP INDEX "stage_answers_reviews";--> statement-breakpoint
-- Written by hand: storage of the tables that change with answers, of which the schema in TypeScript knows nothing.
-- Room in each page for the next versions of its rows: as long as no indexed column changes, no index is written then.
ALTER TABLE "users" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "word_progress" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "activity_days" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "letter_cards" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "form_cards" SET (fillfactor = 90);--> statement-breakpoint
ALTER TABLE "rule_cards" SET (fillfactor = 90);--> statement-breakpoint
-- Answers are read from the index alone once vacuum has seen their pages: after each 2 % of new rows, not each 20 %.
ALTER TABLE "stage_answers" SET (autovacuum_vacuum_insert_scale_factor = 0.02);
