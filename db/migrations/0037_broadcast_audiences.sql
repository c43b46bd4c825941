CREATE TABLE "broadcast_groups" (
	"broadcast_id" integer NOT NULL,
	"zone" text NOT NULL,
	"rests" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"taken_up_to" bigint DEFAULT 0 NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "broadcast_groups_broadcast_id_zone_rests_pk" PRIMARY KEY("broadcast_id","zone","rests")
);
--> statement-breakpoint
DROP INDEX "broadcast_deliveries_again";--> statement-breakpoint
ALTER TABLE "broadcasts" ALTER COLUMN "begun_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcast_deliveries" ADD COLUMN "tapped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "photo_upload" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "button" jsonb;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "audience" jsonb DEFAULT '{"kind":"all"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "local_time" text;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "tapped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "telegram_file_id" text;--> statement-breakpoint
ALTER TABLE "broadcast_groups" ADD CONSTRAINT "broadcast_groups_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_deliveries_unsure" ON "broadcast_deliveries" USING btree ("broadcast_id") WHERE outcome = 'taken';--> statement-breakpoint
CREATE INDEX "broadcasts_unfinished" ON "broadcasts" USING btree ("id") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "users_zone" ON "users" USING btree ("timezone","id") WHERE bot_blocked_at is null and blocked_at is null;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_event_id_unique" UNIQUE("event_id");