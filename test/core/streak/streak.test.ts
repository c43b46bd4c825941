import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsThrough } from '../../../core/streak/run.ts';
import {
  addDays,
  believedMoment,
  canonicalTimeZone,
  countingDate,
  countingVisitDate,
  dateIn,
  daysBetween,
  defaultTimeZone,
  wallTimeIn,
} from '../../../core/streak/streak.ts';

const at = (iso: string) => new Date(iso);

describe('the day of the learner', () => {
  it.each([
    ['Asia/Jerusalem', '2026-11-21T21:59:59Z', '2026-11-21'],
    ['Asia/Jerusalem', '2026-11-21T22:00:00Z', '2026-11-22'],
    ['Europe/Moscow', '2026-11-21T21:00:00Z', '2026-11-22'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
    ['Etc/GMT+12', '2026-11-21T11:59:59Z', '2026-11-20'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
    ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
  ])('in %s the moment %s belongs to %s', (zone, moment, date) => {
    expect(dateIn(zone, at(moment))).toBe(date);
  });

  it('turns at local midnight on both sides of the change to summer time and back', () => {
    // Israel went to +03:00 on 27 March 2026 and returns to +02:00 on 25 October.
    expect(dateIn('Asia/Jerusalem', at('2026-03-26T21:59:59Z'))).toBe('2026-03-26');
    expect(dateIn('Asia/Jerusalem', at('2026-03-26T22:00:00Z'))).toBe('2026-03-27');
    expect(dateIn('Asia/Jerusalem', at('2026-03-27T20:59:59Z'))).toBe('2026-03-27');
    expect(dateIn('Asia/Jerusalem', at('2026-03-27T21:00:00Z'))).toBe('2026-03-28');
    expect(dateIn('Asia/Jerusalem', at('2026-10-24T20:59:59Z'))).toBe('2026-10-24');
    expect(dateIn('Asia/Jerusalem', at('2026-10-25T21:59:59Z'))).toBe('2026-10-25');
    expect(dateIn('Asia/Jerusalem', at('2026-10-25T22:00:00Z'))).toBe('2026-10-26');
  });

  it.each([
    [defaultTimeZone, defaultTimeZone],
    ['aSiA/jERUSALEM', 'Asia/Jerusalem'],
    ['america/argentina/ushuaia', 'America/Argentina/Ushuaia'],
    ['utc', 'UTC'],
    ['Mars/Olympus', undefined],
    ['', undefined],
    ['+02:00', undefined],
  ])('the zone %j has the one name %j', (zone, name) => {
    expect(canonicalTimeZone(zone)).toBe(name);
  });

  it('a zone that nobody knows is refused', () => {
    expect(() => dateIn('Mars/Olympus', at('2026-11-21T00:00:00Z'))).toThrow(RangeError);
  });

  it('the wall clock shows midnight as 00 and follows summer time', () => {
    expect(wallTimeIn('Asia/Jerusalem', at('2026-11-21T22:00:00Z'))).toBe('2026-11-22T00:00:00');
    expect(wallTimeIn('Asia/Jerusalem', at('2026-07-01T09:05:07Z'))).toBe('2026-07-01T12:05:07');
    expect(wallTimeIn('America/New_York', at('2026-01-01T00:00:00Z'))).toBe('2025-12-31T19:00:00');
    // Nobody else in this file asks for this zone: what is remembered of it is made here.
    expect(wallTimeIn('Asia/Tokyo', at('2026-11-21T00:00:01Z'))).toBe('2026-11-21T09:00:01');
  });

  it('days are counted over months, leap days and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(addDays('2026-03-27', 0)).toBe('2026-03-27');
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(1);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
    expect(daysBetween('2026-03-27', '2026-03-27')).toBe(0);
  });
});

describe('an answer that comes late', () => {
  const zone = 'Asia/Jerusalem';
  const now = at('2026-11-21T09:00:00Z');

  it.each([
    ['a moment ago', '2026-11-21T08:59:59Z', '2026-11-21'],
    ['yesterday', '2026-11-20T09:00:00Z', '2026-11-20'],
    ['exactly 48 hours ago', '2026-11-19T09:00:00Z', '2026-11-19'],
    ['a second more than 48 hours ago', '2026-11-19T08:59:59Z', '2026-11-21'],
    ['a year ago', '2025-11-21T09:00:00Z', '2026-11-21'],
    ['a minute ahead', '2026-11-21T09:01:00Z', '2026-11-21'],
    ['a day ahead', '2026-11-22T09:00:00Z', '2026-11-21'],
  ])('done %s counts for %s', (_, doneAt, date) => {
    expect(countingDate(zone, at(doneAt), now)).toBe(date);
  });

  it('a minute ahead may reach over midnight', () => {
    const lateEvening = at('2026-11-21T21:59:30Z');
    expect(countingDate(zone, at('2026-11-21T22:00:00Z'), lateEvening)).toBe('2026-11-22');
    expect(countingDate(zone, at('2026-11-21T22:00:30Z'), lateEvening)).toBe('2026-11-22');
    expect(countingDate(zone, at('2026-11-21T22:00:31Z'), lateEvening)).toBe('2026-11-21');
  });

  it.each([
    ['a week ago', '2026-11-14T09:00:00Z', true],
    ['a year ago', '2025-11-21T09:00:00Z', true],
    ['when the phone was never set', '1970-01-01T00:00:00Z', false],
    ['half a minute ahead', '2026-11-21T09:00:30Z', true],
    ['a minute ahead', '2026-11-21T09:01:00Z', true],
    ['more than a minute ahead', '2026-11-21T09:01:01Z', false],
    ['tomorrow', '2026-11-22T09:00:00Z', false],
  ])('a clock that says %s is believed: %s', (_, claimed, isBelieved) => {
    expect(believedMoment(at(claimed), now)).toEqual(isBelieved ? at(claimed) : now);
  });
});

describe('a visit that tells only its date', () => {
  it.each([
    ['today', 'Asia/Jerusalem', '2026-11-21', '2026-11-21'],
    ['yesterday', 'Asia/Jerusalem', '2026-11-20', '2026-11-20'],
    ['the day before yesterday', 'Asia/Jerusalem', '2026-11-19', '2026-11-19'],
    ['three days ago', 'Asia/Jerusalem', '2026-11-18', '2026-11-21'],
    ['a year ago', 'Asia/Jerusalem', '2025-11-21', '2026-11-21'],
    ['tomorrow', 'Asia/Jerusalem', '2026-11-22', '2026-11-21'],
    ['the date of Kiritimati in Kiritimati', 'Pacific/Kiritimati', '2026-11-22', '2026-11-22'],
    ['the date of Kiritimati in Honolulu', 'Pacific/Honolulu', '2026-11-22', '2026-11-21'],
  ])('%s counts in %s for the day itself or for today', (_, zone, claimed, date) => {
    expect(countingVisitDate(zone, claimed, at('2026-11-21T11:00:00Z'))).toBe(date);
  });

  it('reaches back over the change of clocks by 48 hours, not by two dates', () => {
    // On 25 October 2026 Israel's day has 25 hours: 48 hours before this minute it was still the 24th.
    expect(countingVisitDate('Asia/Jerusalem', '2026-10-24', at('2026-10-26T20:59:00Z'))).toBe('2026-10-24');
    expect(countingVisitDate('Asia/Jerusalem', '2026-10-23', at('2026-10-25T20:59:00Z'))).toBe('2026-10-23');
    expect(countingVisitDate('Asia/Jerusalem', '2026-10-23', at('2026-10-25T21:00:00Z'))).toBe('2026-10-25');
  });

  it('counts for the day that an answer of some moment of these 48 hours would have counted for', () => {
    const zones = fc.constantFrom(
      'Asia/Jerusalem',
      'America/New_York',
      'Pacific/Apia',
      'Australia/Lord_Howe',
      'UTC',
    );
    const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }).map((ms) => new Date(ms));
    fc.assert(
      fc.property(zones, moments, fc.nat(48 * 3600), (zone, now, secondsAgo) => {
        const doneAt = new Date(now.getTime() - secondsAgo * 1000);
        const claimed = dateIn(zone, doneAt);
        expect(countingVisitDate(zone, claimed, now)).toBe(countingDate(zone, doneAt, now));
      }),
    );
  });
});

describe('whatever the moment', () => {
  it.each(['Asia/Jerusalem', 'America/New_York', 'Europe/Moscow', 'Pacific/Apia', 'Australia/Lord_Howe'])(
    'a year of hours in %s is an unbroken streak: no change of clocks skips or repeats a day',
    (zone) => {
      const start = Date.UTC(2026, 0, 1, 12);
      const halfHours = Array.from(
        { length: 2 * 24 * 365 },
        (_, index) => new Date(start + index * 1_800_000),
      );
      const dates = halfHours.map((moment) => dateIn(zone, moment));
      const days = [...new Set(dates)];
      expect(dates).toEqual([...dates].sort());
      for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0] ?? '', index));
      for (const day of days.slice(1, -1)) {
        const hours = dates.filter((date) => date === day).length / 2;
        expect(Math.abs(hours - 24)).toBeLessThanOrEqual(1);
      }
      expect(runsThrough(undefined, days, []).at(-1)).toMatchObject({ length: days.length });
    },
  );

  it('the date and the wall time of a moment agree with its offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) }), (ms) => {
        const moment = new Date(Math.floor(ms / 1000) * 1000);
        const wall = new Date(`${wallTimeIn('Asia/Kathmandu', moment)}Z`);
        expect(wall.getTime() - moment.getTime()).toBe((5 * 60 + 45) * 60_000);
      }),
    );
  });
});
