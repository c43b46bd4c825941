ALTER TABLE "lessons" ADD COLUMN "created_by_event" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_created_by_event_unique" UNIQUE("created_by_event");