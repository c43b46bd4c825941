import type { Log, Store } from '../../core/ports.ts';
import { describeFailure } from '../services/failures.ts';
import { storeKeys } from '../services/store-keys.ts';

/** Where it is kept who wants tables: what is lost there is only asked again. */
export type TableChoice = { store: Store; log: Log };

/** Each table that is sent keeps the choice for so long. */
const keptSeconds = 90 * 24 * 60 * 60;
/** A Bot API that refuses tables is not asked again so soon. */
const refusedSeconds = 24 * 60 * 60;
const refusedKey = 'tables-refused';

/**
 * How a person gets tables. Telegram takes a table for every client, and an older one shows only that it cannot show it;
 * the bot never learns it. So text is sent until somebody who sees a table has said that they want them.
 * - `chosen`: as tables
 * - `offered`: as text, with a button
 * - `refused`: as text: Telegram took none lately
 */
export async function tableChoice({ store, log }: TableChoice, chatId: number) {
  try {
    if (await store.get(refusedKey)) return 'refused';
    return (await store.get(storeKeys.tables(chatId))) ? 'chosen' : 'offered';
  } catch (error) {
    log('warn', 'store-away', { cause: describeFailure(error) });
    return 'offered';
  }
}

export const chooseTables = ({ store }: TableChoice, chatId: number) =>
  store.set(storeKeys.tables(chatId), true, { expirySeconds: keptSeconds });

export const chooseText = ({ store }: TableChoice, chatId: number) => store.delete(storeKeys.tables(chatId));

export async function rememberRefusal({ store, log }: TableChoice): Promise<void> {
  await store
    .set(refusedKey, true, { expirySeconds: refusedSeconds })
    .catch((error: unknown) => log('warn', 'store-away', { cause: describeFailure(error) }));
}
