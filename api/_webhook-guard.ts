import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../core/errors.ts';
import { errorTexts } from '../core/texts/errors.ts';
import { errorResponse } from './_errors.ts';

/**
 * The guard in front of the webhook: returns 405 for anything but POST, 401 without the secret, and undefined for
 * Telegram. Looks at the headers only. Throws at once when the secret is empty or not one that Telegram accepts.
 */
export function createWebhookGuard(secret: string): (request: Request) => Response | undefined {
  if (!/^[\w-]{1,256}$/.test(secret)) {
    throw new Error('The webhook needs TELEGRAM_WEBHOOK_SECRET: 1-256 of A-Z a-z 0-9 _ -');
  }
  const expected = digest(secret);
  return (request) => {
    if (request.method !== 'POST') return wrongMethod();
    const given = digest(request.headers.get('x-telegram-bot-api-secret-token') ?? '');
    return timingSafeEqual(given, expected) ? undefined : errorResponse(new DomainError('unauthorised'));
  };
}

/** Digests have equal length, so comparing them reveals nothing about the length of the secret. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function wrongMethod(): Response {
  const body = { status: 'error', code: 'method_not_allowed', message: errorTexts.method_not_allowed };
  return Response.json(body, { status: 405, headers: { Allow: 'POST' } });
}
