import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUserDetail } from '../../../../../core/contracts/admin.ts';
import type { AdminPayment } from '../../../../../core/contracts/payments.ts';
import { adminSectionTexts, dayText } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { planTexts, starsText } from '../../../../../core/texts/home/payments.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminTable } from '../admin-table.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { MoreButton } from '../lists/more-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing, Panel } from '../panel.tsx';
import { nameOf } from './name-of.ts';
import { userPaymentsQuery, usersKey } from './users-queries.ts';

const texts = usersTexts.payments;

/** What the person paid in Stars, and the way to give it back. */
export function UserPayments({ user }: { user: AdminUserDetail }) {
  const { api } = useServices();
  const query = useInfiniteQuery(userPaymentsQuery(api, user.id));
  const { data, error, isFetching, refetch } = query;
  return (
    <Panel title={texts.heading}>
      {data ? (
        <Charges
          user={user}
          payments={data.pages.flatMap((page) => page.payments)}
          isWhole={!query.hasNextPage}
        />
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

type ChargesProps = { user: AdminUserDetail; payments: readonly AdminPayment[]; isWhole: boolean };

function Charges({ user, payments, isWhole }: ChargesProps) {
  const { refund, refunding } = useRefund(user);
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
          cell: (payment) =>
            payment.refundedAt ? (
              stateOf(payment)
            ) : (
              <>
                {stateOf(payment)}{' '}
                <Button
                  variant="danger"
                  size="small"
                  aria-label={texts.refundOf(starsText(payment.stars), dayText(payment.paidAt))}
                  loading={refunding === payment.chargeId}
                  disabled={refunding !== undefined}
                  onClick={() => refund(payment)}
                >
                  {texts.refund}
                </Button>
              </>
            ),
        },
      ]}
      rows={payments}
      keyOf={({ chargeId }) => chargeId}
    />
  );
}

const planOf = ({ subscriptionType }: AdminPayment): string =>
  subscriptionType ? planTexts[subscriptionType].name : texts.unknownPlan;

function stateOf({ isSurplus, issue, refundedAt }: AdminPayment): string {
  if (refundedAt) return texts.refunded(dayText(refundedAt));
  if (isSurplus) return texts.surplus;
  return issue ? texts.issue : texts.received;
}

/** Gives the stars back after a question. The card's premium is requested again: it may have ended with them. */
function useRefund(user: AdminUserDetail) {
  const tellFailure = useTellFailure();
  const { api, toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ chargeId }: AdminPayment) =>
      api.call('POST /admin/payments/{chargeId}/refund', { params: { chargeId }, retries: 0 }),
    onSuccess: () => {
      haptic('success');
      toast({ title: usersTexts.done.refunded });
    },
    onError: (error) => tellFailure(adminSectionTexts.failed, error),
    // Also after a failure: what the server knows of the charge by then is what counts.
    onSettled: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  });

  async function refund(payment: AdminPayment): Promise<void> {
    const { title, text, yes } = usersTexts.ask.refund;
    const message = text(nameOf(user), starsText(payment.stars));
    const sure = await confirmPopup({
      title,
      message,
      yes,
      no: adminSectionTexts.cancel,
      destructive: true,
    });
    if (sure) mutate(payment);
  }

  return {
    refund: (payment: AdminPayment) => void refund(payment),
    /** The charge whose refund is in progress. */
    refunding: isPending ? variables.chargeId : undefined,
  };
}
