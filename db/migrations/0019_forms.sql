CREATE TABLE "form_answers" (
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"local_time" timestamp NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"word_id" integer NOT NULL,
	"ms" integer,
	"is_right" boolean NOT NULL,
	"event_id" text NOT NULL,
	"skill" text NOT NULL,
	"form" text NOT NULL,
	"exercise" text NOT NULL,
	"typed" text,
	CONSTRAINT "form_answers_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "form_cards" (
	"user_id" bigint NOT NULL,
	"due" date NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"sureness" real NOT NULL,
	"answers" smallint NOT NULL,
	"misses" smallint NOT NULL,
	"version" smallint NOT NULL,
	"skill" text NOT NULL,
	CONSTRAINT "form_cards_user_id_skill_pk" PRIMARY KEY("user_id","skill")
);
--> statement-breakpoint
CREATE INDEX "form_answers_learner" ON "form_answers" USING btree ("user_id","skill");