import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminFrameTexts as texts } from '../../../../core/texts/admin-frame.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useServices } from '../../lib/services.ts';
import { WayRow } from '../../ui/way-row.tsx';
import { BoardIcon } from './admin-icons.tsx';

/** The role is requested from the server each time: the one from login may be hours old. */
const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.account,
    queryFn: async ({ signal }) => (await api.call('GET /profile', { signal })).user,
  });

/** False until the server has said otherwise. */
export function useIsAdmin(): boolean {
  const { api } = useServices();
  return useQuery(accountQuery(api)).data?.is_admin === true;
}

/** The link from the profile to the admin area; nothing for everybody else. */
export function AdminRow({ onOpen }: { onOpen: () => void }) {
  if (!useIsAdmin()) return null;
  return (
    <WayRow
      icon={<BoardIcon size={26} />}
      tone="accent"
      name={texts.title}
      hint={texts.rowHint}
      onOpen={onOpen}
    />
  );
}
