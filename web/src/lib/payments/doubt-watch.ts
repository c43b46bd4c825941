import type { QueryClient } from '@tanstack/react-query';
import type { Home } from '../../../../core/contracts/home.ts';
import { queryKeys } from '../cache/query-keys.ts';
import type { Later } from '../time/later.ts';

/** The server looks for a charge at most twice a minute: the first answer of a look, then the next ones. */
const firstPauseMs = 5000;
const pauseMs = 31_000;
/** An idle screen must not go on for ever: the server's own timer finds the charge all the same. */
const maxQuestions = 6;

/**
 * While home says that a charge is in doubt, home is requested again; `onPremium` is called when premium has come of it.
 * Returns a function that ends it.
 */
export function watchDoubt(queryClient: QueryClient, later: Later, onPremium: () => void): () => void {
  let questions = 0;
  let isEnded = false;

  function ask(): void {
    if (!isEnded) void queryClient.refetchQueries({ queryKey: queryKeys.home, type: 'all' });
  }

  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey[0] !== queryKeys.home[0]) return;
    const home = event.query.state.data as Home | undefined; // the data of this key
    if (home?.payment_in_doubt) {
      if (questions >= maxQuestions) return;
      questions += 1;
      later(questions === 1 ? firstPauseMs : pauseMs, ask);
    } else if (questions > 0) {
      questions = 0;
      if (home?.subscription_status === 'premium') onPremium();
    }
  });
  return () => {
    isEnded = true;
    end();
  };
}
