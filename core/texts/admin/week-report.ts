import type { WeekReport } from '../../service/week-report.ts';
import { addDays } from '../../streak/streak.ts';
import { shortDateText } from './web.ts';

const change = (now: number, before: number): string => {
  if (now === before) return 'как неделей раньше';
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} к прошлой`;
};

const line = (name: string, now: number, before: number): string =>
  `${name}: ${now} (${change(now, before)})`;

export const weekReportTexts = {
  /** A heading and five lines. `monday`: of the week that is reported. */
  report: (monday: string, { week, before, openThreads }: WeekReport): string =>
    [
      `Неделя ${shortDateText(monday)} – ${shortDateText(addDays(monday, 6))}`,
      line('Новых учеников', week.newLearners, before.newLearners),
      line('Занимались', week.active, before.active),
      line('Выучено слов', week.words, before.words),
      line('Звёзд', week.stars, before.stars),
      `Открытых обращений: ${openThreads}`,
    ].join('\n'),
  off: 'Не присылать по понедельникам',
  on: 'Присылать отчёт по понедельникам',
  isOff: 'Отчёта больше не будет. Вернуть: /stats',
  isOn: 'Отчёт будет приходить по понедельникам',
} as const;
