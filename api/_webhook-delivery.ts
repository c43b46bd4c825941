import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import { apologise } from '../bot/apology.ts';
import type { BotContext } from '../bot/context.ts';
import { updateKind } from '../bot/failures.ts';
import { describeFailure } from '../bot/services/failures.ts';
import type { Background, Clock, Log, Store } from '../core/ports.ts';
import type { Db } from '../db/connection/client.ts';
import { noteUpdate } from '../db/updates.ts';
import { createUpdateMarks } from './_adapters/telegram/marks.ts';
import { asDomainError } from './_errors.ts';

export type DeliveryOptions = {
  store: Store;
  db: Db;
  clock: Clock;
  log: Log;
  /** Keeps work alive after the answer; without it the platform may freeze that work. */
  background?: Background;
  /** How long Telegram waits for one attempt, in milliseconds; the function itself has longer. */
  handleWithinMs?: number;
  /** How long one call to the store may take, in milliseconds. */
  storeWithinMs?: number;
};

/** After this many failed attempts an update is recorded and dropped: it must not block its chat forever. */
const maxAttempts = 3;

/**
 * Lets a bot handle an update once, however often Telegram delivers it. Returns 200 when the update is settled, 503 while
 * it is being handled, 500 when Telegram should deliver it again.
 */
export function createDelivery(
  options: DeliveryOptions,
): (bot: Bot<BotContext>, update: Update) => Promise<Response> {
  const { db, clock, log, background, handleWithinMs = 8500, storeWithinMs = 1000 } = options;
  const marks = createUpdateMarks({ ...options, patienceMs: storeWithinMs });
  return deliver;

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

function isOurOutage(error: unknown): boolean {
  return asDomainError(error instanceof BotError ? error.error : error)?.kind === 'unavailable';
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
