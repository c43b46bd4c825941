import { createContext, useContext } from 'react';
import type { Connection } from './api/connection.ts';
import type { CourseSource } from './api/course-source.ts';
import type { Api } from './api/create-api.ts';
import type { HomeRequest } from './api/home-request.ts';
import type { Http } from './api/http.ts';
import type { Session } from './api/session.ts';
import type { HomeQuery } from './cache/queries.ts';
import type { LocalStore } from './local-store.ts';
import type { Leaving } from './navigation/leaving.ts';
import type { Telegram } from './telegram/telegram.ts';
import type { CorrectedClock } from './time/clock.ts';
import type { Toasts } from './toasts/toasts.ts';

/** What boot.ts creates before React is loaded. */
export type Clients = {
  telegram: Telegram;
  localStore: LocalStore;
  connection: Connection;
  http: Http;
  session: Session;
  api: Api;
  /** Views use `homeQuery`. */
  homeRequest: HomeRequest;
  course: CourseSource;
};

/** What the app creates once for the page. A component takes the few that it needs; a function is passed them. */
export type Services = Clients &
  Toasts & {
    clock: CorrectedClock;
    homeQuery: HomeQuery;
    leaving: Leaving;
    /** What error boundaries have caught: the client log picks up what came before it listened. */
    caught: unknown[];
    /** Creates at the first call, and returns the same afterwards: for what is loaded only after the first view. */
    once<T>(create: (services: Services) => T): T;
  };

export const ServicesContext = createContext<Services | undefined>(undefined);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('wrap the component in ServicesContext');
  return services;
}

export const useTelegram = (): Telegram => useServices().telegram;
