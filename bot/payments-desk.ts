import type { Api } from 'grammy';
import { countCall } from '../db/store/limits.ts';
import type { UserRecord } from '../db/users.ts';
import type { BotDeps } from './context.ts';
import { botIdOf, type PaymentsDesk } from './services/payments/desk.ts';
import { type LookLimit, lookForOwner, lookLimit, lookLimitOfAll } from './services/payments/doubts.ts';
import type { Shop } from './services/payments/sell.ts';
import { createStarsAccount, type TelegramCall } from './services/payments/stars-account.ts';

/** What payments need from the bot: its Stars account uses the Api of the current update. */
export function deskOf(deps: BotDeps, api: Api): PaymentsDesk {
  const { db, log, adminIds, token } = deps;
  // `raw` has a method for every name of the Bot API; they differ only in the types of their parameters.
  const methods = api.raw as unknown as Record<string, (...payload: unknown[]) => Promise<unknown>>;
  const call: TelegramCall = async (method, payload) =>
    // A method without parameters must be called without any.
    Object.keys(payload).length === 0 ? methods[method]?.() : methods[method]?.(payload);
  return { db, log, adminIds, botId: botIdOf(token), stars: createStarsAccount(call) };
}

export function shopOf({ db, catalogue, adminIds, sellsTestPlan = false }: BotDeps): Shop {
  return { db, catalogue, adminIds, sellsTestPlan };
}

/** How often Telegram is asked about payments on behalf of a learner in the chat. */
export function lookLimitOf({ store, clock }: BotDeps, userId: number): LookLimit {
  return async () => {
    await countCall(store, clock, lookLimit, String(userId), () => undefined);
    await countCall(store, clock, lookLimitOfAll, 'all', () => undefined);
  };
}

/** Looks for the sender's orders in doubt, behind the answer where the platform allows it. */
export async function lookBehindAnswer(
  deps: BotDeps,
  api: Api,
  user: Pick<UserRecord, 'id' | 'isInDoubt'>,
  now: Date,
): Promise<void> {
  if (!user.isInDoubt) return;
  const look = lookForOwner(deskOf(deps, api), user.id, lookLimitOf(deps, user.id), now);
  if (deps.background) deps.background(look);
  else await look;
}
