CREATE TABLE "speech_spending" (
	"day" date NOT NULL,
	"who" text NOT NULL,
	"ms" bigint NOT NULL,
	CONSTRAINT "speech_spending_day_who_pk" PRIMARY KEY("day","who")
);
