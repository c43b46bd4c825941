import { expect, it } from 'vitest';
import { dayName } from '../../../core/texts/day-name.ts';

it('tomorrow has a name, later days have their dates', () => {
  expect(dayName('2026-12-01', '2026-11-30')).toBe('завтра');
  expect(dayName('2026-12-02', '2026-11-30')).toBe('2 декабря');
});
