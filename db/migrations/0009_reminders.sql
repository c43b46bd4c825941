CREATE TABLE "reminders" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_on" date
);
--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
-- Whoever had chosen an hour before there were reminders.
INSERT INTO "reminders" ("user_id", "due_at") SELECT "user_id", now() FROM "settings" WHERE "values"->>'reminderHour' IS NOT NULL;
