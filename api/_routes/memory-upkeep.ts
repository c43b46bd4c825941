import { describeFailure } from '../../bot/services/failures.ts';
import type { Background, Log } from '../../core/ports.ts';
import type { Db } from '../../db/connection/client.ts';
import { settleCards } from '../../db/memory/cards.ts';

/** Work on a learner that no answer waits for. */
export type Upkeep = { db: Db; background: Background; log: Log };

/**
 * Recalculates the cards that lessons left as estimates, after an answer that has seen some, so that the next one is
 * exact. If it fails, it is done when «Сегодня» is opened.
 */
export function settleMemory(deps: Upkeep, userId: number): void {
  const settled = settleCards(deps.db, userId).catch((cause: unknown) => {
    deps.log('warn', 'memory-not-settled', { cause: describeFailure(cause) });
  });
  deps.background(settled.then(() => undefined));
}
