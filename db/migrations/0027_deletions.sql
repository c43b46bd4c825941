CREATE TABLE "kept_charges" (
	"telegram_payment_charge_id" text PRIMARY KEY NOT NULL,
	"payer_id" bigint NOT NULL,
	"plan" text,
	"stars" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_people" (
	"digest" text PRIMARY KEY NOT NULL,
	"key_mark" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"is_blocked" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "returned_after" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "broadcast_deliveries_learner" ON "broadcast_deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_deletion" ON "users" USING btree ("deletion_due_at") WHERE deletion_due_at is not null;