import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { actionsTexts as texts } from '../../../../../core/texts/admin-actions.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useServices } from '../../../lib/services.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing } from '../panel.tsx';
import { ActionItem } from './action-item.tsx';
import styles from './recent-actions.module.css';

const actionsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.admin, 'actions'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /admin/actions', { query: pageParam === null ? {} : { before: pageParam }, signal }),
    // Each page is identified by the last action of the one before.
    initialPageParam: null as string | null,
    getNextPageParam: ({ actions, hasMore }) => {
      const last = actions.at(-1);
      return hasMore && last ? String(last.id) : undefined;
    },
    staleTime: 0,
  });

/** What admins did, newest first; each with what it was before and after. */
export function RecentActions() {
  const { api } = useServices();
  const query = useInfiniteQuery(actionsQuery(api));
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <>
        <span role="status" aria-label={adminSectionTexts.loading} />
        <Skeleton height="420px" radius="l" />
      </>
    );
  }
  const actions = data.pages.flatMap((page) => page.actions);
  if (actions.length === 0) {
    return (
      <Card>
        <Nothing title={texts.empty} hint={texts.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Card padded={false}>
        <ol className={styles.list} aria-label={texts.heading}>
          {actions.map((action) => (
            <ActionItem key={action.id} action={action} />
          ))}
        </ol>
      </Card>
      <MoreButton query={query} />
    </>
  );
}
