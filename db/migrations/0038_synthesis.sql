CREATE TABLE "syntheses" (
	"item_key" text NOT NULL,
	"voice_id" integer NOT NULL,
	"origin_id" integer NOT NULL,
	"hash" text NOT NULL,
	"loudness" real NOT NULL,
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "syntheses_item_key_voice_id_pk" PRIMARY KEY("item_key","voice_id")
);
--> statement-breakpoint
CREATE TABLE "synthesis_origins" (
	"id" serial PRIMARY KEY NOT NULL,
	"voice_id" integer NOT NULL,
	"digest" text NOT NULL,
	"model" text NOT NULL,
	"version" text NOT NULL,
	"address" text NOT NULL,
	"made_on" date NOT NULL,
	"licence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synthetic_voices" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synthetic_voices_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "syntheses" ADD CONSTRAINT "syntheses_voice_id_synthetic_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."synthetic_voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syntheses" ADD CONSTRAINT "syntheses_origin_id_synthesis_origins_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."synthesis_origins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syntheses" ADD CONSTRAINT "syntheses_hash_audio_blobs_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."audio_blobs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synthesis_origins" ADD CONSTRAINT "synthesis_origins_voice_id_synthetic_voices_id_fk" FOREIGN KEY ("voice_id") REFERENCES "public"."synthetic_voices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "syntheses_voice" ON "syntheses" USING btree ("voice_id");--> statement-breakpoint
CREATE INDEX "syntheses_origin" ON "syntheses" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "syntheses_hash" ON "syntheses" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "synthesis_origins_voice" ON "synthesis_origins" USING btree ("voice_id","digest");