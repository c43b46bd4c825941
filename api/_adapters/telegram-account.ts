import { createStarsAccount } from '../../bot/payments/stars-account.ts';
import type { StarsAccount } from '../../core/ports.ts';
import { createTelegramCall, type TelegramAddress } from './telegram-call.ts';

const answerWithinMs = 6000;

/** The bot's account of Stars for the API. Telegram has six seconds. */
export function createTelegramAccount(address: TelegramAddress): StarsAccount {
  return createStarsAccount(createTelegramCall(address, answerWithinMs));
}

/** Where no Telegram was connected: nothing is sold, nothing is asked. */
export const noTelegramAccount: StarsAccount = createStarsAccount(async () => {
  throw new Error('no Telegram account was given to createDeps');
});
