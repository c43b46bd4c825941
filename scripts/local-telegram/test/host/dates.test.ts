import { expect, it } from 'vitest';
import { dayName, offsetName } from '../../host/dates.ts';

const now = new Date(2026, 10, 20, 9, 30);

it.each([
  [new Date(2026, 10, 20, 0, 1), 'Сегодня'],
  [new Date(2026, 10, 19, 23, 59), 'Вчера'],
  [new Date(2026, 10, 1), '1 ноября'],
  [new Date(2025, 11, 31), '31 декабря 2025 г.'],
])('a message of %s stands under %s', (at, name) => {
  expect(dayName(at, now)).toBe(name);
});

it.each([
  [0, 'по часам компьютера'],
  [3_600_000, '+1 ч'],
  [86_400_000 + 7_200_000, '+1 д 2 ч'],
  [-1_800_000, '−30 мин'],
])('a clock moved by %d ms says %s', (offsetMs, name) => {
  expect(offsetName(offsetMs)).toBe(name);
});
