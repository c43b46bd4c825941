import { describe, expect, it } from 'vitest';
import { daytimeHour, isQuiet, reminderHours } from '../../../core/reminders/hours.ts';
import { nextReminderAt, planReminder, type ReminderFacts } from '../../../core/reminders/reminders.ts';
import { reminderTexts } from '../../../core/texts/home/reminders.ts';

/** Saturday, 21 November 2026; Jerusalem is two hours ahead of UTC. */
const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const learner: ReminderFacts = {
  zone: 'Asia/Jerusalem',
  hour: 19,
  remindedOn: '2026-11-20',
  seenAt: at('05:00:00'),
  due: 12,
  shabbatRest: false,
};

describe('a learner is reminded', () => {
  it.each<[string, Partial<ReminderFacts>, string, boolean]>([
    ['at the hour that was chosen', {}, '17:00:00', true],
    ['for the first time in his life', { remindedOn: null }, '17:00:00', true],
    ['not a minute before it', {}, '16:59:59', false],
    ['later the same evening, when a run was missed', {}, '19:30:00', true],
    ['not by night', {}, '20:00:00', false],
    ['not twice on a date', { remindedOn: '2026-11-21' }, '17:00:00', false],
    [
      'not on a date that he has lived through before he flew westwards',
      { remindedOn: '2026-11-22' },
      '17:00:00',
      false,
    ],
    ['not when nothing is due, or all of it is done', { due: 0 }, '17:00:00', false],
    ['not while he is here', { seenAt: at('16:45:00') }, '17:00:00', false],
    ['half an hour after he left', { seenAt: at('16:30:00') }, '17:00:00', true],
    ['not on a Sabbath that he keeps', { shabbatRest: true }, '17:00:00', false],
    ['at 21:00 who once chose 22:00', { hour: 22 }, '19:00:00', true],
    ['at 8:00 who chose an hour of the night', { hour: 3 }, '06:00:00', true],
    ['by his own clock, wherever he is', { zone: 'America/New_York', hour: 12 }, '17:00:00', true],
    ['not by ours', { zone: 'America/New_York' }, '17:00:00', false],
  ])('%s', (_, facts, time, remind) => {
    expect(planReminder({ ...learner, ...facts }, 'hourly', at(time)).remind).toBe(remind);
  });

  it('where there is one run a day, in that run, whatever hour was chosen', () => {
    const run = (facts: Partial<ReminderFacts>, time = '16:10:00') =>
      planReminder({ ...learner, ...facts }, 'daily', at(time)).remind;
    for (const hour of reminderHours) expect(run({ hour })).toBe(true);
    expect(run({ remindedOn: '2026-11-21' })).toBe(false);
    expect(run({ due: 0 })).toBe(false);
    // It is 2:10 in Vladivostok.
    expect(run({ zone: 'Asia/Vladivostok' })).toBe(false);
  });

  it('not from Friday afternoon on when he keeps the Sabbath, and again on Sunday', () => {
    const observant = { ...learner, shabbatRest: true, remindedOn: null, seenAt: new Date(0) };
    const isReminded = (moment: string, hour: number) =>
      planReminder({ ...observant, hour }, 'hourly', new Date(moment)).remind;
    expect(isReminded('2026-11-20T12:59:00Z', 14)).toBe(true);
    expect(isReminded('2026-11-20T13:00:00Z', 15)).toBe(false);
    expect(isReminded('2026-11-21T19:00:00Z', 21)).toBe(false);
    expect(isReminded('2026-11-22T06:00:00Z', 8)).toBe(true);
    // Yom Kippur 5787 is Monday, 21 September 2026; Jerusalem is three hours ahead then.
    expect(isReminded('2026-09-20T11:00:00Z', 14)).toBe(true);
    expect(isReminded('2026-09-20T16:00:00Z', 19)).toBe(false);
    expect(isReminded('2026-09-21T16:00:00Z', 19)).toBe(false);
    expect(isReminded('2026-09-22T16:00:00Z', 19)).toBe(true);
  });
});

describe('the next look', () => {
  const next = (facts: Partial<ReminderFacts>, time: string, run: 'hourly' | 'daily' = 'hourly') =>
    planReminder({ ...learner, ...facts }, run, at(time)).lookAgainAt.toISOString();

  it('is at the chosen hour, today while it is ahead, else tomorrow', () => {
    expect(next({}, '10:00:00')).toBe('2026-11-21T17:00:00.000Z');
    expect(next({}, '17:00:00')).toBe('2026-11-22T17:00:00.000Z');
    expect(next({ due: 0 }, '18:00:00')).toBe('2026-11-22T17:00:00.000Z');
  });

  it('is in the next run when the learner is here now', () => {
    expect(next({ seenAt: at('16:45:00') }, '17:00:00')).toBe('2026-11-21T17:45:00.000Z');
  });

  it('is in the run of tomorrow where there is one a day, early as that may come', () => {
    expect(next({}, '16:59:00', 'daily')).toBe('2026-11-22T12:59:00.000Z');
  });

  it('always lies ahead', () => {
    for (const zone of ['Asia/Jerusalem', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu']) {
      for (let hour = 0; hour < 24; hour += 1) {
        for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 47) {
          const now = new Date(at('00:00:00').getTime() + minutes * 60_000);
          const moment = nextReminderAt(zone, hour, now).getTime() - now.getTime();
          expect(moment).toBeGreaterThan(0);
          expect(moment).toBeLessThanOrEqual(24 * 3_600_000);
        }
      }
    }
  });
});

describe('an hour is meant by the wall clock', () => {
  it.each([
    // Clocks in Israel go back on 25 October 2026 at 2:00, and forward on 27 March 2026.
    ['Asia/Jerusalem', '2026-10-24T16:00:00Z', '2026-10-25T17:00:00.000Z'],
    ['Asia/Jerusalem', '2026-03-26T17:00:00Z', '2026-03-27T16:00:00.000Z'],
    // New York, 1 November and 8 March.
    ['America/New_York', '2026-10-31T23:00:00Z', '2026-11-02T00:00:00.000Z'],
    ['America/New_York', '2026-03-08T00:00:00Z', '2026-03-08T23:00:00.000Z'],
    // Clocks of Lord Howe move by half an hour.
    ['Australia/Lord_Howe', '2026-10-03T08:30:00Z', '2026-10-04T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T00:00:00Z', '2026-11-21T13:15:00.000Z'],
  ])('at 19:00 in %s after %s comes %s', (zone, now, moment) => {
    expect(nextReminderAt(zone, 19, new Date(now)).toISOString()).toBe(moment);
  });

  it('day after day through a year, each date once', () => {
    let now = new Date('2026-01-01T00:00:00Z');
    const dates = new Set<string>();
    for (let day = 0; day < 365; day += 1) {
      now = nextReminderAt('Asia/Jerusalem', 8, now);
      const facts = { ...learner, hour: 8, remindedOn: [...dates].at(-1) ?? null, seenAt: new Date(0) };
      const { remind, today } = planReminder(facts, 'hourly', now);
      expect(remind).toBe(true);
      dates.add(today);
    }
    expect(dates.size).toBe(365);
  });
});

describe('the night', () => {
  it('offers no hour', () => {
    expect([reminderHours.at(0), reminderHours.at(-1)]).toEqual([8, 21]);
    expect(reminderHours.some(isQuiet)).toBe(false);
  });

  it.each([
    [0, 8],
    [7, 8],
    [8, 8],
    [21, 21],
    [22, 21],
    [23, 21],
  ])('%i:00 is taken as %i:00', (hour, kept) => {
    expect(daytimeHour(hour)).toBe(kept);
  });
});

it.each([
  [1, 0, 0, 1, 'Пора повторить 1 слово. Это займёт примерно 1 минуту.'],
  [22, 1, 0, 2, 'Пора повторить 22 слова и 1 букву. Это займёт примерно 2 минуты.'],
  [11, 3, 0, 5, 'Пора повторить 11 слов и 3 буквы. Это займёт примерно 5 минут.'],
  [0, 5, 0, 1, 'Пора повторить 5 букв. Это займёт примерно 1 минуту.'],
  [2, 3, 1, 2, 'Пора повторить 2 слова, 3 буквы и 1 правило. Это займёт примерно 2 минуты.'],
  [0, 0, 3, 1, 'Пора повторить 3 правила. Это займёт примерно 1 минуту.'],
])(
  '%i words, %i letters, %i rules and %i minutes are told in Russian',
  (due, dueLetters, dueRules, minutes, text) => {
    expect(reminderTexts.message({ due, dueLetters, dueRules, minutes })).toBe(text);
  },
);
