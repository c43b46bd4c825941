import { ApiError } from '../../../../../lib/api/http.ts';
import type { Session } from '../../../../../lib/api/session.ts';
import { mockableFetch } from '../../../../../lib/mock/mockable-fetch.ts';

/** Takes an act of the log back, as a whole. Throws ApiError where something newer stands on it. */
export async function undoAct(session: Session, actionId: number): Promise<void> {
  const token = session.token() ?? (session.canLogin() ? (await session.login()).token : null);
  const response = await mockableFetch(`/api/admin/actions/${actionId}/undo`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new ApiError(response.status, 'undo', response.statusText);
}
