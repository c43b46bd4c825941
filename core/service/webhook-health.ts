import type { WebhookInfo } from '../ports.ts';

/**
 * The state of Telegram's calls to us. up: they arrive; failing: the last ones did not, or they pile up; unset:
 * Telegram has no address to call (updates are fetched by polling, or the set-up was not run); unknown: Telegram does
 * not report it.
 */
export type WebhookHealth = 'up' | 'failing' | 'unset' | 'unknown';

/** Telegram keeps its last error forever; one this old with none after it says nothing about the present. */
const errorCountsForMs = 15 * 60_000;
/** A burst of this many is processed within a minute. */
const usualQueue = 100;

/** Interprets the result of getWebhookInfo at `now`. */
export function webhookHealth(info: WebhookInfo, now: Date): WebhookHealth {
  if (!info.isSet) return 'unset';
  if (info.pending > usualQueue) return 'failing';
  const isRecent = info.lastErrorAt && now.getTime() - info.lastErrorAt.getTime() < errorCountsForMs;
  return isRecent ? 'failing' : 'up';
}
