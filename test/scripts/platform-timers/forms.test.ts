import { describe, expect, it } from 'vitest';
import { type PlannedTimer, plannedTimers } from '../../../core/service/timers.ts';
import { cronJobs, cronOf, isDaily, schedules, withTimers } from '../../../scripts/platform-timers/forms.ts';

const timers: readonly PlannedTimer[] = [
  { name: 'often', call: 'GET /cron/often', pace: { everyMinutes: 5 } },
  { name: 'daily', call: 'GET /cron/daily', pace: { daily: { hour: 16, minute: 7 } } },
];
const file = `{
  "regions": ["fra1"],
  "crons": [
    { "path": "/api/old", "schedule": "1 1 * * *" }
  ],
  "headers": [
    { "source": "/" }
  ]
}
`;

it.each([
  [{ everyMinutes: 5 }, '*/5 * * * *'],
  [{ everyMinutes: 60 }, '0 * * * *'],
  [{ daily: { hour: 1, minute: 30 } }, '30 1 * * *'],
])('the pace %j is %s', (pace, cron) => {
  expect(cronOf(pace)).toBe(cron);
});

describe('the timers', () => {
  it('are written as Cron Jobs, and nothing else changes', () => {
    const written = withTimers(file, 'crons', timers);
    expect(JSON.parse(written)).toEqual({
      regions: ['fra1'],
      crons: [
        { path: '/api/cron/often', schedule: '*/5 * * * *' },
        { path: '/api/cron/daily', schedule: '7 16 * * *' },
      ],
      headers: [{ source: '/' }],
    });
  });

  it('are written as Schedules, which ask for GET: POST is their own way', () => {
    const written: unknown = JSON.parse(withTimers(file, 'schedules', timers));
    expect(written).toEqual({
      regions: ['fra1'],
      schedules: {
        often: { schedule: '*/5 * * * *', path: '/api/cron/often', requestMethod: 'GET' },
        daily: { schedule: '7 16 * * *', path: '/api/cron/daily', requestMethod: 'GET' },
      },
      headers: [{ source: '/' }],
    });
  });

  it('are the same text after a way there and back', () => {
    const crons = withTimers(file, 'crons', timers);
    expect(withTimers(withTimers(crons, 'schedules', timers), 'crons', timers)).toBe(crons);
  });

  it('for the free plan are those that run once a day', () => {
    expect(plannedTimers.filter(isDaily).map(({ name }) => name)).toEqual(['daily', 'nightly']);
    expect(cronJobs(plannedTimers)).toHaveLength(Object.keys(schedules(plannedTimers)).length);
  });

  it('are not put into a file that has no place for them', () => {
    expect(() => withTimers('{\n  "regions": []\n}\n', 'crons', timers)).toThrow('neither');
  });
});
