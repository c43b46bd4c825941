CREATE TABLE "rendering_failures" (
	"item_key" text NOT NULL,
	"provider" text NOT NULL,
	"voice" text NOT NULL,
	"tries" integer NOT NULL,
	"failed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rendering_failures_item_key_provider_pk" PRIMARY KEY("item_key","provider")
);
