import type {
  EndpointKey,
  RequestBodyInput,
  RequestParams,
  RequestQueryInput,
  ResponseData,
} from '../../../../core/contracts/endpoints.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import type { Later } from '../time/later.ts';

/** SPEC §9 Network. */
export const requestTimeoutMs = 10_000;
export const retryCount = 3;
export const retryDelayMs = 1000;
export const retryDelayCapMs = 10_000;

/** The server answered and refused. `message` is Russian, for the learner; `code` and `data` are the wire's. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Details of the refusal, where the contract of the call promises some. */
  readonly data: unknown;

  constructor(status: number, code: string, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** The server was not reached: no connection, or no answer in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super(webTexts.network.lost, { cause });
  }
}

type Field<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: T };

/** What a call needs besides its key; fields that the endpoint does not have cannot be given. */
export type CallOptions<K extends EndpointKey> = Field<'params', RequestParams<K>> &
  Field<'body', RequestBodyInput<K>> & { query?: RequestQueryInput<K> } & Pick<
    HttpOptions<K>,
    'form' | 'signal' | 'retries' | 'timeoutMs'
  >;

/** Options may be left out where nothing in them is required. */
export type CallArguments<K extends EndpointKey> =
  Partial<CallOptions<K>> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** The same without demanding what the endpoint demands; `Api.call` is the strict face. */
export type HttpOptions<K extends EndpointKey> = {
  params?: RequestParams<K>;
  body?: RequestBodyInput<K>;
  query?: RequestQueryInput<K>;
  /** Multipart body, for an endpoint that takes a file. */
  form?: FormData;
  signal?: AbortSignal;
  token?: string | null;
  /** Tries after the first one; SPEC's three unless told. */
  retries?: number;
  /** Of each try; SPEC's ten seconds unless told. For calls of which the server says that they take longer. */
  timeoutMs?: number;
};

export type Http = {
  /**
   * Sends one call and opens the envelope. Throws ApiError for a refusal, NetworkError when the server was not reached
   * after all retries, and the signal's reason when the caller gave up.
   */
  request<K extends EndpointKey>(key: K, options?: HttpOptions<K>): Promise<ResponseData<K>>;
};

export type HttpPorts = {
  fetch: typeof fetch;
  later: Later;
  /** False when the device itself says that it has no network: then waiting for retries is pointless. */
  mayRetry?: () => boolean;
  /** Told after each try whether the server was reached. */
  onReach?: (reached: boolean) => void;
};

export function createHttp({ fetch, later, mayRetry = () => true, onReach = () => {} }: HttpPorts): Http {
  return {
    async request<K extends EndpointKey>(key: K, options?: HttpOptions<K>) {
      const [url, init] = describe(key, options);
      const { signal, timeoutMs = requestTimeoutMs } = options ?? {};
      for (let tried = 0; ; tried += 1) {
        try {
          const response = await fetchInTime({ fetch, later }, url, init, { signal, timeoutMs });
          onReach(true);
          // The contract test of the server is what lets us trust the shape; the browser holds no schemas.
          return open(response) as ResponseData<K>;
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
          onReach(false);
          if (tried >= (options?.retries ?? retryCount) || !mayRetry()) throw error;
          const delayMs = Math.min(retryDelayMs * 2 ** tried, retryDelayCapMs);
          await new Promise<void>((resolve) => later(delayMs, resolve));
          signal?.throwIfAborted();
        }
      }
    },
  };
}

/** Address and request of one call: 'GET /lessons/{id}' with `{ id: 7 }` is GET /api/lessons/7. */
function describe(
  key: EndpointKey,
  options: { params?: unknown; query?: unknown; body?: unknown; form?: FormData; token?: string | null } = {},
): [string, RequestInit] {
  const space = key.indexOf(' ');
  const params = (options.params ?? {}) as Record<string, unknown>;
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const headers: Record<string, string> = { accept: 'application/json' };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  const init: RequestInit = { method: key.slice(0, space), headers };
  if (options.form) init.body = options.form;
  if (options.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(options.body);
  }
  return [`/api${path}${query.size > 0 ? `?${query}` : ''}`, init];
}

type Answer = { status: number; ok: boolean; statusText: string; body: unknown };

/** Reads the whole answer within the time-out. AbortSignal.any is too young for the WebViews in use, so we link by hand. */
async function fetchInTime(
  { fetch, later }: Pick<HttpPorts, 'fetch' | 'later'>,
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: { signal: AbortSignal | undefined; timeoutMs: number },
): Promise<Answer> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  const callOff = later(timeoutMs, () => controller.abort(new NetworkError('timeout')));
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    const text = await response.text();
    return { status: response.status, ok: response.ok, statusText: response.statusText, body: parse(text) };
  } catch (error) {
    signal?.throwIfAborted();
    throw new NetworkError(error);
  } finally {
    callOff();
    signal?.removeEventListener('abort', giveUp);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `data` of the envelope: `{ status: 'success', data }`, or SPEC's older `{ success: true, data }`. */
function open(answer: Answer): unknown {
  const body = (answer.body ?? {}) as {
    status?: unknown;
    success?: unknown;
    data?: unknown;
    code?: unknown;
    message?: unknown;
  };
  if (answer.ok && (body.status === 'success' || body.success === true)) return body.data;
  const code = typeof body.code === 'string' ? body.code : 'unknown';
  if (typeof body.message === 'string' && body.message) {
    throw new ApiError(answer.status, code, body.message, body.data);
  }
  if (answer.ok) throw new ApiError(answer.status, 'bad_response', webTexts.network.badFormat);
  throw new ApiError(answer.status, code, webTexts.network.status(answer.status, answer.statusText));
}
