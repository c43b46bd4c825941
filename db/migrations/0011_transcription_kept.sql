ALTER TABLE "words" ADD COLUMN "transcription_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lessons_subsection" ON "lessons" USING btree ("subsection_id");--> statement-breakpoint
CREATE INDEX "subsections_section" ON "subsections" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "words_pronunciation" ON "words" USING btree ("pronunciation");