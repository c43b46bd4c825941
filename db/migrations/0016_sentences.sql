ALTER TABLE "lessons" ADD COLUMN "proofs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "examples" jsonb DEFAULT '[]'::jsonb NOT NULL;