CREATE TABLE "premium_notices" (
	"user_id" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days_before" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "premium_notices_user_id_ends_at_days_before_pk" PRIMARY KEY("user_id","ends_at","days_before")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "star_payments" ADD COLUMN "issue" text;--> statement-breakpoint
ALTER TABLE "star_payments" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "star_payments" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "premium_notices" ADD CONSTRAINT "premium_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entitlements_end" ON "entitlements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "star_payments_order" ON "star_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "star_payments_paid" ON "star_payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "star_payments_unsettled" ON "star_payments" USING btree ("paid_at") WHERE refunded_at is null and (is_surplus or issue is not null);