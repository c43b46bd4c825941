import type { Pace, PlannedTimer } from '../../core/service/timers.ts';

/** How timers are declared to the platform: by Schedules, or by the Cron Jobs that they replace. */
export const forms = ['crons', 'schedules'] as const;
export type Form = (typeof forms)[number];

export type CronJob = { path: string; schedule: string };
type Schedule = CronJob & { requestMethod: 'GET' };

/** The address of a timer's call. */
export const pathOf = ({ call }: Pick<PlannedTimer, 'call'>): string => `/api${call.slice('GET '.length)}`;

/** In the five fields of cron. */
export function cronOf(pace: Pace): string {
  if ('daily' in pace) return `${pace.daily.minute} ${pace.daily.hour} * * *`;
  return pace.everyMinutes === 60 ? '0 * * * *' : `*/${pace.everyMinutes} * * * *`;
}

/** The platform's free plan refuses anything more frequent. */
export const isDaily = ({ pace }: Pick<PlannedTimer, 'pace'>): boolean => 'daily' in pace;

export function cronJobs(timers: readonly PlannedTimer[]): CronJob[] {
  return timers.map((timer) => ({ path: pathOf(timer), schedule: cronOf(timer.pace) }));
}

/** Schedules that call a path do it as Cron Jobs do: with GET and CRON_SECRET. */
export function schedules(timers: readonly PlannedTimer[]): Record<string, Schedule> {
  return Object.fromEntries(
    timers.map((timer) => [
      timer.name,
      { schedule: cronOf(timer.pace), path: pathOf(timer), requestMethod: 'GET' },
    ]),
  );
}

/** The block of either form in the text of `vercel.json`. */
const block = /^ {2}"(?:crons|schedules)": (?:\[[\s\S]*?^ {2}\]|\{[\s\S]*?^ {2}\})/m;

/** The text of `vercel.json` with the timers in one form, where they stood in either. Throws when it has none. */
export function withTimers(text: string, form: Form, timers: readonly PlannedTimer[]): string {
  if (!block.test(text)) throw new Error('vercel.json has neither crons nor schedules');
  return text.replace(block, form === 'crons' ? textOfCrons(timers) : textOfSchedules(timers));
}

function textOfCrons(timers: readonly PlannedTimer[]): string {
  const lines = cronJobs(timers).map((job) => `    ${oneLine(job)}`);
  return ['  "crons": [', lines.join(',\n'), '  ]'].join('\n');
}

function textOfSchedules(timers: readonly PlannedTimer[]): string {
  const lines = Object.entries(schedules(timers)).map(([name, one]) => `    "${name}": ${oneLine(one)}`);
  return ['  "schedules": {', lines.join(',\n'), '  }'].join('\n');
}

/** As the formatter of the repository writes a short object. */
function oneLine(fields: object): string {
  const written = Object.entries(fields).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${written.join(', ')} }`;
}
