import { useEffect } from 'react';
import { http } from '../lib/api/api.ts';
import { launch } from '../lib/telegram/telegram.ts';
import { later } from '../lib/time/later.ts';
import { caught } from './error-boundary.tsx';
import { createClientLog, namesIn } from './log-reporter.ts';

const createLog = () =>
  createClientLog({
    send: (entries) => http.request('POST /client-log', { body: { entries }, retries: 0 }),
    now: () => Date.now(),
    later,
    secrets: () => [launch().initData],
    names: () => namesIn(launch().initData),
  });

/** Sends warnings and errors of this page to the server, cleaned and in batches, as long as the app lives. */
export function useClientLog(): void {
  useEffect(() => {
    const log = createLog();
    for (const error of caught.splice(0)) log.report('error', error);
    return log.watch(window, console);
  }, []);
}

/** Sends what was caught, for when nobody lives any more who would have listened. */
export function tellCaught(): void {
  const log = createLog();
  for (const error of caught.splice(0)) log.report('error', error);
}
