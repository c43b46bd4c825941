import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RestSwitches } from '../../../core/streak/rest.ts';
import {
  currentFreezes,
  currentStreak,
  hasRestarted,
  maxFreezes,
  nextRun,
  type Run,
  runsThrough,
  savedDays,
} from '../../../core/streak/run.ts';
import { addDays, dateIn } from '../../../core/streak/streak.ts';

// 2026-11-21 is a Saturday. No holiday lies between October 4 and the following April.
const november = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => november(from + index));
const always: RestSwitches = ['2026-01-01'];

/** What the dates leave behind: [length, freezes]. */
function endOf(dates: string[], rests: RestSwitches = []): [number, number] | undefined {
  const run = runsThrough(undefined, dates, rests).at(-1);
  return run && [run.length, run.freezes];
}

describe('a run of days', () => {
  it.each<[string, string[], [number, number] | undefined]>([
    ['no days', [], undefined],
    ['one day', days(21, 21), [1, 0]],
    ['two in a row', days(20, 21), [2, 0]],
    ['the same day twice', [...days(21, 21), ...days(21, 21)], [1, 0]],
    ['any order', [november(21), november(19), november(20)], [3, 0]],
    ['a missed day, without a freeze', [...days(18, 19), november(21)], [1, 0]],
    ['six days and a missed one', [...days(1, 6), november(8)], [1, 0]],
    ['seven days earn a freeze', days(1, 7), [7, 1]],
    ['which saves one missed day', [...days(1, 7), november(9)], [8, 0]],
    ['but not two', [...days(1, 7), november(10)], [1, 0]],
    ['and not a second one later', [...days(1, 7), november(9), november(11)], [1, 0]],
    ['fourteen days earn two', days(1, 14), [14, 2]],
    ['which save two missed days at once', [...days(1, 14), november(17)], [15, 0]],
    ['or one by one', [...days(1, 14), november(16), november(18)], [16, 0]],
    ['but not three', [...days(1, 14), november(18)], [1, 0]],
    ['a third is not kept', days(1, 28), [28, 2]],
    ['a frozen day does not add to the days', [...days(1, 7), ...days(9, 14)], [13, 0]],
    ['so the next freeze comes with the fourteenth active day', [...days(1, 7), ...days(9, 15)], [14, 1]],
    ['a broken run takes its freezes along', [...days(1, 14), ...days(18, 20)], [3, 0]],
  ])('%s', (_, dates, end) => {
    expect(endOf(dates)).toEqual(end);
  });

  it.each<[string, string[], RestSwitches, [number, number]]>([
    ['is not missed on a Sabbath of rest', [november(20), november(22)], always, [2, 0]],
    ['is missed on a Sabbath without it', [november(20), november(22)], [], [1, 0]],
    ['counts a Sabbath that was used all the same', days(20, 22), always, [3, 0]],
    ['spends a freeze on Friday, not on Saturday', [...days(13, 19), november(22)], always, [8, 0]],
    ['is broken by Friday all the same when there is none', [november(19), november(22)], always, [1, 0]],
    ['has its rest from the day it was switched on', [november(20), november(22)], [november(21)], [2, 0]],
    ['has none before', [november(20), november(22)], [november(22)], [1, 0]],
    [
      'keeps the rest it had when it is switched off later',
      [november(20), november(22)],
      [november(1), november(22)],
      [2, 0],
    ],
    [
      'has none from the day it was switched off',
      [november(20), november(22)],
      [november(1), november(21)],
      [1, 0],
    ],
  ])('%s', (_, dates, rests, end) => {
    expect(endOf(dates, rests)).toEqual(end);
  });

  it('rests over the three days that Rosh ha-Shana and a Sabbath make', () => {
    // Rosh ha-Shana 5788: Saturday and Sunday, 2 and 3 October 2027.
    expect(endOf(['2027-10-01', '2027-10-04'], always)).toEqual([2, 0]);
    expect(endOf(['2027-10-01', '2027-10-04'])).toEqual([1, 0]);
  });

  it('is not counted day by day over the years of somebody who comes back', () => {
    const run: Run = { length: 14, lastDate: '2001-01-01', freezes: 2 };
    expect(nextRun(run, '9999-12-31', always)).toEqual({ length: 1, lastDate: '9999-12-31', freezes: 0 });
  });
});

describe('a learner who travels', () => {
  type Visit = { zone: string; at: string };

  it.each<[string, Visit[], [number, number]]>([
    [
      'eastwards over a night loses no day',
      [
        { zone: 'America/New_York', at: '2026-11-20T23:00:00Z' }, // Friday evening
        { zone: 'Asia/Jerusalem', at: '2026-11-21T10:00:00Z' }, // Saturday noon
      ],
      [2, 0],
    ],
    [
      'westwards into the same date again gains none',
      [
        { zone: 'Asia/Jerusalem', at: '2026-11-21T20:00:00Z' },
        { zone: 'America/New_York', at: '2026-11-22T03:00:00Z' }, // still Saturday there
      ],
      [1, 0],
    ],
    [
      'over the date line misses a date that he never had',
      [
        { zone: 'America/Los_Angeles', at: '2026-11-21T07:00:00Z' }, // Friday night
        { zone: 'Pacific/Auckland', at: '2026-11-21T20:00:00Z' }, // Sunday morning
      ],
      [1, 0],
    ],
  ])('%s', (_, visits, end) => {
    expect(endOf(visits.map((visit) => dateIn(visit.zone, new Date(visit.at))))).toEqual(end);
  });

  it('over the date line after a week has a freeze for the date that he never had', () => {
    const flight = [...days(14, 20), '2026-11-22'];
    expect(endOf(flight)).toEqual([8, 0]);
  });
});

describe('what is shown', () => {
  it('without a freeze lasts until the end of the day after', () => {
    const run: Run = { length: 4, lastDate: november(18), freezes: 0 };
    const shown = (today: number) => currentStreak(run, november(today), []);
    expect([17, 18, 19, 20].map(shown)).toEqual([4, 4, 4, 0]);
    expect(currentStreak(undefined, november(18), [])).toBe(0);
  });

  it('counts the missed days off the freezes, and a broken run has none', () => {
    const run: Run = { length: 14, lastDate: november(14), freezes: 2 };
    const shown = [14, 15, 16, 17, 18].map((today) => [
      currentStreak(run, november(today), []),
      currentFreezes(run, november(today), []),
    ]);
    expect(shown).toEqual([
      [14, 2],
      [14, 2],
      [14, 1],
      [14, 0],
      [0, 0],
    ]);
    expect(currentFreezes(undefined, november(18), [])).toBe(0);
  });

  it('waits over a Sabbath of rest', () => {
    const run: Run = { length: 4, lastDate: november(20), freezes: 0 };
    expect(currentStreak(run, november(22), always)).toBe(4);
    expect(currentStreak(run, november(22), [])).toBe(0);
    expect(currentStreak(run, november(23), always)).toBe(0);
  });

  it('is what comes of visiting on that day', () => {
    const runs = fc.record<Run>({
      length: fc.integer({ min: 1, max: 30 }),
      lastDate: fc.nat(20).map((day) => addDays('2026-11-01', day)),
      freezes: fc.nat(maxFreezes),
    });
    const rests = fc.constantFrom<RestSwitches>([], always, [november(10)], [november(1), november(15)]);
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 9 }), rests, (run, later, switches) => {
        const today = addDays(run.lastDate, later);
        const visited = nextRun(run, today, switches);
        expect(visited.length).toBe(currentStreak(run, today, switches) + 1);
        const earned = visited.length % 7 === 0 ? 1 : 0;
        expect(visited.freezes).toBe(Math.min(maxFreezes, currentFreezes(run, today, switches) + earned));
      }),
    );
  });

  it('over a flight westwards, where it is still yesterday, stays', () => {
    const run: Run = { length: 4, lastDate: november(21), freezes: 1 };
    expect([currentStreak(run, november(20), []), currentFreezes(run, november(20), [])]).toEqual([4, 1]);
  });
});

describe('the first day after a broken streak', () => {
  it.each([
    ['a first day ever', 1, 1, false],
    ['a first day after a longer streak', 1, 2, true],
    ['a second day', 2, 9, false],
    ['a broken streak without a new day', 0, 9, false],
    ['somebody who never came', 0, 0, false],
  ])('is told from %s: streak %i, best %i, %s', (_, currentStreak, bestStreak, restarted) => {
    expect(hasRestarted({ currentStreak, bestStreak })).toBe(restarted);
  });
});

describe('the days that were saved', () => {
  function savedOf(dates: string[], today: string, rests: RestSwitches = []): string[] {
    const runs = runsThrough(undefined, dates, rests);
    const latest = runs.map(({ lastDate, length }) => ({ date: lastDate, isStart: length === 1 })).reverse();
    return savedDays(latest, runs.at(-1), today, rests).map(({ date, by }) => `${date.slice(8)} ${by}`);
  }

  it.each<[string, string[], string, RestSwitches, string[]]>([
    ['none of no days', [], november(21), [], []],
    ['none of a run without gaps', days(14, 20), november(21), [], []],
    ['a frozen one', [...days(1, 7), november(9)], november(9), [], ['08 freeze']],
    ['one that a freeze saves now', days(1, 7), november(9), [], ['08 freeze']],
    ['none of a run that was broken', days(1, 7), november(10), [], []],
    ['none of the gap between two runs', [...days(1, 7), ...days(11, 12)], november(12), [], []],
    [
      'those of an earlier run, too',
      [...days(1, 7), november(9), november(12)],
      november(12),
      [],
      ['08 freeze'],
    ],
    ['a Sabbath', [november(20), november(22)], november(22), always, ['21 rest']],
    ['a Sabbath that is over today', [november(20)], november(22), always, ['21 rest']],
    ['not a Sabbath that broke nothing and saved nothing', [november(18)], november(22), always, []],
    ['both', days(13, 19), november(22), always, ['21 rest', '20 freeze']],
    ['today is not missed yet', days(13, 20), november(21), [], []],
  ])('are %s', (_, dates, today, rests, saved) => {
    expect(savedOf(dates, today, rests)).toEqual(saved);
  });

  it('and the active ones leave no gap in a run', () => {
    const dates = fc.uniqueArray(
      fc.nat(60).map((day) => addDays('2026-10-05', day)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(dates, fc.constantFrom<RestSwitches>([], always), (active, rests) => {
        const runs = runsThrough(undefined, active, rests);
        const latest = runs
          .map(({ lastDate, length }) => ({ date: lastDate, isStart: length === 1 }))
          .reverse();
        const last = runs.at(-1)?.lastDate ?? '';
        const saved = new Set(savedDays(latest, runs.at(-1), last, rests).map(({ date }) => date));
        for (const [index, { lastDate, length }] of runs.entries()) {
          if (length === 1) continue;
          const before = runs[index - 1]?.lastDate ?? '';
          for (let day = addDays(before, 1); day < lastDate; day = addDays(day, 1)) {
            expect(saved.delete(day), day).toBe(true);
          }
        }
        expect([...saved]).toEqual([]);
      }),
    );
  });
});

describe('whatever the history', () => {
  const dates = fc.uniqueArray(
    fc.nat(60).map((day) => addDays('2026-10-05', day)),
    { maxLength: 50 },
  );
  const rests = fc
    .uniqueArray(
      fc.nat(60).map((day) => addDays('2026-10-05', day)),
      { maxLength: 4 },
    )
    .map((switches): RestSwitches => switches.sort());

  /** The plain definition: every day of the calendar is looked at, one after the other. */
  function slowRuns(active: string[], switches: RestSwitches): Run[] {
    const sorted = [...active].sort();
    let run = { length: 0, freezes: 0 };
    let isOn = false;
    const runs: Run[] = [];
    for (let date = sorted[0] ?? ''; date !== '' && date <= (sorted.at(-1) ?? ''); date = addDays(date, 1)) {
      isOn = switches.filter((switched) => switched <= date).length % 2 === 1;
      if (sorted.includes(date)) {
        run = { ...run, length: run.length + 1 };
        if (run.length % 7 === 0) run = { ...run, freezes: Math.min(2, run.freezes + 1) };
        runs.push({ ...run, lastDate: date });
      } else if (isOn && new Date(date).getUTCDay() === 6) {
        // A rest.
      } else {
        run = run.freezes > 0 ? { ...run, freezes: run.freezes - 1 } : { length: 0, freezes: 0 };
      }
    }
    return runs;
  }

  it('the runs are those that going over the calendar day by day finds', () => {
    fc.assert(
      fc.property(dates, rests, (active, switches) => {
        expect(runsThrough(undefined, active, switches)).toEqual(slowRuns(active, switches));
      }),
    );
  });

  it('counting on from any day gives what counting from the first gives', () => {
    fc.assert(
      fc.property(dates, rests, fc.nat(50), (active, switches, place) => {
        const runs = runsThrough(undefined, active, switches);
        const before = runs[place];
        const later = [...active].filter((date) => before === undefined || date > before.lastDate);
        expect(runsThrough(before, later, switches)).toEqual(before ? runs.slice(place + 1) : runs);
      }),
    );
  });

  it('a late day of the last 48 hours never makes the streak of today shorter', () => {
    fc.assert(
      fc.property(dates, rests, fc.nat(2), (active, switches, ago) => {
        const today = addDays('2026-10-05', 61);
        const shown = (all: string[]) =>
          currentStreak(runsThrough(undefined, all, switches).at(-1), today, switches);
        expect(shown([...active, addDays(today, -ago)])).toBeGreaterThanOrEqual(shown(active));
      }),
    );
  });
});
