import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FoundRule, SearchMatch, SearchReading } from '../../../../../core/contracts/search.ts';
import { soonOr } from '../../../lib/api/soon-or.ts';
import { useOnline } from '../../../lib/api/use-online.ts';
import { useServices } from '../../../lib/services.ts';
import { lessonsOf } from '../catalogue/lesson-lookup.ts';
import { useHome } from '../use-home.ts';

/** device: among the words that this device keeps, because the server was not reached. */
export type Found = {
  source: 'server' | 'device';
  matches: readonly SearchMatch[];
  /** How a Hebrew word is read; missing in the reply of an older server. */
  readings?: readonly SearchReading[];
  /** Missing in the reply of an older server. */
  rules?: readonly FoundRule[];
};

/** A longer text is no word that is looked for. */
const longestSearch = 80;

/** Words that a text means: from the server, or without a network among those that the device keeps. */
export function useSearch(asked: string): UseQueryResult<Found> {
  const services = useServices();
  const { api, connection } = services;
  const { home } = useHome({ enabled: false });
  const online = useOnline();
  return useQuery({
    queryKey: ['search', asked, online],
    enabled: asked.length <= longestSearch,
    async queryFn({ signal }): Promise<Found> {
      const ofServer = async (): Promise<Found> => ({
        source: 'server',
        ...(await api.call('GET /search', {
          query: { q: asked },
          signal,
          ...(online ? {} : { retries: 0 }),
        })),
      });
      // Its code is loaded where the server is not reached, and has been loaded ahead.
      const ofDevice = async (): Promise<Found | undefined> => {
        const { searchKept, searchKeptRules } = await import('./search-kept.ts');
        const found = searchKept(services, asked, lessonsOf(home?.sections ?? []));
        return found && { source: 'device', ...found, rules: searchKeptRules(services, asked) };
      };
      if (online) return soonOr(ofServer(), ofDevice, connection);
      return (await ofDevice().catch(() => undefined)) ?? ofServer();
    },
  });
}
