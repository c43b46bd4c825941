import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { OwnLimits, OwnWord } from '../../../../core/contracts/own-words.ts';
import { ownLessonId } from '../../../../core/own-words/limits.ts';
import { NetworkError } from '../api/http.ts';
import { queryKeys } from '../cache/query-keys.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';
import { keptOwnWords } from './kept-own-words.ts';

/** `source`: 'device' are the words that this device keeps, because the server was not reached; their limits are not known. */
export type OwnWordPage = Omit<ResponseData<'GET /own-words'>, 'limits'> & {
  limits: OwnLimits | null;
  source: 'server' | 'device';
};

type Pages = InfiniteData<OwnWordPage, number | undefined>;

const pageSize = 100;

/** A learner's own words, the newest first, page by page; `asked` are those with this text in them. */
export const ownWordsQuery = (services: Services, outbox: Outbox, asked = '') =>
  infiniteQueryOptions({
    queryKey: queryKeys.ownWordsWith(asked),
    // They change in lessons, in «Сегодня» and in the chat.
    staleTime: 0,
    refetchOnWindowFocus: false,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }: OwnWordPage) => next ?? undefined,
    async queryFn({ pageParam: before, signal }): Promise<OwnWordPage> {
      const isFirst = before === undefined && asked === '';
      try {
        await outbox.flush();
        const page = await services.api.call('GET /own-words', {
          query: { limit: pageSize, ...(before && { before: String(before) }), ...(asked && { q: asked }) },
          signal,
        });
        if (isFirst) keptOwnWords.write(services, page.words);
        return { ...page, source: 'server' };
      } catch (error) {
        const kept = keptOwnWords.read(services);
        if (!kept || before !== undefined || !(error instanceof NetworkError)) throw error;
        return { words: kept.filter(holds(asked)), next: null, limits: null, source: 'device' };
      }
    },
  });

const holds =
  (asked: string) =>
  ({ hebrew, russian, transcription }: OwnWord): boolean =>
    [hebrew, russian, transcription].some((text) => text.toLowerCase().includes(asked.toLowerCase()));

/** Words that were changed, or are there no more, in every list that is shown. */
export function changeShown(
  queryClient: QueryClient,
  { changed, removed, limits }: { changed?: OwnWord; removed?: number; limits?: OwnLimits },
): void {
  queryClient.setQueriesData<Pages>({ queryKey: queryKeys.ownWords }, (shown) => {
    if (!shown) return shown;
    const pages = shown.pages.map((page) => ({
      ...page,
      ...(limits && { limits }),
      words: page.words
        .filter(({ id }) => id !== removed)
        .map((word) => (word.id === changed?.id ? changed : word)),
    }));
    return { ...shown, pages };
  });
}

/** Reads the lists and the lesson of own words again: words have come or gone. */
export async function refreshOwnWords(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.ownWords }),
    queryClient.invalidateQueries({ queryKey: queryKeys.lesson(ownLessonId) }),
  ]);
}
