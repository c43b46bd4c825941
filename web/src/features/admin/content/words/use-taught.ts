import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { maxTaughtAtOnce, type Taught, taughtAmong } from '../../../../../../core/lesson/pasted/proposed.ts';
import { queryKeys } from '../../../../lib/cache/query-keys.ts';
import { useServices } from '../../../../lib/services.ts';

/** What the course says about words with these letters; nothing until it is known, or without a network. */
export function useTaught(letters: readonly string[]): Taught {
  const { api } = useServices();
  const words = useQueries({
    queries: inBatches(letters).map((batch) => ({
      queryKey: [...queryKeys.admin, 'taught', ...batch],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.call('POST /admin/words/taught', { body: { letters: batch }, signal, retries: 0 }),
      placeholderData: keepPreviousData,
      retry: false,
    })),
    combine: (batches) => batches.flatMap(({ data }) => data?.words ?? []),
  });
  return useMemo(() => taughtAmong(words), [words]);
}

/** No word of the course is longer. */
const longestWord = 100;

function inBatches(letters: readonly string[]): string[][] {
  const asked = letters.filter((one) => one.length <= longestWord);
  const count = Math.ceil(asked.length / maxTaughtAtOnce);
  return Array.from({ length: count }, (_, at) =>
    asked.slice(at * maxTaughtAtOnce, (at + 1) * maxTaughtAtOnce),
  );
}
