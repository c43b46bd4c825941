import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHolyDay, isRestDay, isResting, type RestSwitches, switchRest } from '../../../core/streak/rest.ts';
import { addDays } from '../../../core/streak/streak.ts';

describe('a day without a phone', () => {
  // Dates of the daylight, from the calendar of Israel.
  it.each([
    ['Saturday', '2026-11-21'],
    ['Rosh ha-Shana', '2025-09-23'],
    ['Rosh ha-Shana on a Saturday', '2027-10-02'],
    ['the second day of Rosh ha-Shana', '2027-10-03'],
    ['Yom Kippur', '2026-09-21'],
    ['Sukkot', '2025-10-07'],
    ['Shmini Atzeret', '2025-10-14'],
    ['Pesach', '2026-04-02'],
    ['the seventh day of Pesach', '2026-04-08'],
    ['Pesach after a leap year', '2027-04-22'],
    ['Shavuot', '2026-05-22'],
  ])('is %s', (_, date) => {
    expect(isHolyDay(date)).toBe(true);
  });

  it.each([
    ['Friday', '2026-11-20'],
    ['Sunday', '2026-11-22'],
    ['the eve of Yom Kippur', '2026-09-20'],
    ['the days between of Pesach', '2026-04-05'],
    ['Hanukkah', '2026-12-07'],
    ['Purim', '2026-03-03'],
    ['the second day of Shavuot, kept abroad', '2027-06-13'],
  ])('is not %s', (_, date) => {
    expect(isHolyDay(date)).toBe(false);
  });

  it('beside the Sabbaths comes but a few times a year', () => {
    const year = Array.from({ length: 365 }, (_, index) => addDays('2026-09-01', index));
    expect(year.filter((date) => isHolyDay(date) && new Date(date).getUTCDay() !== 6)).toEqual([
      '2026-09-13', // the first day, the 12th, is a Saturday; so are Sukkot and Shmini Atzeret
      '2026-09-21',
      '2027-04-22',
      '2027-04-28',
      '2027-06-11',
    ]);
  });
});

describe('the rest', () => {
  it('holds from the date it is switched on to the day before it is switched off', () => {
    const saturdays = ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28'];
    const covered = (switches: RestSwitches) => saturdays.filter((date) => isRestDay(date, switches));
    expect(covered([])).toEqual([]);
    expect(covered(['2026-11-14'])).toEqual(['2026-11-14', '2026-11-21', '2026-11-28']);
    expect(covered(['2026-11-08', '2026-11-21'])).toEqual(['2026-11-14']);
    expect(covered(['2026-11-01', '2026-11-08', '2026-11-28'])).toEqual(['2026-11-07', '2026-11-28']);
    expect(isRestDay('2026-11-20', ['2026-11-01'])).toBe(false);
  });

  it('that is switched to and fro on one day is what it was last, for the whole day', () => {
    const on = switchRest([], true, '2026-11-20');
    expect(on).toEqual(['2026-11-20']);
    expect(switchRest(on, true, '2026-11-21')).toEqual(on);
    expect(switchRest(on, false, '2026-11-20')).toEqual([]);
    expect(switchRest(on, false, '2026-11-21')).toEqual(['2026-11-20', '2026-11-21']);
    expect(switchRest(['2026-11-20', '2026-11-21'], true, '2026-11-21')).toEqual(['2026-11-20']);
  });

  it('is on or off as it was chosen last, whatever the past, and no day before is judged again', () => {
    const choices = fc.array(fc.record({ isOn: fc.boolean(), later: fc.nat(5) }), { maxLength: 20 });
    fc.assert(
      fc.property(choices, (all) => {
        let switches: RestSwitches = [];
        let today = '2026-11-01';
        for (const { isOn, later } of all) {
          today = addDays(today, later);
          const before = switches;
          switches = switchRest(before, isOn, today);
          expect(isResting(switches)).toBe(isOn);
          expect([...switches]).toEqual([...switches].sort());
          for (let back = 1; back < 15; back += 1) {
            const day = addDays(today, -back);
            expect(isRestDay(day, switches)).toBe(isRestDay(day, before));
          }
        }
      }),
    );
  });
});
