import { createStarsAccount } from '../../../bot/services/payments/stars-account.ts';
import type { StarsAccount } from '../../../core/ports.ts';
import { createTelegramCall, type TelegramAddress } from './call.ts';

const answerWithinMs = 6000;

/** The bot's Stars account for the API. Telegram has six seconds. */
export function createTelegramAccount(address: TelegramAddress): StarsAccount {
  return createStarsAccount(createTelegramCall(address, answerWithinMs));
}

/** For use without Telegram: nothing is sold and nothing is requested. */
export const noTelegramAccount: StarsAccount = createStarsAccount(async () => {
  throw new Error('no Telegram account was given to createDeps');
});
