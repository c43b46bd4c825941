import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { binKinds } from '../../../../../../core/acts/bin.ts';
import { binTexts as texts } from '../../../../../../core/texts/admin/bin.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { useServices } from '../../../../lib/services.ts';
import { useSettled } from '../../../../lib/time/use-settled.ts';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint } from '../../../../ui/text.tsx';
import { MoreButton } from '../../lists/more-button.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { NothingFound } from '../nothing-found.tsx';
import styles from './bin.module.css';
import { BinItem } from './bin-item.tsx';
import { type BinFilter, binQuery } from './bin-query.ts';

const everything: BinFilter = { kind: '', text: '' };

/** What was deleted in the last 90 days, to be found and put back. */
export function BinView() {
  const { api } = useServices();
  const [filter, setFilter] = useState(everything);
  const text = useSettled(filter.text.trim());
  const query = useInfiniteQuery({
    ...binQuery(api, { ...filter, text }),
    placeholderData: (shown) => shown,
  });
  const { data, error, isFetching, refetch } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const isSearching = text !== '' || filter.kind !== '';
  return (
    <>
      <Card gap={5}>
        <Hint as="p">{texts.hint}</Hint>
        <TextField
          label={texts.search}
          type="search"
          value={filter.text}
          maxLength={100}
          onChange={(typed) => setFilter({ ...filter, text: typed })}
        />
        <SelectField
          label={texts.filter}
          value={filter.kind}
          options={[
            { value: '', name: texts.all },
            ...binKinds.map((value) => ({ value, name: texts.kinds[value] })),
          ]}
          onChange={(value) => setFilter({ ...filter, kind: binKinds.find((one) => one === value) ?? '' })}
        />
      </Card>
      {error && !query.isFetchNextPageError ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <>
          <span role="status" aria-label={adminContentTexts.loading} />
          <Skeleton height="360px" radius="l" />
        </>
      ) : items.length === 0 ? (
        <NothingFound
          title={isSearching ? texts.notFound : texts.empty}
          text={isSearching ? texts.notFoundHint : texts.emptyHint}
        />
      ) : (
        <Card padded={false}>
          <ul className={styles.list} aria-label={texts.title}>
            {items.map((item) => (
              <BinItem key={`${item.kind}:${item.id}`} item={item} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton query={query} />
    </>
  );
}
