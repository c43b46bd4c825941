import { createStarsAccount, type TelegramCall } from '../../bot/payments/stars-account.ts';
import type { StarsAccount } from '../../core/ports.ts';

const answerWithinMs = 6000;

/**
 * The bot's account of Stars for the API: plain HTTP, so that the function stays without grammY. Nothing is repeated by
 * itself; Telegram has six seconds.
 */
export function createTelegramAccount(options: {
  token: string;
  /** E.g. 'https://api.telegram.org'. */
  apiRoot: string;
  fetch?: typeof fetch;
}): StarsAccount {
  const { token, apiRoot, fetch: send = fetch } = options;
  const root = `${apiRoot.replace(/\/+$/, '')}/bot${token}`;
  const call: TelegramCall = async (method, payload) => {
    const response = await send(`${root}/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    // The Bot API answers JSON of this shape to whatever it understood.
    const answer = (await response.json()) as TelegramAnswer;
    if (answer.ok) return answer.result;
    throw new TelegramRefusal(method, answer);
  };
  return createStarsAccount(call);
}

/** Where no Telegram was connected: nothing is sold, nothing is asked. */
export const noTelegramAccount: StarsAccount = createStarsAccount(async () => {
  throw new Error('no Telegram account was given to createDeps');
});

type Refusal = { error_code: number; description: string; parameters?: { retry_after?: number } };
type TelegramAnswer = { ok: true; result: unknown } | ({ ok: false } & Refusal);

class TelegramRefusal extends Error {
  readonly error_code: number;
  readonly description: string;
  readonly parameters: Refusal['parameters'];

  constructor(method: string, { error_code, description, parameters }: Refusal) {
    super(`${method}: ${error_code} ${description}`);
    this.error_code = error_code;
    this.description = description;
    this.parameters = parameters;
  }
}
