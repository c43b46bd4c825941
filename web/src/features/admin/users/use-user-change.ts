import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUserDetail, UserChange } from '../../../../../core/contracts/admin.ts';
import { adminSectionTexts, usersTexts as texts } from '../../../../../core/texts/admin-web.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useTellFailure } from '../content/tell-failure.ts';
import { nameOf } from './name-of.ts';
import { userQuery, usersKey } from './users-queries.ts';

/** One act on a person: what is sent, what is asked before, and what is said when it is done. */
export type UserAct = { change: UserChange; ask: Exclude<keyof typeof texts.ask, 'refund'>; done: string };

/** Changes a person after a question; the answer of the server becomes what the card shows. */
export function useUserChange(user: AdminUserDetail) {
  const tellFailure = useTellFailure();
  const { api, toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change }: UserAct) =>
      api.call('PATCH /admin/users/{id}', { params: { id: user.id }, body: change }),
    onSuccess: (fresh, { done }) => {
      haptic('success');
      queryClient.setQueryData(userQuery(api, user.id).queryKey, fresh);
      void queryClient.invalidateQueries({ queryKey: [...usersKey, 'list'] });
      toast({ title: done });
    },
    onError: (error) => tellFailure(adminSectionTexts.failed, error),
  });

  async function act(wanted: UserAct): Promise<void> {
    const { title, text, yes } = texts.ask[wanted.ask];
    const message = text(nameOf(user));
    const destructive = wanted.ask === 'none' || wanted.ask === 'block' || wanted.ask === 'learner';
    const sure = await confirmPopup({ title, message, yes, no: adminSectionTexts.cancel, destructive });
    if (sure) mutate(wanted);
  }

  return {
    act: (wanted: UserAct) => void act(wanted),
    isBusy: isPending,
    /** Which act is under way. */
    acting: isPending ? variables.ask : undefined,
  };
}
