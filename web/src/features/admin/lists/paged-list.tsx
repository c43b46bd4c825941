import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing } from '../panel.tsx';
import { MoreButton, type Pages } from './more-button.tsx';

type PagedListProps<Row> = {
  query: Pages & { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Of all pages that came; undefined before the first. */
  rows: readonly Row[] | undefined;
  texts: { loading: string; list: string; none: string; noneHint: string };
  children: (row: Row) => ReactNode;
};

/** A list of cards that comes page by page: while it loads, when it did not, and when there is nothing. */
export function PagedList<Row extends { id: number }>({ query, rows, texts, children }: PagedListProps<Row>) {
  return (
    <>
      {query.error && !query.isFetchNextPageError ? (
        <LoadFailed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : !rows ? (
        <>
          <span role="status" aria-label={texts.loading} />
          <Skeleton height="480px" radius="l" />
        </>
      ) : rows.length === 0 ? (
        <Card>
          <Nothing title={texts.none} hint={texts.noneHint} />
        </Card>
      ) : (
        <Stack as="ul" gap={5} aria-label={texts.list}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </Stack>
      )}
      <MoreButton query={query} />
    </>
  );
}
