ALTER TABLE "lessons" ADD COLUMN "unpublished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "locked_at" timestamp with time zone;