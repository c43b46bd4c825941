import { describeFailure } from '../../bot/services/failures.ts';
import type { Log, Store } from '../../core/ports.ts';
import type { QueuedWork, WorkMessage } from '../../core/service/queued-work.ts';

/** Marks that a chain of messages is under way, so that timers and admins begin no second one beside it. */
type Marking = { store: Store; log: Log };

/** From one message to the next: a run, another work's run before it, and a run that died and comes again. */
const betweenStepsSeconds = 5 * 60;

const keyOf = (work: QueuedWork) => `queue:${work}`;

/** False when another chain is under way. Without the store there may be two, which find less to do each. */
export function beginChain({ store, log }: Marking, { work, chain }: WorkMessage): Promise<boolean> {
  const options = { expirySeconds: betweenStepsSeconds, onlyIfMissing: true };
  return store.set(keyOf(work), chain, options).catch(goOnWithout(log));
}

/** Shows that the chain goes on, after a delay; false when it has given way to another one. */
export async function keepChain(
  { store, log }: Marking,
  { work, chain }: WorkMessage,
  delaySeconds = 0,
): Promise<boolean> {
  const options = { expirySeconds: betweenStepsSeconds + delaySeconds };
  const keep = async () => {
    const held = await store.get<string>(keyOf(work));
    if (held !== undefined && held !== chain) return false;
    return store.set(keyOf(work), chain, options);
  };
  return keep().catch(goOnWithout(log));
}

/** Lets the next chain begin. */
export async function endChain({ store, log }: Marking, { work, chain }: WorkMessage): Promise<void> {
  const end = async () => {
    if ((await store.get<string>(keyOf(work))) === chain) await store.delete(keyOf(work));
  };
  await end().catch(goOnWithout(log));
}

const goOnWithout = (log: Log) => (error: unknown) => {
  log('warn', 'store-away', { cause: describeFailure(error) });
  return true;
};
