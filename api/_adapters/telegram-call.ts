import type { TelegramCall } from '../../bot/services/payments/stars-account.ts';
import { readBoundedJson } from '../../core/bounded-body.ts';
import type { Breaker } from '../../core/breaker.ts';
import { noTelemetry, type Tracer } from '../../core/service/telemetry.ts';

export type TelegramAddress = {
  token: string;
  /** E.g. 'https://api.telegram.org'. */
  apiRoot: string;
  fetch?: typeof fetch;
  /** Shared by all who call Telegram from this instance. */
  breaker?: Breaker;
  /** Missing: nobody looks. */
  telemetry?: Tracer | undefined;
};

/** A hundred transactions, with a margin. */
const maxAnswerBytes = 2 * 2 ** 20;

/**
 * Calls the Bot API by plain HTTP, so that a function can do without grammY. Nothing is retried; an answer that takes
 * longer than `withinMs`, or is longer than two megabytes, counts as none.
 */
export function createTelegramCall(
  { token, apiRoot, fetch: send = fetch, breaker, telemetry = noTelemetry }: TelegramAddress,
  withinMs: number,
): TelegramCall {
  const root = `${apiRoot.replace(/\/+$/, '')}/bot${token}`;

  const ask: TelegramCall = async (method, payload) => {
    const response = await send(`${root}/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(withinMs),
    });
    // The Bot API answers JSON of this shape to every call it understood.
    const answer = (await readBoundedJson(response.body, maxAnswerBytes)) as TelegramAnswer;
    if (answer.ok) return answer.result;
    throw new TelegramRefusal(method, answer);
  };
  const call: TelegramCall = (method, payload) =>
    telemetry.span({ name: `telegram ${method}`, kind: 'outside' }, () => ask(method, payload));
  return breaker ? (method, payload) => breaker.call(() => call(method, payload)) : call;
}

/** A refusal is an answer; only silence and its own faults are Telegram's failures. */
export function isTelegramFailure(error: unknown): boolean {
  return !(error instanceof TelegramRefusal) || error.error_code >= 500;
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
