CREATE TABLE "dialogue_answers" (
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"local_time" timestamp NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ms" integer,
	"is_right" boolean NOT NULL,
	"event_id" text NOT NULL,
	"dialogue_id" integer NOT NULL,
	"event" text NOT NULL,
	"place" smallint,
	"speaker" smallint,
	"level" text,
	"way" text,
	"said" integer[],
	CONSTRAINT "dialogue_answers_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "dialogues" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"scene" text NOT NULL,
	"note" text,
	"lesson_id" integer,
	"people" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"turns" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dialogues_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "dialogues" ADD CONSTRAINT "dialogues_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dialogue_answers_learner" ON "dialogue_answers" USING btree ("user_id","dialogue_id");--> statement-breakpoint
CREATE INDEX "dialogues_lesson" ON "dialogues" USING btree ("lesson_id");