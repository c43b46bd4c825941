CREATE TABLE "audio_requests" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_requests" ADD CONSTRAINT "audio_requests_hash_audio_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."audio_blobs"("hash") ON DELETE no action ON UPDATE no action;