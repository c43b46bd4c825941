import { listUsers } from '../../db/admin/people/list-users.ts';
import { findIdByUsername } from '../../db/users.ts';
import { type Admins, displayName } from '../learner.ts';

export type FoundPerson = { id: number; name: string };

/**
 * People as an admin names them: by id, by username with or without '@', or by a part of the name in any letter case;
 * newest first, at most twenty. An id is returned as it is, whether there is such a learner or not.
 */
export async function findPeople(deps: Admins, wanted: string, now: Date): Promise<FoundPerson[]> {
  if (/^\d{1,15}$/.test(wanted)) return [{ id: Number(wanted), name: wanted }];
  const byUsername = await findIdByUsername(deps.db, wanted.replace(/^@/, ''));
  if (byUsername !== undefined) return [{ id: byUsername, name: wanted }];
  if (wanted.startsWith('@')) return [];
  const search = { text: wanted, filter: 'all', page: 1, adminIds: deps.adminIds } as const;
  const { users } = await listUsers(deps.db, search, now);
  return users.map(({ id, firstName, lastName }) => ({
    id,
    name: displayName([firstName, lastName].filter(Boolean).join(' ')) || String(id),
  }));
}
