import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import { withoutCourse } from '../../../../core/lesson/lesson-groups.ts';
import { queryKeys } from '../cache/query-keys.ts';
import { localKeys } from '../local-store.ts';
import type { Services } from '../services.ts';

/**
 * Keeps what is the learner's of each home that the server sends, and what changes in it, for the next opening by the
 * same account. Returns a function that stops it.
 */
export function keepHome(
  queryClient: QueryClient,
  { session, localStore }: Pick<Services, 'session' | 'localStore'>,
): () => void {
  const keep = (home: Home | undefined) => {
    const userId = session.userId();
    if (home && userId === home.stats.id) localStore.write(localKeys.home(userId), withoutCourse(home));
  };
  const shown = queryClient.getQueryState<Home>(queryKeys.home);
  // One that was kept is there already.
  if (shown && shown.dataUpdatedAt > 0) keep(shown.data);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] === queryKeys.home[0]) keep(event.query.state.data as Home);
  });
}
