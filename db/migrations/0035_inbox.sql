CREATE TABLE "thread_copies" (
	"chat_id" bigint NOT NULL,
	"message_id" integer NOT NULL,
	"thread_id" integer NOT NULL,
	CONSTRAINT "thread_copies_chat_id_message_id_pk" PRIMARY KEY("chat_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "thread_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"thread_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"author" text NOT NULL,
	"admin_id" bigint,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"file_id" text,
	"chat_id" bigint,
	"message_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"passed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"report_id" integer,
	"topic_chat_id" bigint,
	"topic_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	"closing_told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "thread_copies" ADD CONSTRAINT "thread_copies_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_messages" ADD CONSTRAINT "thread_messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_copies_thread" ON "thread_copies" USING btree ("thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thread_messages_event" ON "thread_messages" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "thread_messages_thread" ON "thread_messages" USING btree ("thread_id","id");--> statement-breakpoint
CREATE INDEX "thread_messages_unpassed" ON "thread_messages" USING btree ("created_at") WHERE passed_at is null and not is_held;--> statement-breakpoint
CREATE INDEX "threads_learner" ON "threads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "threads_state" ON "threads" USING btree ("state","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "threads_report" ON "threads" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "threads_topic" ON "threads" USING btree ("topic_chat_id","topic_id") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "threads_untold" ON "threads" USING btree ("closed_at") WHERE closed_at is not null and closing_told_at is null;--> statement-breakpoint
-- By hand: every report has a thread of its own; those that are closed have been told of by the report.
INSERT INTO "threads" ("user_id", "kind", "state", "report_id", "created_at", "updated_at", "closed_at", "closed_by", "closing_told_at")
SELECT "user_id", 'report', CASE WHEN "closed_at" IS NULL THEN 'open' ELSE 'closed' END, "id", "created_at",
  coalesce("closed_at", "created_at"), "closed_at", "closed_by", "closed_at" FROM "reports" ORDER BY "id";
