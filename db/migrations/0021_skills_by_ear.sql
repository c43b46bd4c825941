ALTER TYPE "public"."skill" RENAME VALUE 'understand' TO 'read';--> statement-breakpoint
ALTER TYPE "public"."skill" ADD VALUE 'hear' BEFORE 'read';--> statement-breakpoint
ALTER TYPE "public"."exercise" ADD VALUE 'read-cursive';
