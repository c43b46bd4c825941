import { tellOfGrant } from '../../../bot/services/payments/grant-news.ts';
import { tell } from '../../../bot/services/payments/ports.ts';
import { DomainError } from '../../../core/errors.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { findLastEdit } from '../../../db/admin/actions.ts';
import { changeUser } from '../../../db/admin/people/change-user.ts';
import { listUsers } from '../../../db/admin/people/list-users.ts';
import { readAdminUser } from '../../../db/admin/people/read-user.ts';
import type { Handlers, Roles } from '../../_call.ts';
import { paymentPorts } from '../../_payments.ts';
import { adminUser, adminUserDetail } from './shapes.ts';

export const adminPeopleHandlers: Handlers<
  'GET /admin/users' | 'GET /admin/users/{id}' | 'PATCH /admin/users/{id}'
> = {
  'GET /admin/users': async ({ query, deps, now }) => {
    const { q, filter, page } = query;
    const search = { text: q, filter, page, adminIds: deps.adminIds };
    const { users, hasMore } = await listUsers(deps.db, search, now);
    return { users: users.map((user) => adminUser(user, deps.adminIds, now)), hasMore };
  },

  'GET /admin/users/{id}': ({ params, deps, now }) => detail(deps, params.id, now),

  'PATCH /admin/users/{id}': async ({ owner, params, body, deps, now }) => {
    const input = { adminId: owner.userId, userId: params.id, change: body, adminIds: deps.adminIds };
    await changeUser(deps.db, input, now);
    if (body.blocked !== undefined) await deps.blocked.announce();
    if (body.voice && body.voice !== 'none') {
      await tell(paymentPorts(deps), params.id, studioChatTexts.invited, now);
    }
    if (body.premium && body.premium !== 'none') await tellOfGrant(paymentPorts(deps), params.id, now);
    return detail(deps, params.id, now);
  },
};

async function detail(deps: Roles, userId: number, now: Date) {
  const user = await readAdminUser(deps.db, userId, now);
  if (!user) throw new DomainError('not-found', { code: 'user_not_found' });
  const lastEdit = await findLastEdit(deps.db, { kind: 'user', id: userId });
  return adminUserDetail(user, lastEdit, deps.adminIds, now);
}
