CREATE TABLE "known_words" (
	"user_id" bigint NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	"word_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"date" date NOT NULL,
	"server_day" text NOT NULL,
	CONSTRAINT "known_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
