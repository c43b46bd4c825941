DROP INDEX "users_leaderboard";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ranked_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "points_day" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_points" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "day_reviews" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was earned so far counts by the day on which the server booked it, as it will from now on.
UPDATE "users" u SET "ranked_points" = d.ranked, "points_day" = d.day, "day_points" = least(d.points, 400),
  "day_reviews" = least(d.reviews, 32767)
FROM (
  SELECT DISTINCT ON (user_id) user_id, day, points, reviews, sum(least(points, 400)) OVER (PARTITION BY user_id) AS ranked
  FROM (
    SELECT user_id, (at AT TIME ZONE 'UTC')::date AS day, sum(points) AS points,
      coalesce(sum(points) FILTER (WHERE reason = 'review'), 0) AS reviews
    FROM "ledger" GROUP BY 1, 2) days
  ORDER BY user_id, day DESC) d
WHERE d.user_id = u.id;--> statement-breakpoint
CREATE INDEX "users_leaderboard" ON "users" USING btree ("ranked_points" DESC NULLS LAST,"id") WHERE blocked_at is null;