ALTER TABLE "users" ADD COLUMN "streak_freezes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "active_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rest_switches" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_days" ADD COLUMN "run_length" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_days" ADD COLUMN "freezes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Days so far keep the runs they had, without gaps; each seven days of a run have earned their freeze. Days that the
-- streak has not heard of yet stay so, and are counted when it does.
UPDATE "activity_days" d SET "run_length" = least(r.length, 32767), "freezes" = least(r.length / 7, 2)
FROM (
  SELECT user_id, date, row_number() OVER (PARTITION BY user_id, island ORDER BY date) AS length
  FROM (
    SELECT a.user_id, a.date, a.date - (row_number() OVER (PARTITION BY a.user_id ORDER BY a.date))::int AS island
    FROM "activity_days" a JOIN "users" u ON u.id = a.user_id AND a.date <= u.streak_last_date) i) r
WHERE d.user_id = r.user_id AND d.date = r.date;--> statement-breakpoint
UPDATE "users" u SET "streak_length" = l.run_length, "streak_freezes" = l.freezes,
  "best_streak" = greatest(u.best_streak, l.best), "active_days" = l.days
FROM (
  SELECT DISTINCT ON (user_id) user_id, run_length, freezes, max(run_length) OVER w AS best, count(*) OVER w AS days
  FROM "activity_days" WHERE run_length > 0 WINDOW w AS (PARTITION BY user_id) ORDER BY user_id, date DESC) l
WHERE l.user_id = u.id;--> statement-breakpoint
-- Who has asked for the rest has it from his latest day on: what lies before was counted without it.
UPDATE "users" u SET "rest_switches" = ARRAY[coalesce(u.streak_last_date, current_date)]
FROM "settings" s WHERE s.user_id = u.id AND s.values -> 'shabbatRest' = 'true'::jsonb;
