import { readBoundedJson } from '../../core/bounded-body.ts';
import { DomainError } from '../../core/errors.ts';

export type RecogniserRequest = {
  send: typeof fetch;
  address: string;
  timeoutMs: number;
  /** The caller may have less time than that. */
  deadline: AbortSignal | undefined;
};

/**
 * Sends a recording to a recogniser. A broken connection is retried once, a time-out is not, because the learner is
 * waiting. No error message repeats the address, a header or the body.
 */
export async function askRecogniser(
  service: string,
  { send, address, timeoutMs, deadline }: RecogniserRequest,
  request: () => RequestInit,
): Promise<Response> {
  const ownEnd = AbortSignal.timeout(timeoutMs);
  const signal = deadline ? AbortSignal.any([ownEnd, deadline]) : ownEnd;
  for (let tried = 1; ; tried++) {
    try {
      return await send(address, { ...request(), signal });
    } catch (cause) {
      if (deadline?.aborted) throw upstreamFailure(service, 'gave no answer in the time that was left');
      if (ownEnd.aborted) throw upstreamFailure(service, `gave no answer in ${timeoutMs} ms`);
      if (tried === 2) throw upstreamFailure(service, `cannot be reached (${nameOf(cause)})`);
    }
  }
}

/** What is heard in fifteen seconds, with probabilities for each token, takes some kilobytes. */
const maxAnswerBytes = 262_144;

/**
 * The answer's JSON; undefined when it is something else, too long, or not complete in the time of the request, whose
 * signal bounds its body too.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  return readBoundedJson(response.body, maxAnswerBytes).catch(() => undefined);
}

/** 'upstream', or 'unavailable' for a service that asks to wait; the code names the service. */
export function upstreamFailure(service: string, what: string, response?: Response): DomainError {
  const isBusy = response?.status === 429 || response?.status === 503;
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return new DomainError(isBusy ? 'unavailable' : 'upstream', {
    code: `stt_${service}`,
    cause: new Error(`speech-to-text of ${service} ${what}`),
    ...(isBusy ? { retryAfterSeconds: seconds > 0 && seconds < 3600 ? Math.ceil(seconds) : 5 } : {}),
  });
}

/** The code of Node's network errors, e.g. 'ECONNREFUSED'. */
function nameOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (!(inner instanceof Error)) return 'unknown';
  return 'code' in inner ? String(inner.code) : inner.name;
}
