import { DomainError } from '../core/errors.ts';
import type { Clock, Log, Store } from '../core/ports.ts';
import { countCall } from '../db/store/limits.ts';
import { describeFailure } from './services/failures.ts';

/** A deck with its sounds takes seconds and megabytes. */
const fileLimit = { name: 'words-file', calls: 6, windowSeconds: 600 };

/** Counts a file that a learner asked to be made; false when there were too many in the last ten minutes. */
export async function isFileAllowed(
  deps: { store: Store; clock: Clock; log: Log },
  userId: number,
): Promise<boolean> {
  try {
    await countCall(deps.store, deps.clock, fileLimit, String(userId), (cause) =>
      deps.log('warn', 'limit-not-counted', { cause: describeFailure(cause) }),
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'limit') return false;
    throw error;
  }
}
