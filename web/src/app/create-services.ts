import type { QueryClient } from '@tanstack/react-query';
import { createHomeQuery, createQueryClient } from '../lib/cache/queries.ts';
import type { Clients, Services } from '../lib/services.ts';
import { createClock } from '../lib/time/clock.ts';
import { createToasts } from '../lib/toasts/toasts.ts';

/** Everything of which a page has one. */
export function createServices(clients: Clients): Services {
  const clock = createClock(Date.now);
  const made = new Map<unknown, unknown>();
  const services: Services = {
    ...clients,
    ...createToasts(),
    clock,
    homeQuery: createHomeQuery({ ...clients, clock, allowVibration: clients.telegram.allowVibration }),
    leaving: {},
    caught: [],
    once<T>(create: (services: Services) => T): T {
      if (!made.has(create)) made.set(create, create(services));
      // Set by the line above, or by an earlier call with the same function.
      return made.get(create) as T;
    },
  };
  return services;
}

/** The query cache of these services. */
export function createCache({ telegram }: Services): QueryClient {
  return createQueryClient((home) => telegram.allowVibration(home.settings.vibration));
}
