import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminUserDetail } from '../../../../../core/contracts/admin/admin.ts';
import type { AdminPayment } from '../../../../../core/contracts/payments.ts';
import { adminSectionTexts, dayText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { starsText } from '../../../../../core/texts/home/payments.ts';
import { useServices } from '../../../lib/services.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminTable } from '../admin-table.tsx';
import { MoreButton } from '../lists/more-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing, Panel } from '../panel.tsx';
import { PaymentState, planOf, stateOf } from '../payments/payment-state.tsx';
import { userPaymentsQuery } from '../payments/payments-queries.ts';
import { useRefund } from '../payments/use-refund.ts';

const texts = usersTexts.payments;

/** What the person paid in Stars, and the way to give it back. */
export function UserPayments({ user }: { user: AdminUserDetail }) {
  const { api } = useServices();
  const query = useInfiniteQuery(userPaymentsQuery(api, user.id));
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel title={texts.heading}>
      {data ? (
        <Charges payments={data.pages.flatMap((page) => page.payments)} isWhole={!query.hasNextPage} />
      ) : error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <span role="status" aria-label={adminSectionTexts.loading} />
          <Skeleton height="72px" />
        </>
      )}
      <MoreButton query={query} />
    </Panel>
  );
}

type ChargesProps = { payments: readonly AdminPayment[]; isWhole: boolean };

function Charges({ payments, isWhole }: ChargesProps) {
  const refunds = useRefund();
  if (payments.length === 0) return <Nothing title={texts.empty} />;
  return (
    <AdminTable
      caption={texts.heading}
      file={isWhole ? 'payments' : undefined}
      columns={[
        {
          name: texts.date,
          value: ({ paidAt }) => paidAt,
          cell: ({ paidAt, chargeId }) => (
            <time dateTime={paidAt} title={texts.number(chargeId)}>
              {dayText(paidAt)}
            </time>
          ),
        },
        {
          name: texts.what,
          shown: 'wide',
          value: planOf,
          cell: planOf,
        },
        { name: texts.stars, value: ({ stars }) => stars, cell: ({ stars }) => starsText(stars) },
        {
          name: texts.state,
          value: stateOf,
          cell: (payment) => <PaymentState payment={payment} refunds={refunds} />,
        },
      ]}
      rows={payments}
      keyOf={({ chargeId }) => chargeId}
    />
  );
}
