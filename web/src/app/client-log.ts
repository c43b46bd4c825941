import { useEffect } from 'react';
import { type Services, useServices } from '../lib/services.ts';
import { later } from '../lib/time/later.ts';
import { createClientLog, namesIn } from './log-reporter.ts';

const createLog = ({ http, telegram: { launch } }: Services) =>
  createClientLog({
    send: (entries) => http.request('POST /client-log', { body: { entries }, retries: 0 }),
    now: () => Date.now(),
    later,
    secrets: () => [launch.initData],
    names: () => namesIn(launch.initData),
  });

/** Sends warnings and errors of this page to the server, cleaned and in batches, while the app runs. */
export function useClientLog(): void {
  const services = useServices();
  useEffect(() => tellCaught(services).watch(window, console), [services]);
}

/** Sends what was caught; called directly when no listener is left. */
export function tellCaught(services: Services): ReturnType<typeof createLog> {
  const log = createLog(services);
  for (const error of services.caught.splice(0)) log.report('error', error);
  return log;
}
