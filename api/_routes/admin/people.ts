import { tellOfGrant } from '../../../bot/services/payments/grant-news.ts';
import { tell } from '../../../bot/services/payments/ports.ts';
import type { RequestQuery } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import { printSpreadsheet } from '../../../core/text/spreadsheet.ts';
import { tableTexts } from '../../../core/texts/admin/tables.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { findLastEdit } from '../../../db/admin/actions.ts';
import { changeUser } from '../../../db/admin/people/change-user.ts';
import { listUsers, listUsersForFile, type UserSearch } from '../../../db/admin/people/list-users.ts';
import { readAdminUser } from '../../../db/admin/people/read-user.ts';
import { type Handlers, limitCalls, type Roles } from '../../_call.ts';
import { paymentPorts } from '../../_payments.ts';
import { fileAnswer } from './file-answer.ts';
import { adminUser, adminUserDetail } from './shapes.ts';
import { fileLimit, userCells, userColumns } from './tables.ts';

export const adminPeopleHandlers: Handlers<
  'GET /admin/users' | 'GET /admin/users/file' | 'GET /admin/users/{id}' | 'PATCH /admin/users/{id}'
> = {
  'GET /admin/users': async ({ query, owner, deps, now }) => {
    const search = { ...searchOf(query, owner.zone, deps.adminIds), page: query.page };
    const { users, hasMore } = await listUsers(deps.db, search, now);
    return { users: users.map((user) => adminUser(user, deps.adminIds, now)), hasMore };
  },

  'GET /admin/users/file': async ({ query, owner, deps, now }) => {
    await limitCalls(deps, fileLimit, String(owner.userId));
    const search = searchOf(query, owner.zone, deps.adminIds);
    const { users, isWhole } = await listUsersForFile(deps.figuresDb, search, now);
    const rows = users.map((user) => userCells(adminUser(user, deps.adminIds, now), owner.zone));
    const end = isWhole ? [] : [[tableTexts.leftOff(users.length)]];
    const text = printSpreadsheet([userColumns, ...rows, ...end]);
    return fileAnswer(text, { name: 'mila-users', format: 'csv', now });
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

function searchOf(
  { q, filter, dates, from, to, sort }: RequestQuery<'GET /admin/users/file'>,
  zone: string,
  adminIds: ReadonlySet<number>,
): UserSearch {
  return { text: q, filter, dates: { of: dates, from, to, zone }, sort, adminIds };
}

async function detail(deps: Roles, userId: number, now: Date) {
  const user = await readAdminUser(deps.db, userId, now);
  if (!user) throw new DomainError('not-found', { code: 'user_not_found' });
  const lastEdit = await findLastEdit(deps.db, { kind: 'user', id: userId });
  return adminUserDetail(user, lastEdit, deps.adminIds, now);
}
