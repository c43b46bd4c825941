import type { TelegramCall } from '../../bot/payments/stars-account.ts';

export type TelegramAddress = {
  token: string;
  /** E.g. 'https://api.telegram.org'. */
  apiRoot: string;
  fetch?: typeof fetch;
};

/**
 * Calls the Bot API by plain HTTP, so that a function can do without grammY. Nothing is retried; an answer that takes
 * longer than `withinMs` counts as none.
 */
export function createTelegramCall(
  { token, apiRoot, fetch: send = fetch }: TelegramAddress,
  withinMs: number,
): TelegramCall {
  const root = `${apiRoot.replace(/\/+$/, '')}/bot${token}`;
  return async (method, payload) => {
    const response = await send(`${root}/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(withinMs),
    });
    // The Bot API answers JSON of this shape to every call it understood.
    const answer = (await response.json()) as TelegramAnswer;
    if (answer.ok) return answer.result;
    throw new TelegramRefusal(method, answer);
  };
}

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
