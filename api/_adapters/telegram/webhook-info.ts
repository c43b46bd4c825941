import type { WebhookInfo as TelegramWebhookInfo } from 'grammy/types';
import type { AskWebhookInfo, Clock, WebhookInfo } from '../../../core/ports.ts';
import { type WebhookHealth, webhookHealth } from '../../../core/service/webhook-health.ts';
import { withoutSecrets } from '../log.ts';
import { createTelegramCall, type TelegramAddress } from './call.ts';

/** A health check must not wait for Telegram. */
const answerWithinMs = 1500;
const rememberedMs = 60_000;

/** Asks Telegram for its state of our webhook; the address is left out, as it may contain one of our names. */
export function createWebhookInfoReader(address: TelegramAddress): AskWebhookInfo {
  const call = createTelegramCall(address, answerWithinMs);
  return async () => {
    const info = (await call('getWebhookInfo', {})) as TelegramWebhookInfo; // the result type of this method
    return {
      isSet: info.url !== '',
      pending: info.pending_update_count,
      lastErrorAt: info.last_error_date === undefined ? null : new Date(info.last_error_date * 1000),
      lastError: info.last_error_message === undefined ? null : withoutSecrets(info.last_error_message),
    };
  };
}

export type WebhookReport = { state: WebhookHealth; info: WebhookInfo | undefined };

/**
 * The state of the webhook for all callers: Telegram is asked at most once a minute, however many callers there are.
 * Never throws: an outage at Telegram is 'unknown'.
 */
export function createWebhookWatch(
  ask: AskWebhookInfo | undefined,
  clock: Clock,
): () => Promise<WebhookReport> {
  const nothing: WebhookReport = { state: 'unknown', info: undefined };
  let known: { at: number; report: Promise<WebhookReport> } | undefined;
  return () => {
    const now = clock();
    if (!ask) return Promise.resolve(nothing);
    if (!known || Math.abs(now.getTime() - known.at) >= rememberedMs) {
      const report = ask().then(
        (info) => ({ state: webhookHealth(info, now), info }),
        () => nothing,
      );
      known = { at: now.getTime(), report };
    }
    return known.report;
  };
}
