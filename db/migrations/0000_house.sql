CREATE TYPE "public"."stage" AS ENUM('LISTEN', 'RECORD', 'WRITE', 'TYPE');--> statement-breakpoint
CREATE TYPE "public"."stage_result" AS ENUM('right', 'wrong', 'assisted', 'self', 'skipped');--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"subsection_id" integer NOT NULL,
	"lesson_number" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"topic" text NOT NULL,
	"level" text NOT NULL,
	"is_free" boolean NOT NULL,
	"is_published" boolean NOT NULL,
	"published_at" timestamp with time zone,
	"template" text,
	"author_name" text,
	"author_link" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "lessons_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"icon_emoji" text NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sections_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "subsections" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"section_id" integer NOT NULL,
	"name" text NOT NULL,
	"icon_emoji" text NOT NULL,
	"icon_bg_color" text NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "subsections_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" serial PRIMARY KEY NOT NULL,
	"lesson_id" integer NOT NULL,
	"key" text NOT NULL,
	"hebrew" text NOT NULL,
	"pronunciation" text NOT NULL,
	"transcription" text NOT NULL,
	"russian" text NOT NULL,
	"gender" text,
	"plural" text,
	"feminine" text,
	"variants" text[] DEFAULT '{}' NOT NULL,
	"audio_hash" text,
	"audio_blob_hash" text,
	"handwriting_upload_id" text,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "words_lesson_key" UNIQUE("lesson_id","key")
);
--> statement-breakpoint
CREATE TABLE "audio_blobs" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"plan" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"charge_id" text,
	"granted_by" bigint,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "entitlements_charge_id_unique" UNIQUE("charge_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"plan" text NOT NULL,
	"price_stars" integer NOT NULL,
	"status" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "star_payments" (
	"telegram_payment_charge_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"user_id" bigint,
	"stars" integer NOT NULL,
	"is_recurring" boolean DEFAULT false NOT NULL,
	"source" text NOT NULL,
	"raw" jsonb NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rank_histogram" (
	"points" integer PRIMARY KEY NOT NULL,
	"learners" integer NOT NULL,
	"ahead" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"username" text,
	"language_code" text,
	"timezone" text NOT NULL,
	"role" text DEFAULT 'learner' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"words_learned" integer DEFAULT 0 NOT NULL,
	"streak_length" integer DEFAULT 0 NOT NULL,
	"streak_last_date" date,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"last_lesson_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"bot_blocked_at" timestamp with time zone,
	"blocked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "activity_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "lesson_passes" (
	"user_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"word_id" integer,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_passes_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "stage_answers" (
	"user_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"stage" "stage" NOT NULL,
	"word_id" integer NOT NULL,
	"result" "stage_result" NOT NULL,
	"tries" smallint,
	"ms" integer,
	"done_at" timestamp with time zone NOT NULL,
	"local_time" timestamp NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stage_answers_user_id_event_id_stage_pk" PRIMARY KEY("user_id","event_id","stage")
);
--> statement-breakpoint
CREATE TABLE "word_progress" (
	"user_id" bigint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"word_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"stages" smallint NOT NULL,
	"pass_stages" smallint NOT NULL,
	"pass" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "word_progress_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"lesson_id" integer NOT NULL,
	"quiz_id" uuid,
	"passed" boolean NOT NULL,
	"total_questions" integer NOT NULL,
	"correct_answers" integer NOT NULL,
	"skipped_questions" integer NOT NULL,
	"errors" integer NOT NULL,
	"score" real NOT NULL,
	"answers" jsonb,
	"event_id" text,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_results_quiz_id_unique" UNIQUE("quiz_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"lesson_id" integer NOT NULL,
	"seed" bigint NOT NULL,
	"voice" boolean NOT NULL,
	"snapshot" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"user_id" bigint NOT NULL,
	"achievement" text NOT NULL,
	"ref" text NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievements_user_id_achievement_ref_pk" PRIMARY KEY("user_id","achievement","ref")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"user_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"points" integer NOT NULL,
	"event_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_user_id_reason_ref_pk" PRIMARY KEY("user_id","reason","ref")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"admin_id" bigint NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processed_updates" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"processed_at" timestamp with time zone NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_subsection_id_subsections_id_fk" FOREIGN KEY ("subsection_id") REFERENCES "public"."subsections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subsections" ADD CONSTRAINT "subsections_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entitlements" ADD CONSTRAINT "entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "star_payments" ADD CONSTRAINT "star_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_sessions" ADD CONSTRAINT "quiz_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "words_deleted" ON "words" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "entitlements_user" ON "entitlements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "star_payments_user" ON "star_payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "users_leaderboard" ON "users" USING btree ("points" DESC NULLS LAST,"id") WHERE blocked_at is null;--> statement-breakpoint
CREATE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "stage_answers_word" ON "stage_answers" USING btree ("word_id","stage");--> statement-breakpoint
CREATE INDEX "stage_answers_done" ON "stage_answers" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "quiz_results_user" ON "quiz_results" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "quiz_results_passed" ON "quiz_results" USING btree ("user_id","lesson_id") WHERE passed;--> statement-breakpoint
CREATE INDEX "quiz_sessions_user" ON "quiz_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "processed_updates_age" ON "processed_updates" USING btree ("processed_at");