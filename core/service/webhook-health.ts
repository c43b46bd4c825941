import type { WebhookInfo } from '../ports.ts';

/**
 * How Telegram's calls to us are going. up: they arrive; failing: the last ones did not, or they pile up; unset: Telegram
 * has no address to call (updates are fetched by polling, or nobody ran the set-up); unknown: Telegram does not say.
 */
export type WebhookHealth = 'up' | 'failing' | 'unset' | 'unknown';

/** Telegram keeps its last error for ever; one that nothing has followed for so long tells nothing of now. */
const errorCountsForMs = 15 * 60_000;
/** A burst of this many is worked off within a minute. */
const usualQueue = 100;

/** Reads what getWebhookInfo told at `now`. */
export function webhookHealth(info: WebhookInfo, now: Date): WebhookHealth {
  if (!info.isSet) return 'unset';
  if (info.pending > usualQueue) return 'failing';
  const isRecent = info.lastErrorAt && now.getTime() - info.lastErrorAt.getTime() < errorCountsForMs;
  return isRecent ? 'failing' : 'up';
}
