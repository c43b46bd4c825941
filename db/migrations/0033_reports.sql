CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"event_ids" text[] NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"judgement" text NOT NULL,
	"place" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	"reply" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "reports_learner" ON "reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("subject","subject_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "reports_untold" ON "reports" USING btree ("id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "reports_unanswered" ON "reports" USING btree ("closed_at") WHERE closed_at is not null and answered_at is null;--> statement-breakpoint
CREATE INDEX "reports_told" ON "reports" USING btree ("told_at");