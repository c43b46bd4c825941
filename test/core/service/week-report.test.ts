import { describe, expect, it } from 'vitest';
import { reportedWeek } from '../../../core/service/week-report.ts';
import { weekReportTexts } from '../../../core/texts/admin/week-report.ts';

const due = (iso: string) => reportedWeek(new Date(iso));

describe('the weekly report', () => {
  it('is due from Monday morning in Israel to the end of Tuesday', () => {
    // Israel is two hours ahead in winter: 05:59 UTC is 07:59 there.
    expect(due('2026-11-23T05:59:00Z')).toBeUndefined();
    expect(due('2026-11-23T06:00:00Z')).toBe('2026-11-16');
    expect(due('2026-11-24T21:59:00Z')).toBe('2026-11-16');
    expect(due('2026-11-24T22:00:00Z')).toBeUndefined();
    expect(due('2026-11-22T21:59:00Z')).toBeUndefined();
    // Three hours in summer.
    expect(due('2026-07-06T05:00:00Z')).toBe('2026-06-29');
  });

  it('is a heading and five lines, against the week before', () => {
    const week = { newLearners: 3, active: 10, words: 40, stars: 0 };
    const before = { newLearners: 5, active: 4, words: 40, stars: 150 };
    expect(weekReportTexts.report('2026-11-16', { week, before, openThreads: 2 }).split('\n')).toEqual([
      'Неделя 16 нояб. – 22 нояб.',
      'Новых учеников: 3 (−2 к прошлой)',
      'Занимались: 10 (+6 к прошлой)',
      'Выучено слов: 40 (как неделей раньше)',
      'Звёзд: 0 (−150 к прошлой)',
      'Открытых обращений: 2',
    ]);
  });
});
