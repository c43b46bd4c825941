import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ApiError } from '../lib/api/http.ts';
import { type Services, ServicesContext, useServices } from '../lib/services.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './frame/shell.tsx';

const OutsidePage = lazy(() => import('./screens/outside-page.tsx'));

/** The mini-app with its providers. */
export function App({ services, queryClient }: { services: Services; queryClient: QueryClient }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary onCatch={() => tellLate(services)}>
          <Entrance />
        </ErrorBoundary>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/**
 * The frame itself has crashed, and with it the console listener. Where the code fails to load, nothing is reported.
 */
function tellLate(services: Services): void {
  import('./frame/overlays.tsx').then(({ tellCaught }) => tellCaught(services)).catch(() => {});
}

/** Opens the app for a launch from Telegram, or with a token that is still valid; others get a friendly page. */
function Entrance() {
  const { session, homeQuery } = useServices();
  const known = session.mayOpen();
  const { error } = useQuery({ ...homeQuery, enabled: known });
  const turnedAway = error instanceof ApiError && error.status === 401;
  if (!known || turnedAway) {
    return (
      <Suspense>
        <OutsidePage expired={session.canLogin()} />
      </Suspense>
    );
  }
  return <Shell />;
}
