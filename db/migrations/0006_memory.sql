CREATE TYPE "public"."grade" AS ENUM('again', 'hard', 'good', 'easy');--> statement-breakpoint
CREATE TYPE "public"."skill" AS ENUM('understand', 'produce');--> statement-breakpoint
CREATE TYPE "public"."exercise" AS ENUM('choose-russian', 'choose-hebrew', 'listen', 'speak', 'write', 'type');--> statement-breakpoint
CREATE TABLE "memory_cards" (
	"user_id" bigint NOT NULL,
	"word_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"skill" "skill" NOT NULL,
	"due" date NOT NULL,
	"stability" real NOT NULL,
	"difficulty" real NOT NULL,
	"last_date" date NOT NULL,
	"last_grade" "grade" NOT NULL,
	"reviews" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	"successes" smallint NOT NULL,
	"version" smallint NOT NULL,
	CONSTRAINT "memory_cards_user_id_word_id_skill_pk" PRIMARY KEY("user_id","word_id","skill")
);
--> statement-breakpoint
CREATE TABLE "reviews_undone" (
	"user_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_undone_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "stage_answers" ADD COLUMN "exercise" "exercise";--> statement-breakpoint
ALTER TABLE "stage_answers" ADD COLUMN "median_ms" integer;--> statement-breakpoint
ALTER TABLE "stage_answers" ADD COLUMN "is_partial" boolean;--> statement-breakpoint
ALTER TABLE "stage_answers" ADD COLUMN "typed" text;--> statement-breakpoint
CREATE INDEX "memory_cards_due" ON "memory_cards" USING btree ("user_id","due");--> statement-breakpoint
CREATE INDEX "stage_answers_learner_word" ON "stage_answers" USING btree ("user_id","word_id");--> statement-breakpoint
CREATE INDEX "stage_answers_reviews" ON "stage_answers" USING btree ("user_id","local_time") WHERE exercise is not null;