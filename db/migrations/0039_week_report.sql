ALTER TABLE "users" ADD COLUMN "reported_week" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_week_report" boolean DEFAULT true NOT NULL;