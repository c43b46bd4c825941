import type { Update } from 'grammy/types';
import type { CallLog } from '../calls.ts';
import { chatOfUpdate, updateKind, type World } from './world.ts';

export type WebhookOptions = {
  /** Pauses between attempts, milliseconds; an update is dropped when they are used up. */
  retryMs: readonly number[];
  /** How long one attempt may take, milliseconds. */
  timeoutMs: number;
  /** Carries out a method call that the bot put into its answer to the update. */
  answer: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
};

/** What getWebhookInfo tells of the last failure. */
export type WebhookFailure = { date: number; message: string };

/**
 * Delivers pending updates to the bot's webhook: those of one chat one after another, different chats in parallel,
 * each repeated until the bot answers 2xx or the attempts are used up. Every attempt is written into the log.
 */
export function createWebhookDelivery(world: World, calls: CallLog, options: WebhookOptions) {
  /** The tail of each chat's line; updates without a chat have a line of their own. */
  const lines = new Map<string, Promise<void>>();
  const queued = new Set<number>();
  let failure: WebhookFailure | null = null;
  let closed = new AbortController();

  const deliver = async (update: Update) => {
    for (const pause of [...options.retryMs, null]) {
      const hook = world.state.webhook;
      if (!hook || closed.signal.aborted) return;
      const problem = await attempt(hook, update);
      if (problem === null || pause === null) {
        world.confirmUpdate(update.update_id);
        return;
      }
      failure = { date: world.nowSeconds(), message: problem };
      await sleep(pause, closed.signal);
    }
  };

  /** One attempt: null when the bot took the update, else Telegram's words for what went wrong. */
  const attempt = async (
    hook: { url: string; secretToken: string | null },
    update: Update,
  ): Promise<string | null> => {
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
        signal: AbortSignal.any([closed.signal, AbortSignal.timeout(options.timeoutMs)]),
      });
      const body = await response.text();
      done(response.status);
      if (!response.ok) return `Wrong response from the webhook: ${response.status} ${response.statusText}`;
      await carryOut(body);
      return null;
    } catch (error) {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      done(timedOut ? 'не дождались' : 'нет ответа');
      return timedOut ? 'Read timeout expired' : 'Connection refused';
    }
  };

  /** The bot may answer an update with a method call in the body. */
  const carryOut = async (body: string) => {
    let call: unknown;
    try {
      call = JSON.parse(body);
    } catch {
      return;
    }
    if (typeof call !== 'object' || call === null || !('method' in call)) return;
    const { method, ...parameters } = call;
    if (typeof method === 'string') await options.answer(method, parameters).catch(() => undefined);
  };

  const enqueue = (update: Update) => {
    if (!world.state.webhook || queued.has(update.update_id)) return;
    queued.add(update.update_id);
    const line = String(chatOfUpdate(update) ?? `update:${update.update_id}`);
    const next = (lines.get(line) ?? Promise.resolve())
      .then(() => deliver(update))
      .finally(() => {
        queued.delete(update.update_id);
        if (lines.get(line) === next) lines.delete(line);
      });
    lines.set(line, next);
  };

  const stopListening = world.onUpdate(enqueue);

  return {
    /** Starts on what is pending: after setWebhook, and when the world is opened again. */
    resume() {
      closed = new AbortController();
      failure = null;
      for (const update of world.state.pendingUpdates) enqueue(update);
    },
    /** Ends waiting and running attempts; what was not delivered stays pending. */
    pause: () => closed.abort(),
    lastFailure: () => failure,
    close() {
      stopListening();
      closed.abort();
    },
  };
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
