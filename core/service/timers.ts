import type { EndpointKey } from '../contracts/endpoints.ts';

/** When a timer runs, in UTC. */
export type Pace = { daily: { hour: number; minute: number } } | { everyMinutes: number };

export type PlannedTimer = {
  name: 'hourly' | 'often' | 'daily' | 'nightly';
  /** The call that the platform makes for it. */
  call: Extract<EndpointKey, `GET /${string}`>;
  pace: Pace;
};

/**
 * Every timer of the product, in the order in which those that are due together run. `vercel.json`, the tables of the
 * documents and `npm start` follow from it.
 */
export const plannedTimers: readonly PlannedTimer[] = [
  { name: 'hourly', call: 'GET /cron/hourly', pace: { everyMinutes: 60 } },
  { name: 'often', call: 'GET /cron/often', pace: { everyMinutes: 5 } },
  { name: 'daily', call: 'GET /cron/daily', pace: { daily: { hour: 16, minute: 0 } } },
  { name: 'nightly', call: 'GET /sounds/nightly', pace: { daily: { hour: 1, minute: 30 } } },
];
