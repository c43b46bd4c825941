import { type ActivityDate, addDays } from '../streak/streak.ts';
import { reviewsPerDay } from './plan.ts';

const forecastDays = 14;

/**
 * Returns the number of reviews on `today` and the days after it, `days` in all; overdue ones count for today, and what
 * does not fit into a day for the next one. This is an expectation: today's answers will move some of them.
 */
export function forecast(
  dueDates: readonly ActivityDate[],
  today: ActivityDate,
  days = forecastDays,
): { date: ActivityDate; reviews: number }[] {
  const counts = new Map<ActivityDate, number>();
  for (const due of dueDates) {
    const date = due < today ? today : due;
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  let waiting = 0;
  return Array.from({ length: days }, (_, day) => {
    const date = addDays(today, day);
    waiting += counts.get(date) ?? 0;
    const reviews = Math.min(reviewsPerDay, waiting);
    waiting -= reviews;
    return { date, reviews };
  });
}
