CREATE TABLE "studio_places" (
	"speaker_id" bigint PRIMARY KEY NOT NULL,
	"item_key" text NOT NULL,
	"prompt_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_open" boolean NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studio_places" ADD CONSTRAINT "studio_places_speaker_id_speakers_user_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("user_id") ON DELETE no action ON UPDATE no action;