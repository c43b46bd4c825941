import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { maxTaughtAtOnce, type Taught, taughtAmong } from '../../../../../../core/lesson/pasted/proposed.ts';
import { lettersIn } from '../../../../../../core/lesson/pasted/word-lines.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';
import { useServices } from '../../../../lib/services.ts';

/** What the course says about the words of a pasted text; nothing until it is known, or without a network. */
export function useTaught(text: string): Taught {
  const { api } = useServices();
  const letters = lettersIn(text)
    .filter((one) => one.length <= 100)
    .slice(0, maxTaughtAtOnce);
  const { data } = useQuery({
    queryKey: [...queryKeys.admin, 'taught', ...letters],
    queryFn: ({ signal }) => api.call('POST /admin/words/taught', { body: { letters }, signal, retries: 0 }),
    enabled: letters.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return taughtAmong(data?.words ?? []);
}
