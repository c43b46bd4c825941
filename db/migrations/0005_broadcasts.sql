CREATE TABLE "broadcast_deliveries" (
	"broadcast_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "broadcast_deliveries_broadcast_id_user_id_pk" PRIMARY KEY("broadcast_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" serial PRIMARY KEY NOT NULL,
	"admin_id" bigint NOT NULL,
	"begun_by" bigint NOT NULL,
	"text" text NOT NULL,
	"entities" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"taken_up_to" bigint DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"runner" text,
	"runner_until" timestamp with time zone,
	CONSTRAINT "broadcasts_begun_by_unique" UNIQUE("begun_by")
);
--> statement-breakpoint
ALTER TABLE "broadcast_deliveries" ADD CONSTRAINT "broadcast_deliveries_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_deliveries_again" ON "broadcast_deliveries" USING btree ("broadcast_id","user_id") WHERE outcome = 'again';