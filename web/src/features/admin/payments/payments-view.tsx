import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planIds } from '../../../../../core/payments/plans.ts';
import { paymentListTexts as texts } from '../../../../../core/texts/admin/payments.ts';
import { tableTexts } from '../../../../../core/texts/admin/tables.ts';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { planTexts } from '../../../../../core/texts/home/payments.ts';
import { useServices } from '../../../lib/services.ts';
import { useSettled } from '../../../lib/time/use-settled.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { DayRangeFields } from '../day-range.tsx';
import { Filters } from '../filters.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing, SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { useSaveFile } from '../use-save-file.ts';
import { PaymentList } from './payment-list.tsx';
import styles from './payments.module.css';
import {
  anyPayment,
  type PaymentPlan,
  type PaymentSearch,
  type PaymentState,
  paymentSearchQuery,
  paymentsQuery,
} from './payments-queries.ts';

const states: readonly PaymentState[] = ['all', 'paid', 'refunded', 'issues'];

/** How many filters narrow the list. */
const narrowing = ({ plan, state, from, to }: PaymentSearch): number =>
  Number(plan !== 'any') + Number(state !== 'all') + Number(from !== '' || to !== '');

/** All payments, newest first: by whom, for what, when, and what became of them. */
export function PaymentsView({ place, go }: AdminSectionProps) {
  const { api } = useServices();
  const [search, setSearch] = useState<PaymentSearch>({ ...anyPayment, ...place.days });
  const text = useSettled(search.text.trim());
  const query = useInfiniteQuery({
    ...paymentsQuery(api, { ...search, text }),
    placeholderData: (shown) => shown,
  });
  const { data, error, isFetching, refetch } = query;
  const payments = data?.pages.flatMap((page) => page.payments);
  const sum = data?.pages.at(-1)?.sum;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <SearchFields search={search} onSearch={setSearch} />
      {error && !query.isFetchNextPageError ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : !payments || !sum ? (
        <>
          <span role="status" aria-label={adminSectionTexts.loading} />
          <Skeleton height="480px" radius="l" />
        </>
      ) : payments.length === 0 ? (
        <Card>
          {text !== '' || narrowing(search) > 0 ? (
            <Nothing title={texts.none} hint={texts.noneHint} />
          ) : (
            <Nothing title={texts.noneYet} hint={texts.noneYetHint} />
          )}
        </Card>
      ) : (
        <>
          <p className={styles.sum} role="status">
            {texts.sum(sum)}
          </p>
          <PaymentList payments={payments} onPayer={(userId) => go({ section: 'users', userId })} />
        </>
      )}
      <MoreButton query={query} />
      {payments && payments.length > 0 && <SaveList search={{ ...search, text }} />}
    </>
  );
}

type SearchFieldsProps = { search: PaymentSearch; onSearch: (search: PaymentSearch) => void };

function SearchFields({ search, onSearch }: SearchFieldsProps) {
  return (
    <Card className={styles.filters}>
      <TextField
        label={texts.search}
        type="search"
        value={search.text}
        maxLength={256}
        onChange={(text) => onSearch({ ...search, text })}
      />
      <Filters active={narrowing(search)}>
        <SelectField
          label={texts.plan}
          value={search.plan}
          options={[
            { value: 'any', name: texts.anyPlan },
            ...planIds.map((value) => ({ value, name: planTexts[value].name })),
            { value: 'unknown', name: texts.unknown },
          ]}
          // The options are these plans and nothing else.
          onChange={(plan) => onSearch({ ...search, plan: plan as PaymentPlan })}
        />
        <SelectField
          label={texts.state}
          value={search.state}
          options={states.map((value) => ({ value, name: texts.states[value] }))}
          onChange={(state) => onSearch({ ...search, state: state as PaymentState })}
        />
        <DayRangeFields range={search} onChange={(range) => onSearch({ ...search, ...range })} />
      </Filters>
    </Card>
  );
}

/** All that was found, also what is not shown yet, as a file. */
function SaveList({ search }: { search: PaymentSearch }) {
  const query = paymentSearchQuery(search);
  const { save, isSaving } = useSaveFile('/api/admin/payments/file', query, 'mila-payments.csv');
  return (
    <div>
      <Button variant="quiet" size="small" loading={isSaving} onClick={save}>
        {tableTexts.save}
      </Button>
    </div>
  );
}
