import type { Api } from 'grammy';
import type { Background, Clock, Log, Store } from '../../core/ports.ts';
import type { Db } from '../../db/connection/client.ts';
import type { CatalogueCache } from '../../db/course/catalogue.ts';
import { countCall } from '../../db/store/limits.ts';
import type { UserRecord } from '../../db/users.ts';
import { type LookLimit, lookForOwner, lookLimit, lookLimitOfAll } from '../services/payments/doubts.ts';
import { botIdOf, type PaymentPorts } from '../services/payments/ports.ts';
import type { Shop } from '../services/payments/sell.ts';
import { createStarsAccount } from '../services/payments/stars-account.ts';
import type { TelegramCall } from '../services/telegram-call.ts';

/** What payments need beside the Api of an update. */
export type PaymentAccount = { db: Db; log: Log; adminIds: ReadonlySet<number>; token: string };

/** What is sold, and to whom. */
type ShopParts = {
  db: Db;
  catalogue: CatalogueCache;
  adminIds: ReadonlySet<number>;
  sellsTestPlan?: boolean;
};

/** Counts calls across instances. */
type CallCounter = { store: Store; clock: Clock };

/** What a look for payments behind an answer needs. */
type PaymentLooks = PaymentAccount & CallCounter & { background?: Background };

/** What payments need from the bot: its Stars account uses the Api of the current update. */
export function portsOf(deps: PaymentAccount, api: Api): PaymentPorts {
  const { db, log, adminIds, token } = deps;
  // `raw` has a method for every name of the Bot API; they differ only in the types of their parameters.
  const methods = api.raw as unknown as Record<string, (...payload: unknown[]) => Promise<unknown>>;
  const call: TelegramCall = async (method, payload) =>
    // A method without parameters must be called without any.
    Object.keys(payload).length === 0 ? methods[method]?.() : methods[method]?.(payload);
  return { db, log, adminIds, botId: botIdOf(token), stars: createStarsAccount(call) };
}

export function shopOf({ db, catalogue, adminIds, sellsTestPlan = false }: ShopParts): Shop {
  return { db, catalogue, adminIds, sellsTestPlan };
}

/** How often Telegram is asked about payments on behalf of a learner in the chat. */
export function lookLimitOf({ store, clock }: CallCounter, userId: number): LookLimit {
  return async () => {
    await countCall(store, clock, lookLimit, String(userId), () => undefined);
    await countCall(store, clock, lookLimitOfAll, 'all', () => undefined);
  };
}

/** Looks for the sender's orders in doubt, behind the answer where the platform allows it. */
export async function lookBehindAnswer(
  deps: PaymentLooks,
  api: Api,
  user: Pick<UserRecord, 'id' | 'isInDoubt'>,
  now: Date,
): Promise<void> {
  if (!user.isInDoubt) return;
  const look = lookForOwner(portsOf(deps, api), user.id, lookLimitOf(deps, user.id), now);
  if (deps.background) deps.background(look);
  else await look;
}
