import { setTimeout as sleep } from 'node:timers/promises';
import { type Bot, BotError, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../core/ports.ts';
import type { PollingHealth } from '../core/service/polling-health.ts';
import { allowedUpdates } from './allowed-updates.ts';
import { apologise } from './apology.ts';
import { callTimeoutSeconds } from './bot.ts';
import type { BotContext } from './context.ts';
import { updateKind } from './failures.ts';
import { describeFailure } from './services/failures.ts';

/** A poll must end before the bot's own time limit for a call. */
const pollSeconds = callTimeoutSeconds - 2;
/** Between two tries when Telegram does not say how long; it doubles up to the longest one. */
const firstWaitSeconds = 1;
const longestWaitSeconds = 60;

export type Polling = {
  health(): PollingHealth;
  /** Ends polling and confirms to Telegram which updates were handled. */
  stop(): Promise<void>;
};

export type PollingOptions = {
  log: Log;
  /** Called when no update will come any more: Telegram has refused the token. */
  onEnd: (error: unknown) => void;
  /** Waits for this long, or until it is aborted; replaced in tests. */
  wait?: (seconds: number, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Receives updates by long polling: for development, where no webhook can be reached. A failed update is logged and the
 * next one follows. Whatever keeps updates away (another process polls the same bot, no network, an outage or a flood
 * limit at Telegram) is logged once and tried again after a wait that grows to a minute, or that Telegram names; only
 * `stop` and a refused token end polling. Telegram delivers updates to one receiver only: an existing webhook is
 * removed, and this is logged, as it may belong to another installation.
 */
export function startPolling(bot: Bot<BotContext>, options: PollingOptions): Polling {
  const { log, onEnd, wait = waitFor } = options;
  const stopping = new AbortController();
  // grammY names the type of a package that fills in for Node's own.
  const signal = stopping.signal as Parameters<typeof bot.api.getWebhookInfo>[0];
  let health: PollingHealth = 'up';
  let waitSeconds = firstWaitSeconds;
  let offset = 0;

  const running = run().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    log('error', 'polling-ended', { cause: describeFailure(error) });
    onEnd(error);
  });
  return {
    health: () => health,
    async stop() {
      stopping.abort();
      await running;
      await confirm();
    },
  };

  async function run(): Promise<void> {
    await removeWebhook();
    while (!stopping.signal.aborted) {
      const updates = await persist(() =>
        bot.api.getUpdates({ offset, timeout: pollSeconds, allowed_updates: allowedUpdates }, signal),
      );
      for (const update of updates) await handle(update);
    }
  }

  async function removeWebhook(): Promise<void> {
    const { url } = await persist(() => bot.api.getWebhookInfo(signal));
    if (!url) return;
    const host = URL.canParse(url) ? new URL(url).host : undefined;
    log('warn', 'webhook-removed', { host, back: 'npm run setup:telegram' });
    await persist(() => bot.api.deleteWebhook({}, signal));
  }

  async function handle(update: Update): Promise<void> {
    // What is left of a batch comes again after the next start.
    if (stopping.signal.aborted) return;
    offset = update.update_id + 1;
    await bot.handleUpdate(update).catch(async (error: unknown) => {
      const cause = describeFailure(error instanceof BotError ? error.error : error);
      log('warn', 'update-failed', { updateId: update.update_id, kind: updateKind(update), cause });
      await apologise(bot.api, update);
    });
  }

  /** Calls Telegram until it answers. Throws when the token is refused, and once polling is stopped. */
  async function persist<T>(call: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await call();
        noteAnswer();
        return answer;
      } catch (error) {
        if (stopping.signal.aborted || isTokenRefused(error)) throw error;
        await wait(noteFailure(error), stopping.signal);
        stopping.signal.throwIfAborted();
      }
    }
  }

  function noteAnswer(): void {
    // Two processes that take updates from each other become slower, not faster.
    waitSeconds = Math.max(firstWaitSeconds, waitSeconds / 2);
    if (health === 'up') return;
    health = 'up';
    log('info', 'polling-back');
  }

  /** Returns how many seconds to wait. */
  function noteFailure(error: unknown): number {
    const refusal = error instanceof GrammyError ? error : undefined;
    const seconds = refusal?.parameters.retry_after ?? waitSeconds;
    waitSeconds = Math.min(waitSeconds * 2, longestWaitSeconds);
    const failed: PollingHealth = refusal?.error_code === 409 ? 'conflict' : 'failing';
    if (health !== failed) log('warn', `polling-${failed}`, { cause: describeFailure(error), seconds });
    health = failed;
    return seconds;
  }

  async function confirm(): Promise<void> {
    if (offset === 0) return;
    await bot.api.getUpdates({ offset, limit: 1, timeout: 0 }).catch((error: unknown) => {
      log('info', 'last-poll-failed', { cause: describeFailure(error) });
    });
  }
}

/** Revoked, or no token at all, whose address Telegram does not have. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404);
}

/** Ends early, without an error, when it is aborted. */
const waitFor = (seconds: number, signal: AbortSignal): Promise<unknown> =>
  sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
