import { DomainError } from '../../core/errors.ts';
import { countCall, type Limit } from '../../db/store/limits.ts';
import type { BotDeps } from '../context.ts';

/** Counts a question of somebody in another chat; false when there were too many. Without the store none is counted. */
export async function isWithin(
  limit: Limit,
  userId: number,
  { store, clock, log }: Pick<BotDeps, 'store' | 'clock' | 'log'>,
): Promise<boolean> {
  try {
    await countCall(store, clock, limit, String(userId), (cause) =>
      log('warn', 'store-away', { cause: String(cause) }),
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'limit') return false;
    throw error;
  }
}
