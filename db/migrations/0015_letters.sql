CREATE TABLE "letter_answers" (
	"user_id" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"local_time" timestamp NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ms" integer,
	"is_right" boolean NOT NULL,
	"event_id" text NOT NULL,
	"letter" text NOT NULL,
	"event" text NOT NULL,
	"chosen" text,
	CONSTRAINT "letter_answers_user_id_event_id_letter_pk" PRIMARY KEY("user_id","event_id","letter")
);
--> statement-breakpoint
CREATE TABLE "letter_cards" (
	"user_id" bigint NOT NULL,
	"due" date NOT NULL,
	"sureness" real NOT NULL,
	"answers" smallint NOT NULL,
	"version" smallint NOT NULL,
	"is_learning" boolean NOT NULL,
	"letter" text NOT NULL,
	CONSTRAINT "letter_cards_user_id_letter_pk" PRIMARY KEY("user_id","letter")
);
--> statement-breakpoint
CREATE INDEX "letter_answers_learner" ON "letter_answers" USING btree ("user_id","letter");