CREATE TABLE "status_history" (
	"user_id" bigint NOT NULL,
	"level" smallint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_history_user_id_level_pk" PRIMARY KEY("user_id","level")
);
--> statement-breakpoint
ALTER TABLE "activity_days" ADD COLUMN "words" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;