ALTER TABLE "orders" ADD COLUMN "checkout_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "doubt_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_in_doubt" ON "orders" USING btree ("user_id") WHERE doubt_since is not null;--> statement-breakpoint
UPDATE "orders" SET "doubt_since" = "created_at" WHERE "status" = 'checked';
