import { testsThatKnowTime } from './machine-clock.ts';
import { readSourceFiles } from './source-files.ts';

type OtherDay = {
  name: string;
  /** IANA zone of the machine. */
  zone: string;
  /** Wall clock there as the tests begin. */
  at: string;
};

/** Days on which calendars go wrong, in zones far apart. */
export const otherDays: readonly OtherDay[] = [
  { name: 'високосный день', zone: 'America/Los_Angeles', at: '2028-02-29 23:59:00' },
  { name: 'летнее время в Израиле', zone: 'Asia/Jerusalem', at: '2027-03-26 01:59:40' },
  { name: 'зимнее время в Израиле', zone: 'Asia/Jerusalem', at: '2027-10-31 01:59:40' },
  { name: 'летнее время в Европе', zone: 'Europe/Berlin', at: '2027-03-28 01:59:40' },
  { name: 'вечер пятницы', zone: 'Asia/Jerusalem', at: '2026-12-04 18:30:00' },
  { name: 'ночь после субботы', zone: 'America/New_York', at: '2026-12-05 23:59:00' },
  { name: 'Йом-Кипур', zone: 'Europe/Moscow', at: '2027-10-11 12:00:00' },
  { name: 'Новый год', zone: 'Pacific/Kiritimati', at: '2026-12-31 23:59:50' },
];

/** Moments at which the browser tests begin: product and browser are moved to them without faketime. */
export const otherStarts = [
  { name: 'високосный день', at: '2028-02-29T20:00:00Z' },
  { name: 'вечер пятницы', at: '2026-12-04T16:30:00Z' },
] as const;

/** The tests that could depend on the day, without those in the browser. */
export function filesThatKnowTime(): string[] {
  return testsThatKnowTime(readSourceFiles()).filter((path) => !path.startsWith('test/browser/'));
}
