import { atFirstUse } from '../at-first-use.ts';
import { type ActivityDate, addDays } from '../streak/streak.ts';

const dayAndMonth = atFirstUse(
  () => new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** A coming date in the middle of a sentence: 'завтра', '24 ноября'. */
export function dayName(date: ActivityDate, today: ActivityDate): string {
  return date === addDays(today, 1) ? 'завтра' : dayAndMonth().format(new Date(date));
}
