const long = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('ru', { month: 'short', timeZone: 'UTC' });

/** A moment (ISO) as a date of this device: '21 ноября 2026 г.' */
export function longDate(moment: string): string {
  return long.format(new Date(moment));
}

/** A calendar date 'YYYY-MM-DD': '21 ноября'. */
export function shortDate(date: string): string {
  return dayAndMonth.format(new Date(date));
}

/** Its month alone: 'нояб.' without the full stop. */
export function monthName(date: string): string {
  return month.format(new Date(date)).replace('.', '');
}

/** Its day alone: '21'. */
export function dayOfMonth(date: string): string {
  return String(Number(date.slice(8)));
}
