CREATE TABLE "dictionaries" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"licence" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dictionaries_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "dictionary_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"dictionary_id" integer NOT NULL,
	"entry" integer NOT NULL,
	"consonants" text NOT NULL,
	"hebrew" text NOT NULL,
	"translation" text NOT NULL,
	"kind" text NOT NULL,
	"gender" text,
	"rarity" real NOT NULL,
	"forms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_entries" ADD CONSTRAINT "dictionary_entries_dictionary_id_dictionaries_id_fk" FOREIGN KEY ("dictionary_id") REFERENCES "public"."dictionaries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_entries_consonants" ON "dictionary_entries" USING btree ("consonants");