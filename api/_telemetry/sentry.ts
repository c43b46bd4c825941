import {
  createEventEnvelope,
  createTransport,
  dsnFromString,
  type Event,
  getEnvelopeEndpointWithUrlEncodedAuth,
} from '@sentry/core';
import type { ErrorReportsOptions } from './options.ts';

/** A service that hangs must not keep a function alive. */
const sendWithinMs = 3000;

/** As `createLog` writes it; the other fields are those of its event. */
type Line = { at: string; level: string; event: string; requestId?: string; traceId?: string };

/**
 * The part of error reports that is loaded by the first error: of Sentry's library only what shapes, sends and, when the
 * service asks for it, holds back an event. Its client is left out, which would watch the whole process.
 */
export function openSentry({ dsn, version }: Pick<ErrorReportsOptions, 'dsn' | 'version'>) {
  const address = dsnFromString(dsn);
  if (!address) throw new Error('SENTRY_DSN is no address of a project');
  const url = getEnvelopeEndpointWithUrlEncodedAuth(address);
  const transport = createTransport({ recordDroppedEvent() {} }, async ({ body }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      // The type of bytes in a body is narrower.
      body: body as BodyInit,
      signal: AbortSignal.timeout(sendWithinMs),
    });
    await response.body?.cancel();
    return {
      statusCode: response.status,
      headers: {
        'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
        'retry-after': response.headers.get('retry-after'),
      },
    };
  });
  return async (line: string): Promise<void> => {
    const { statusCode } = await transport.send(createEventEnvelope(eventOf(line, version), address));
    if (statusCode !== undefined && statusCode >= 400 && statusCode !== 429) {
      throw new Error(`the service of SENTRY_DSN answered ${statusCode}`);
    }
  };
}

function eventOf(line: string, release: string): Event {
  const { at, event, level: _, requestId, traceId, ...fields } = JSON.parse(line) as Line;
  const cause = 'cause' in fields ? String(fields.cause) : '';
  // A stack follows its reason.
  const [reason = '', ...places] = cause.split('\n');
  return {
    timestamp: Date.parse(at) / 1000,
    level: 'error',
    platform: 'node',
    logger: 'log',
    release,
    // One event of the log with one reason is one issue.
    fingerprint: [event, reason],
    exception: { values: [{ type: event, value: reason }] },
    tags: {
      event,
      ...(requestId ? { request_id: requestId } : {}),
      ...(traceId ? { trace_id: traceId } : {}),
    },
    extra: { ...fields, stack: places.join('\n') },
  };
}
