import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type EditedKind, editingBeatSeconds } from '../../../../../../core/acts/editing.ts';
import type { OtherEditor } from '../../../../../../core/contracts/admin/editing.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';
import { useServices } from '../../../../lib/services.ts';

const beatMs = editingBeatSeconds * 1000;

/** What other admins are editing; whoever shows it first asks for it again and again while the page is seen. */
export const editingQuery = (api: Api) =>
  queryOptions({
    queryKey: [...queryKeys.admin, 'editing'],
    queryFn: ({ signal }) => api.call('GET /admin/editing', { signal }),
    staleTime: 0,
    retry: false,
  });
export const editingAgainMs = beatMs;

/**
 * Tells that this admin's editor is open, while the page is seen, and that it was closed. Returns the others who edit the
 * same; where that cannot be known nobody is named.
 */
export function useEditing(kind: EditedKind, id: number): readonly OtherEditor[] {
  const { api } = useServices();
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  useEffect(() => {
    let isLeft = false;
    const tell = (isOpen: boolean) =>
      api.call('POST /admin/editing', { body: { kind, id, isOpen }, retries: 0 });
    async function beat() {
      if (document.visibilityState !== 'visible') return;
      try {
        const answer = await tell(true);
        if (!isLeft) setOthers(answer.others);
      } catch {
        // It is information only: the revision guards what is saved.
      }
    }
    void beat();
    const timer = setInterval(() => void beat(), beatMs);
    const comeBack = () => void beat();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      // It ends by itself where this does not arrive.
      void tell(false).catch(() => {});
    };
  }, [api, kind, id]);
  return others;
}
