import { describe, expect, it } from 'vitest';
import { readTapParameter, tapParameter } from '../../../core/broadcasts/button.ts';
import { dueAtOf, faultOfLocalTime } from '../../../core/broadcasts/when.ts';
import { nextWritableAt } from '../../../core/reminders/writable.ts';

const israel = { zone: 'Asia/Jerusalem', rests: false };
const observant = { ...israel, rests: true };
const at = (time: string) => new Date(time);
const iso = (moment: Date) => moment.toISOString();

describe('a group may be written to', () => {
  it.each([
    // Israel is two hours ahead of UTC in November.
    ['at noon: now', israel, '2026-11-25T10:00:00Z', '2026-11-25T10:00:00.000Z'],
    ['at 21:59: now', israel, '2026-11-25T19:59:00Z', '2026-11-25T19:59:00.000Z'],
    ['at 22:00: in the morning', israel, '2026-11-25T20:00:00Z', '2026-11-26T06:00:00.000Z'],
    ['at 3:00: the same morning', israel, '2026-11-25T01:00:00Z', '2026-11-25T06:00:00.000Z'],
    ['on a Sabbath that they do not keep: now', israel, '2026-11-28T10:00:00Z', '2026-11-28T10:00:00.000Z'],
    ['on a Sabbath that they keep: on Sunday', observant, '2026-11-28T10:00:00Z', '2026-11-29T06:00:00.000Z'],
    ['on Friday at 15:00: on Sunday', observant, '2026-11-27T13:00:00Z', '2026-11-29T06:00:00.000Z'],
    ['on Friday at 14:59: now', observant, '2026-11-27T12:59:00Z', '2026-11-27T12:59:00.000Z'],
    // Rosh ha-Shana 5787: Saturday and Sunday, the 12th and 13th of September, in summer time.
    ['before two holy days: on Monday', observant, '2026-09-11T13:00:00Z', '2026-09-14T05:00:00.000Z'],
  ])('%s', (_, group, from, moment) => {
    expect(iso(nextWritableAt(group, at(from)))).toBe(moment);
  });
});

describe('a broadcast', () => {
  const now = at('2026-11-25T08:00:00Z');

  it('for a time goes to each zone at its own', () => {
    const due = (zone: string) => iso(dueAtOf({ zone, rests: false }, '2026-11-26T10:00', now));
    expect(due('Asia/Jerusalem')).toBe('2026-11-26T08:00:00.000Z');
    expect(due('America/New_York')).toBe('2026-11-26T15:00:00.000Z');
    expect(due('Asia/Vladivostok')).toBe('2026-11-26T00:00:00.000Z');
  });

  it('for a time that a zone has behind it goes there at once, or in its morning', () => {
    const due = (zone: string) => iso(dueAtOf({ zone, rests: false }, '2026-11-25T11:00', now));
    expect(due('Asia/Yekaterinburg')).toBe(iso(now)); // 13:00
    expect(due('Pacific/Kiritimati')).toBe('2026-11-25T18:00:00.000Z'); // 22:00
  });

  it('waits for the end of a Sabbath at the chosen time', () => {
    expect(iso(dueAtOf(observant, '2026-11-28T10:00', now))).toBe('2026-11-29T06:00:00.000Z');
  });

  it.each([
    ['2026-11-25T22:00', 'broadcast_at_night'],
    ['2026-11-26T07:59', 'broadcast_at_night'],
    ['2026-11-25T09:59', 'broadcast_in_past'],
    ['2026-11-25T10:00', undefined],
    ['2027-01-24T09:00', undefined],
    ['2027-01-24T11:00', 'broadcast_too_far'],
  ])('for %s by the clock of an admin in Israel at 10:00: %s', (time, fault) => {
    expect(faultOfLocalTime(time, 'Asia/Jerusalem', now)).toBe(fault);
  });
});

it('a tap is known by its start parameter', () => {
  expect(tapParameter(7, 'lesson_12')).toBe('b7_lesson_12');
  expect(readTapParameter('b7_lesson_12')).toEqual({ broadcastId: 7, place: 'lesson_12' });
  for (const other of ['', 'lesson_12', 'b_today', 'bx_today', 'b7_', 'b7']) {
    expect(readTapParameter(other)).toBeUndefined();
  }
});
