import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClients } from '../../../web/src/app/create-clients.ts';
import { createCache, createServices } from '../../../web/src/app/create-services.ts';
import { requestTimeoutMs } from '../../../web/src/lib/api/http.ts';
import { createLocalStore } from '../../../web/src/lib/local-store.ts';
import { type Services, ServicesContext } from '../../../web/src/lib/services.ts';
import { createTelegram } from '../../../web/src/lib/telegram/telegram.ts';
import { type Later, later } from '../../../web/src/lib/time/later.ts';
import { currentSdk } from './telegram-sdk.ts';

/** The storage of the device, for what a test finds there or leaves there. */
export const localStore = createLocalStore(() => window.localStorage);

/** Time-outs keep their length, so that a busy machine meets none; the pauses between the tries of a request do not. */
const laterWithoutPauses: Later = (ms, run) => later(ms < requestTimeoutMs ? ms / 100 : ms, run);

/** What main.tsx creates for one opening of the app. */
export function createPage(): { services: Services; queryClient: QueryClient } {
  const telegram = createTelegram(currentSdk());
  const services = createServices(createClients({ telegram, later: laterWithoutPauses }));
  return { services, queryClient: createCache(services) };
}

/** Renders part of the app with the services of an opening. */
export function renderPart(part: ReactNode, page = createPage()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={page.services}>
      <QueryClientProvider client={page.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
  return { ...page, ...render(part, { wrapper }) };
}
