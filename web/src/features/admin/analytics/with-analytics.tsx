import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Analytics } from '../../../../../core/contracts/admin/admin.ts';
import { adminSectionTexts, dashboardTexts as texts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { RepeatIcon } from '../../../ui/icons/icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing } from '../panel.tsx';
import { analyticsQuery, periodKey } from './analytics-query.ts';
import styles from './with-analytics.module.css';

/** Shows what is made of the figures once they are loaded: with their age and a button to refresh them. */
export function WithAnalytics({ children }: { children: (analytics: Analytics) => ReactNode }) {
  const { api } = useServices();
  const { data: analytics, error, isFetching, refetch } = useQuery(analyticsQuery(api));
  const queryClient = useQueryClient();
  const retry = () => {
    void queryClient.invalidateQueries({ queryKey: periodKey });
    void refetch();
  };
  if (!analytics && error) return <LoadFailed error={error} retrying={isFetching} onRetry={retry} />;
  if (!analytics) return <FiguresLoading />;
  return (
    <>
      <Row gap={4} align="center" justify="between" wrap="tight" className={styles.age}>
        <span role={error ? 'alert' : undefined}>
          {error ? texts.stale : texts.counted(analytics.computedAt)}
        </span>
        <Button
          variant="quiet"
          size="small"
          icon={<RepeatIcon size={18} />}
          loading={isFetching}
          onClick={retry}
        >
          {texts.refresh}
        </Button>
      </Row>
      {children(analytics)}
    </>
  );
}

/** A group of figures, or a note that the database could not count it in time. */
export function Group<T>({ of, children }: { of: T | null; children: (group: T) => ReactNode }) {
  return of === null ? <Nothing title={adminSectionTexts.noGroup} /> : children(of);
}

function FiguresLoading() {
  return (
    <>
      <span role="status" aria-label={adminSectionTexts.loading} />
      <Skeleton height="36px" width="220px" />
      <Skeleton height="190px" radius="l" />
      <Skeleton height="300px" radius="l" />
    </>
  );
}
