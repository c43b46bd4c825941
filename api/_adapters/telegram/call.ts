import { randomUUID } from 'node:crypto';
import type { TelegramCall } from '../../../bot/services/telegram-call.ts';
import { readBoundedJson } from '../../../core/bounded-body.ts';
import type { Breaker } from '../../../core/breaker.ts';
import { noTelemetry, type Tracer } from '../../../core/service/telemetry.ts';

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
      ...bodyOf(payload),
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

/**
 * JSON, or multipart/form-data where there is a file among the fields, with whatever is no text as JSON. Written by hand:
 * FormData would make two characters of each line break, and entities after it would be in the wrong place.
 */
function bodyOf(payload: Record<string, unknown>): { headers: Record<string, string>; body: string | Blob } {
  const fields = Object.entries(payload);
  if (!fields.some(([, value]) => value instanceof File)) {
    return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(payload) };
  }
  const boundary = `mila-${randomUUID()}`;
  const parts = fields.flatMap(([name, value]) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    if (value instanceof File) {
      return [`${head}; filename="${value.name}"\r\nContent-Type: ${value.type}\r\n\r\n`, value, '\r\n'];
    }
    return [`${head}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`];
  });
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: new Blob([...parts, `--${boundary}--\r\n`]),
  };
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
