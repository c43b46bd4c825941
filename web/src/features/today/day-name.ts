import { addDays } from '../../../../core/streak/streak.ts';
import { todayTexts } from '../../../../core/texts/today.ts';

const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A coming date in the middle of a sentence: 'завтра', '24 ноября'. */
export function dayName(date: string, today: string): string {
  return date === addDays(today, 1) ? todayTexts.tomorrow : dayAndMonth.format(new Date(date));
}
