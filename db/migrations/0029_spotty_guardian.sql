CREATE TABLE "word_moves" (
	"word_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_moves_word_id_lesson_id_pk" PRIMARY KEY("word_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "finished_lessons" (
	"user_id" bigint NOT NULL,
	"lesson_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "finished_lessons_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reordered_lesson_id" integer;--> statement-breakpoint
ALTER TABLE "word_moves" ADD CONSTRAINT "word_moves_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_moves" ADD CONSTRAINT "word_moves_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;