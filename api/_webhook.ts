import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import { apologise } from '../bot/apology.ts';
import type { BotContext } from '../bot/context.ts';
import { updateKind } from '../bot/failures.ts';
import { describeFailure } from '../bot/services/failures.ts';
import { DomainError } from '../core/errors.ts';
import type { Background, Clock, Log, Store } from '../core/ports.ts';
import { noTelemetry, type Telemetry } from '../core/service/telemetry.ts';
import { maxUpdateBytes } from '../core/service/webhook-limits.ts';
import type { Db } from '../db/connection/client.ts';
import type { Limit } from '../db/store/limits.ts';
import { noteUpdate } from '../db/updates.ts';
import { createCounters } from './_adapters/counters.ts';
import { requestIdHeader, withRequestId } from './_adapters/request-id.ts';
import { createUpdateMarks } from './_adapters/telegram/marks.ts';
import { asDomainError, errorResponse } from './_errors.ts';
import { noteDelivery } from './_telemetry/noted-answers.ts';
import { createWebhookGuard } from './_webhook-guard.ts';

export type WebhookOptions = {
  /**
   * The initialised bot, whose `botInfo` is known. Or a function that opens one: called for the first update with a
   * valid secret, since it may have to ask Telegram who the bot is, and again after a failure.
   */
  bot: Bot<BotContext> | (() => Promise<Bot<BotContext>>);
  /** The value that Telegram sends in X-Telegram-Bot-Api-Secret-Token; 1–256 of A–Z a–z 0–9 _ -. */
  secret: string;
  store: Store;
  db: Db;
  clock: Clock;
  log: Log;
  /** Missing: nobody looks. */
  telemetry?: Telemetry;
  /** Keeps work alive after the answer; without it the platform may freeze that work. */
  background?: Background;
  /** How long Telegram waits for one attempt, in milliseconds; the function itself has longer. */
  handleWithinMs?: number;
  /** How long one call to the store may take, in milliseconds. */
  storeWithinMs?: number;
};

/** Lines of the log about refused calls, in a minute. */
const linesOfRefusals: Limit = { name: 'entry-refused', calls: 60, windowSeconds: 60 };
/** After this many failed attempts an update is recorded and dropped: it must not block its chat forever. */
const maxAttempts = 3;

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
  const { secret, db, clock, log, background, handleWithinMs = 8500, storeWithinMs = 1000 } = options;
  const openBot = createOpener(options.bot);
  const refuse = createWebhookGuard(secret);
  const refusals = createCounters(clock, 1);
  const telemetry = options.telemetry ?? noTelemetry;
  const marks = createUpdateMarks({ ...options, patienceMs: storeWithinMs });

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

  async function deliver(bot: Bot<BotContext>, update: Update): Promise<Response> {
    // Ten seconds to answer, or asked with every letter, and answering twice does no harm: nothing may delay it.
    const isUrgent = update.pre_checkout_query !== undefined || update.inline_query !== undefined;
    const claim = isUrgent ? 'unmarked' : await marks.claim(update.update_id);
    if (claim === 'done') return settled();
    if (claim === 'busy') return comeAgain(503);
    return handle(bot, update, claim === 'ours');
  }

  async function handle(bot: Bot<BotContext>, update: Update, isMarked: boolean): Promise<Response> {
    let isAnswered = false;
    let isGivenUp = false;
    const attempt = bot.handleUpdate(update).then(
      async () => {
        if (isMarked) await marks.finish(update.update_id);
        return settled();
      },
      async (error: unknown) => {
        // A late attempt was counted when its time ran out; here only its mark is removed.
        if (!isAnswered && (await failed(bot, update, error))) return settled();
        if (isMarked && !isGivenUp) await marks.release(update.update_id);
        return comeAgain(500);
      },
    );
    const timer = startTimer(handleWithinMs);
    const first = await Promise.race([attempt, timer.ended]);
    timer.stop();
    if (first) return first;
    isAnswered = true;
    // Its mark stays until it ends, so that the next attempt cannot run in parallel.
    background?.(attempt);
    isGivenUp = await failed(bot, update, new Error(`not handled within ${handleWithinMs} ms`));
    return isGivenUp ? settled() : comeAgain(503);
  }

  /** Counts a failed attempt; true when the update was dropped and must not be delivered again. */
  async function failed(bot: Bot<BotContext>, update: Update, error: unknown): Promise<boolean> {
    const { update_id: updateId } = update;
    const cause = describeFailure(error);
    if (isOurOutage(error)) {
      // Not the update's fault: it waits at Telegram until the database is available again.
      log('warn', 'update-waits', { updateId, kind: updateKind(update), cause });
      return false;
    }
    const attempts = await marks.countFailure(updateId);
    const fields = { updateId, kind: updateKind(update), attempts, cause };
    log('warn', 'update-failed', fields);
    if (attempts < maxAttempts) return false;
    // An update is dropped only if it can be recorded.
    const isWritten = await noteUpdate(db, { updateId, failure: cause }, clock()).then(
      () => true,
      () => false,
    );
    if (!isWritten) return false;
    await marks.finish(updateId);
    log('error', 'update-given-up', fields);
    const apology = apologise(bot.api, update);
    background?.(apology);
    return true;
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

function isOurOutage(error: unknown): boolean {
  return asDomainError(error instanceof BotError ? error.error : error)?.kind === 'unavailable';
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

function startTimer(ms: number): { ended: Promise<undefined>; stop(): void } {
  let timer: NodeJS.Timeout;
  const ended = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return { ended, stop: () => clearTimeout(timer) };
}

/** Empty: a body would be read as a call of the Bot API. */
function settled(): Response {
  return new Response(null, { status: 200 });
}

/** Not a 2xx: Telegram keeps the update and delivers it again. */
function comeAgain(status: 500 | 503): Response {
  return new Response(null, { status });
}
