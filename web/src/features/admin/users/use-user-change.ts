import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminUserDetail, UserChange } from '../../../../../core/contracts/admin/admin.ts';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { usersTexts as texts } from '../../../../../core/texts/admin-users.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { useTellFailure } from '../content/tell-failure.ts';
import { useUndo } from '../use-undo.ts';
import { nameOf } from './name-of.ts';
import { userQuery, usersKey } from './users-queries.ts';

/** One action on a person: what is sent, the question before it, and the message after it. */
export type UserAct = { change: UserChange; ask: Exclude<keyof typeof texts.ask, 'refund'>; done: string };

/** Changes a person after a question; the card then shows the server's response. */
export function useUserChange(user: AdminUserDetail) {
  const tellFailure = useTellFailure();
  const { tellDone } = useUndo();
  const { api, toast } = useServices();
  const { haptic, confirmPopup } = useTelegram();
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ change }: UserAct) =>
      api.call('PATCH /admin/users/{id}', { params: { id: user.id }, body: change }),
    onSuccess: (fresh, { done, change }) => {
      haptic('success');
      queryClient.setQueryData(userQuery(api, user.id).queryKey, fresh);
      void queryClient.invalidateQueries({ queryKey: [...usersKey, 'list'] });
      if ('role' in change || 'blocked' in change) tellDone(done, `user:${user.id}`);
      else toast({ title: done });
    },
    onError: (error) => tellFailure(adminSectionTexts.failed, error),
  });

  async function act(wanted: UserAct): Promise<void> {
    const { title, text, yes } = texts.ask[wanted.ask];
    const message = text(nameOf(user));
    const destructive = ['none', 'block', 'learner', 'silence'].includes(wanted.ask);
    const sure = await confirmPopup({ title, message, yes, no: adminSectionTexts.cancel, destructive });
    if (sure) mutate(wanted);
  }

  return {
    act: (wanted: UserAct) => void act(wanted),
    isBusy: isPending,
    /** Which action is in progress. */
    acting: isPending ? variables.ask : undefined,
  };
}
