import { type SQL, sql } from 'drizzle-orm';
import { maxRankedPointsPerDay } from '../../core/points/day-limits.ts';

const dayLimit = sql.raw(String(maxRankedPointsPerDay));

/** The day on which the row `u` earned last, if that is `day` or later: clocks of two instances may differ a little. */
const isSameDay = (day: SQL) => sql`u.points_day >= ${day}`;

/** Points of reviews that the row `u` has earned on the server day `day`. */
export const reviewsOn = (day: SQL): SQL => sql`case when ${isSameDay(day)} then u.day_reviews else 0 end`;

/**
 * The assignments of an `update users u` that add points to a balance, together with what the leaderboard counts of
 * them (core/points/day-limits.ts). As SQL: the points, the server day, and how many of the points are of reviews.
 */
export function addedPoints(given: { points: SQL; day: SQL; reviews?: SQL }): SQL {
  const { points, day, reviews = sql`0` } = given;
  const today = sql`case when ${isSameDay(day)} then u.day_points else 0 end`;
  return sql`points = u.points + ${points},
    ranked_points = u.ranked_points + least(${points}, ${dayLimit} - (${today})),
    points_day = greatest(u.points_day, ${day}),
    day_points = least(${dayLimit}, (${today}) + ${points}),
    day_reviews = (${reviewsOn(day)}) + ${reviews}`;
}
