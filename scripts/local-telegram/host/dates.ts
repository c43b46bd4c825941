const time = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });
const seconds = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' });
const dayAndYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('ru', { weekday: 'short', day: 'numeric', month: 'long' });

export const clockTime = (at: Date) => time.format(at);
export const clockSeconds = (at: Date) => seconds.format(at);
export const weekdayAndDay = (at: Date) => weekday.format(at);

/** «Сегодня», «Вчера», «20 ноября», «20 ноября 2025 г.» */
export function dayName(at: Date, now: Date): string {
  const start = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const distance = Math.round((start(now) - start(at)) / 86_400_000);
  if (distance === 0) return 'Сегодня';
  if (distance === 1) return 'Вчера';
  return at.getFullYear() === now.getFullYear() ? day.format(at) : dayAndYear.format(at);
}

/** «+1 д 2 ч», «−30 мин», «по часам компьютера». */
export function offsetName(offsetMs: number): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  if (minutes === 0) return 'по часам компьютера';
  const parts = [
    [Math.floor(minutes / 1440), 'д'],
    [Math.floor((minutes % 1440) / 60), 'ч'],
    [minutes % 60, 'мин'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `${offsetMs < 0 ? '−' : '+'}${shown.join(' ')}`;
}
