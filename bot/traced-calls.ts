import type { RawApi, Transformer } from 'grammy';
import type { Tracer } from '../core/service/telemetry.ts';

/** Makes each call to Telegram a span under its method, without what is sent. */
export function tracesCalls(tracer: Tracer): Transformer<RawApi> {
  return (previous, method, payload, signal) => {
    // Waits for updates, most of the time in vain.
    if (method === 'getUpdates') return previous(method, payload, signal);
    return tracer.span({ name: `telegram ${method}`, kind: 'outside' }, async (span) => {
      const answer = await previous(method, payload, signal);
      if (!answer.ok) span.fail(String(answer.error_code));
      return answer;
    });
  };
}
