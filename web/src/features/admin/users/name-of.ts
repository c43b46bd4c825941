import type { AdminUser } from '../../../../../core/contracts/admin/admin.ts';
import { usersTexts } from '../../../../../core/texts/admin-users.ts';

/** First and last name, or the id of somebody without either. */
export function nameOf({
  id,
  first_name,
  last_name,
}: Pick<AdminUser, 'id' | 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ') || usersTexts.nameless(id);
}
