import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import type { ShownFigures } from '../../../../core/points/merge.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { figuresOf, risingFigures, withFigures } from './figures.ts';
import { queryKeys } from './query-keys.ts';
import { changeHome } from './saved-progress.ts';

/** SPEC §4, §9: the stats cache is polled every two seconds. */
export const statsPollMs = 2000;

/** Stores the shown figures where another window of the app finds them. Returns a function that stops it. */
export function keepStats(queryClient: QueryClient, store: LocalStore): () => void {
  let kept = '';
  const observer = new QueryObserver<Home>(queryClient, { queryKey: queryKeys.home, enabled: false });
  const keep = (home: Home | undefined) => {
    if (!home) return;
    const figures = figuresOf(home.stats);
    const text = JSON.stringify(figures);
    if (text === kept) return;
    kept = text;
    store.write(localKeys.stats(home.stats.id), figures);
  };
  keep(observer.getCurrentResult().data);
  return observer.subscribe(({ data }) => keep(data));
}

/** Shows what another window has learned since: figures only rise. Reads the device, never the server. */
export function pollStats(queryClient: QueryClient, store: LocalStore): void {
  const home = queryClient.getQueryData<Home>(queryKeys.home);
  if (!home) return;
  // Written by `keepStats`; what is not a number counts for nothing in the merge.
  const kept = store.read(localKeys.stats(home.stats.id)) as Partial<ShownFigures> | undefined;
  if (!kept) return;
  const shown = figuresOf(home.stats);
  const merged = risingFigures(shown, kept);
  const same =
    merged.points === shown.points &&
    merged.wordsLearned === shown.wordsLearned &&
    merged.completedLessons === shown.completedLessons;
  if (!same) changeHome(queryClient, (old) => ({ ...old, stats: withFigures(old.stats, merged) }));
}
