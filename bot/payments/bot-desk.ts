import type { Api } from 'grammy';
import type { BotDeps } from '../context.ts';
import { botIdOf, type PaymentsDesk } from './desk.ts';
import type { Shop } from './sell.ts';
import { createStarsAccount, type TelegramCall } from './stars-account.ts';

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
