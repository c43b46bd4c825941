import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import type { CallLog } from '../calls.ts';
import type { Simulation } from './simulation.ts';
import type { Webhook } from './state.ts';
import { chatOfUpdate, updateKind } from './updates.ts';

export type WebhookOptions = {
  /** Pauses between attempts, milliseconds; an update is dropped when they are used up. */
  retryMs: readonly number[];
  /** How long one attempt may take, milliseconds. */
  timeoutMs: number;
};

/** What getWebhookInfo reports about the last failure. */
type WebhookFailure = { date: number; message: string };

/**
 * Delivers pending updates to the bot's webhook: those of one chat one after another, different chats in parallel, each
 * repeated until the bot responds with 2xx or the attempts are used up. Every attempt is written into the log.
 */
export function createWebhookDelivery(simulation: Simulation, calls: CallLog, options: WebhookOptions) {
  /** Chats whose updates are being delivered right now; an update without a chat is a queue of its own. */
  const busyLines = new Set<string>();
  let failure: WebhookFailure | null = null;
  let stop = new AbortController();
  stop.abort();

  const lineOf = (update: Update) => String(chatOfUpdate(update) ?? `update:${update.update_id}`);

  const start = async (line: string) => {
    if (busyLines.has(line)) return;
    busyLines.add(line);
    for (;;) {
      const next = simulation.state.pendingUpdates.find((update) => lineOf(update) === line);
      if (!next || !simulation.state.webhook || stop.signal.aborted) break;
      await deliver(next, simulation.state.webhook, stop.signal);
    }
    busyLines.delete(line);
  };

  const deliver = async (update: Update, hook: Webhook, signal: AbortSignal) => {
    for (const pause of [...options.retryMs, null]) {
      const problem = await attempt(update, hook, signal);
      if (signal.aborted) return;
      if (problem !== null) failure = { date: simulation.nowSeconds(), message: problem };
      if (problem === null || pause === null) {
        simulation.confirmUpdates(({ update_id }) => update_id === update.update_id);
        return;
      }
      // Ends early when delivery does.
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  };

  /** One attempt: null when the bot accepted the update, otherwise Telegram's words for what went wrong. */
  const attempt = async (update: Update, hook: Webhook, signal: AbortSignal): Promise<string | null> => {
    const done = calls.start('telegram', 'bot', updateKind(update));
    try {
      const response = await fetch(hook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(hook.secretToken ? { 'X-Telegram-Bot-Api-Secret-Token': hook.secretToken } : {}),
        },
        body: JSON.stringify(update),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(options.timeoutMs)]),
      });
      await response.arrayBuffer();
      done(response.status);
      if (!response.ok) return `Wrong response from the webhook: ${response.status} ${response.statusText}`;
      return null;
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      done(timedOut ? 'не дождались' : 'нет ответа');
      return timedOut ? 'Read timeout expired' : 'Connection refused';
    }
  };

  const stopListening = simulation.onUpdate((update) => void start(lineOf(update)));

  return {
    /** Starts delivering what is pending: after setWebhook, and when the stored state is opened again. */
    resume() {
      stop = new AbortController();
      failure = null;
      for (const update of simulation.state.pendingUpdates) void start(lineOf(update));
    },
    /** Ends waiting and running attempts; what was not delivered stays pending. */
    pause: () => stop.abort(),
    lastFailure: () => failure,
    close() {
      stopListening();
      stop.abort();
    },
  };
}
