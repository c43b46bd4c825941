CREATE TABLE "rule_answers" (
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"local_time" timestamp NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ms" integer,
	"is_right" boolean NOT NULL,
	"event_id" text NOT NULL,
	"rule_id" integer NOT NULL,
	"event" text NOT NULL,
	"check_index" smallint,
	"chosen" smallint,
	CONSTRAINT "rule_answers_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "rule_cards" (
	"user_id" bigint NOT NULL,
	"due" date NOT NULL,
	"sureness" real NOT NULL,
	"answers" smallint NOT NULL,
	"version" smallint NOT NULL,
	"is_learning" boolean NOT NULL,
	"rule_id" integer NOT NULL,
	CONSTRAINT "rule_cards_user_id_rule_id_pk" PRIMARY KEY("user_id","rule_id")
);
--> statement-breakpoint
CREATE TABLE "rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"theme" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"lesson_id" integer,
	"before_word" text,
	"needs" text[] NOT NULL,
	"pairs" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rules_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "rules" ADD CONSTRAINT "rules_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_answers_learner" ON "rule_answers" USING btree ("user_id","rule_id");--> statement-breakpoint
CREATE INDEX "rules_lesson" ON "rules" USING btree ("lesson_id");