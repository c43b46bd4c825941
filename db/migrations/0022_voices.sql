CREATE TABLE "recordings" (
	"id" serial PRIMARY KEY NOT NULL,
	"speaker_id" bigint NOT NULL,
	"item_key" text NOT NULL,
	"kind" text NOT NULL,
	"said" jsonb NOT NULL,
	"hash" text NOT NULL,
	"status" text NOT NULL,
	"doubt" text,
	"remark" text,
	"loudness" real NOT NULL,
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"published_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rendering_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"characters" integer NOT NULL,
	CONSTRAINT "rendering_days_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "renderings" (
	"item_key" text NOT NULL,
	"provider" text NOT NULL,
	"voice" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "renderings_item_key_provider_pk" PRIMARY KEY("item_key","provider")
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"consent_version" text,
	"consent_text" text,
	"consented_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_speaker_id_speakers_user_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_hash_audio_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."audio_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renderings" ADD CONSTRAINT "renderings_hash_audio_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."audio_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speakers" ADD CONSTRAINT "speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_accepted" ON "recordings" USING btree ("speaker_id","item_key") WHERE status = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "recordings_open" ON "recordings" USING btree ("speaker_id","item_key") WHERE status in ('pending', 'doubtful', 'returned');--> statement-breakpoint
CREATE INDEX "recordings_published" ON "recordings" USING btree ("item_key") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "recordings_waiting" ON "recordings" USING btree ("id") WHERE status in ('pending', 'doubtful');--> statement-breakpoint
CREATE INDEX "recordings_replaced" ON "recordings" USING btree ("replaced_at") WHERE status = 'replaced';--> statement-breakpoint
CREATE INDEX "recordings_hash" ON "recordings" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "renderings_hash" ON "renderings" USING btree ("hash");