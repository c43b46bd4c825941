import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPayment } from '../../../../../core/contracts/payments.ts';
import { paymentListTexts } from '../../../../../core/texts/admin/payments.ts';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';
import { starsText } from '../../../../../core/texts/home/payments.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useTellFailure } from '../content/tell-failure.ts';
import { usersKey } from '../users/users-queries.ts';
import { paymentsKey } from './payments-queries.ts';

export type Refunds = {
  refund: (payment: AdminPayment) => void;
  /** The charge whose refund is in progress. */
  refunding: string | undefined;
};

/** Gives the stars back after a question. The payer is requested again, too: their premium may have ended with them. */
export function useRefund(): Refunds {
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
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentsKey }),
        queryClient.invalidateQueries({ queryKey: usersKey }),
      ]),
  });

  async function refund(payment: AdminPayment): Promise<void> {
    const { title, text, yes } = usersTexts.ask.refund;
    const message = text(payerText(payment), starsText(payment.stars));
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
    refund: (payment) => void refund(payment),
    refunding: isPending ? variables.chargeId : undefined,
  };
}

/** Who paid, as far as it is known. */
export function payerText({ userId, userName }: AdminPayment): string {
  if (userId === null) return paymentListTexts.nobody;
  return userName === null ? paymentListTexts.gone(userId) : userName || usersTexts.nameless(userId);
}
