import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { session } from '../lib/api/api.ts';
import { ApiError } from '../lib/api/http.ts';
import { homeQuery } from '../lib/cache/queries.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from './shell.tsx';

const OutsidePage = lazy(() => import('./outside-page.tsx'));

/** The mini-app with its providers. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary onCatch={tellLate}>
        <Entrance />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

/** The frame itself has broken, and with it what listens to the console. Where the code does not come, nobody is told. */
function tellLate(): void {
  import('./overlays.tsx').then(({ tellCaught }) => tellCaught()).catch(() => {});
}

/** Lets in whoever Telegram has brought, or whoever still holds a token; others get a friendly page. */
function Entrance() {
  const known = session.canLogin() || session.token() !== null;
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
