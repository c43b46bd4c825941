import { describeFailure } from '../../bot/services/failures.ts';
import { settleCards } from '../../db/memory/cards.ts';
import type { Deps } from '../_deps.ts';

/**
 * Recalculates the cards that lessons left as estimates, after an answer that has seen some, so that the next one is
 * exact. If it fails, it is done when «Сегодня» is opened.
 */
export function settleMemory(deps: Deps, userId: number): void {
  const settled = settleCards(deps.db, userId).catch((cause: unknown) => {
    deps.log('warn', 'memory-not-settled', { cause: describeFailure(cause) });
  });
  deps.background(settled.then(() => undefined));
}
