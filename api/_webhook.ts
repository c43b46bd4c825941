import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { BotContext } from '../bot/context.ts';
import { describeFailure } from '../bot/services/failures.ts';
import { DomainError } from '../core/errors.ts';
import { noTelemetry, type Telemetry } from '../core/service/telemetry.ts';
import { maxUpdateBytes } from '../core/service/webhook-limits.ts';
import type { Limit } from '../db/store/limits.ts';
import { createCounters } from './_adapters/counters.ts';
import { requestIdHeader, withRequestId } from './_adapters/request-id.ts';
import { errorResponse } from './_errors.ts';
import { noteDelivery } from './_telemetry/noted-answers.ts';
import { createDelivery, type DeliveryOptions } from './_webhook-delivery.ts';
import { createWebhookGuard } from './_webhook-guard.ts';

export type WebhookOptions = DeliveryOptions & {
  /**
   * The initialised bot, whose `botInfo` is known. Or a function that opens one: called for the first update with a
   * valid secret, since it may have to ask Telegram who the bot is, and again after a failure.
   */
  bot: Bot<BotContext> | (() => Promise<Bot<BotContext>>);
  /** The value that Telegram sends in X-Telegram-Bot-Api-Secret-Token; 1–256 of A–Z a–z 0–9 _ -. */
  secret: string;
  /** Missing: nobody looks. */
  telemetry?: Telemetry;
};

/** Lines of the log about refused calls, in a minute. */
const linesOfRefusals: Limit = { name: 'entry-refused', calls: 60, windowSeconds: 60 };

/**
 * The webhook as one function from request to answer: 200 the update is settled, 401 wrong secret, 405, 413, 400 not an
 * update, 503 it is still being handled, 500 it failed and Telegram should deliver it again. Every answer carries the
 * id under which it is logged.
 *
 * grammY's own `webhookCallback` is not used, because it would need wrapping on every side. It throws on a garbage body
 * and on GET, accepts everybody when the secret is empty, and offers two answers to a slow handler where we need a
 * third: to say "not yet" and keep the update marked until the first attempt has ended.
 *
 * Throws at once when the secret is empty or not one that Telegram accepts, and for an open bot without botInfo.
 */
export function createWebhook(options: WebhookOptions): (request: Request) => Promise<Response> {
  const { secret, clock, log } = options;
  const openBot = createOpener(options.bot);
  const refuse = createWebhookGuard(secret);
  const refusals = createCounters(clock, 1);
  const telemetry = options.telemetry ?? noTelemetry;
  const deliver = createDelivery(options);

  return (request) =>
    withRequestId((id) =>
      telemetry.span({ name: 'webhook', kind: 'entry', attributes: { request_id: id } }, async (span) => {
        const began = performance.now();
        const response = turnAway(request) ?? (await receive(request));
        response.headers.set(requestIdHeader, id);
        noteDelivery(telemetry, span, { status: response.status, ms: performance.now() - began });
        return response;
      }),
    );

  function turnAway(request: Request): Response | undefined {
    const refusal = refuse(request);
    // A new secret that is not yet set at Telegram looks like this, too.
    if (refusal && isWorthALine())
      log('warn', 'entry-refused', { entry: 'webhook', method: request.method, status: refusal.status });
    return refusal;
  }

  /** A flood of strangers must not flood the log. */
  function isWorthALine(): boolean {
    try {
      refusals.count(linesOfRefusals, 'webhook');
      return true;
    } catch {
      return false;
    }
  }

  async function receive(request: Request): Promise<Response> {
    try {
      const bot = await openLogged();
      return await deliver(bot, await readUpdate(request));
    } catch (error) {
      return errorResponse(error);
    }
  }

  async function openLogged(): Promise<Bot<BotContext>> {
    try {
      return await openBot();
    } catch (error) {
      log('error', 'webhook-not-open', { cause: describeFailure(error) });
      throw error;
    }
  }
}

/** Opens the bot once; after a failure the next update tries again. */
function createOpener(bot: WebhookOptions['bot']): () => Promise<Bot<BotContext>> {
  if (typeof bot !== 'function') {
    if (!bot.isInited())
      throw new Error('Hand the webhook a bot with its botInfo, or await bot.init() first');
    return async () => bot;
  }
  let opening: ReturnType<typeof bot> | undefined;
  return () => {
    opening ??= bot().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** Throws DomainError 'too-large' or 'invalid'. */
async function readUpdate(request: Request): Promise<Update> {
  const text = await readText(request);
  let update: unknown;
  try {
    update = JSON.parse(text);
  } catch (cause) {
    throw new DomainError('invalid', { field: 'body', cause });
  }
  if (!isUpdate(update)) throw new DomainError('invalid', { field: 'update_id' });
  return update;
}

/** Behind the secret only Telegram speaks; the content of an update is trusted to match the Bot API. */
function isUpdate(value: unknown): value is Update {
  if (typeof value !== 'object' || value === null || !('update_id' in value)) return false;
  return Number.isSafeInteger(value.update_id) && Number(value.update_id) >= 0;
}

/** The body as text; stops reading at the limit, whatever length was declared. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxUpdateBytes) throw new DomainError('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return Buffer.concat(chunks).toString('utf8');
    size += chunk.value.byteLength;
    if (size > maxUpdateBytes) {
      await reader?.cancel();
      throw new DomainError('too-large');
    }
    chunks.push(chunk.value);
  }
}
