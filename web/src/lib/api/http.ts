import type {
  EndpointKey,
  RequestBodyInput,
  RequestParams,
  RequestQueryInput,
  ResponseData,
} from '../../../../core/contracts/endpoints.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import type { Later } from '../time/later.ts';
import { throwIfAborted } from './aborted.ts';

/** SPEC §9 Network. */
export const requestTimeoutMs = 10_000;
const retryCount = 3;
const retryDelayMs = 1000;
const retryDelayCapMs = 10_000;

/**
 * The server responded with a refusal. `message` is Russian, for the learner; `code` and `data` come from the response.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // Declared only: the constructor sets them.
  declare readonly status: number;
  declare readonly code: string;
  /** Details of the refusal, where the contract of the call promises some. */
  declare readonly data: unknown;

  constructor(status: number, code: string, message: string, data?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

/** The server was not reached: no connection, or no response in time. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause?: unknown) {
    super(webTexts.network.lost, { cause });
  }
}

type Field<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: T };

/** What a call needs besides its key; fields that the endpoint does not have are rejected by the compiler. */
export type CallOptions<K extends EndpointKey> = Field<'params', RequestParams<K>> &
  Field<'body', RequestBodyInput<K>> & { query?: RequestQueryInput<K> } & Pick<
    HttpOptions<K>,
    'form' | 'signal' | 'retries' | 'timeoutMs'
  >;

/** Options may be left out where nothing in them is required. */
export type CallArguments<K extends EndpointKey> =
  Partial<CallOptions<K>> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

/** The same, with everything optional; `Api.call` is the strict version. */
export type HttpOptions<K extends EndpointKey> = {
  params?: RequestParams<K>;
  body?: RequestBodyInput<K>;
  query?: RequestQueryInput<K>;
  /** Multipart body, for an endpoint that takes a file. */
  form?: FormData;
  signal?: AbortSignal;
  token?: string | null;
  /** Tries after the first one; SPEC's three by default. */
  retries?: number;
  /** Of each try; SPEC's ten seconds by default. For calls that the server documents as slower. */
  timeoutMs?: number;
};

export type Http = {
  /**
   * Sends one call and opens the envelope. Throws ApiError for a refusal, NetworkError when the server was not reached
   * after all retries, and the signal's reason when the caller gave up.
   */
  request<K extends EndpointKey>(key: K, options?: HttpOptions<K>): Promise<ResponseData<K>>;
  /** The same for a call that returns bytes instead of an envelope. */
  blob<K extends EndpointKey>(key: K, options?: HttpOptions<K>): Promise<Blob>;
};

export type HttpPorts = {
  fetch: typeof fetch;
  later: Later;
  /** False when the device itself says that it has no network: then waiting for retries is pointless. */
  mayRetry?: () => boolean;
  /** Called after each try with whether the server was reached. */
  onReach?: (reached: boolean) => void;
};

export function createHttp({ fetch, later, mayRetry = () => true, onReach = () => {} }: HttpPorts): Http {
  async function send<K extends EndpointKey, T>(
    key: K,
    options: HttpOptions<K> = {},
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const [url, init] = describe(key, options);
    const { signal, timeoutMs = requestTimeoutMs, retries = retryCount } = options;
    for (let tried = 0; ; tried += 1) {
      try {
        const answer = await fetchInTime({ fetch, later }, url, init, { signal, timeoutMs }, read);
        onReach(true);
        return answer;
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
        onReach(false);
        if (tried >= retries || !mayRetry()) throw error;
        const delayMs = Math.min(retryDelayMs * 2 ** tried, retryDelayCapMs);
        await new Promise<void>((resolve) => later(delayMs, resolve));
        throwIfAborted(signal);
      }
    }
  }
  return {
    // The server's contract test guarantees the shape; the browser has no schemas.
    request: async <K extends EndpointKey>(key: K, options?: HttpOptions<K>) =>
      open(await send(key, options, readText)) as ResponseData<K>,
    blob: (key, options) =>
      send(key, options, async (response) => {
        if (!response.ok) throw refusal(await readText(response));
        return response.blob();
      }),
  };
}

/** Address and request of one call: 'GET /lessons/{id}' with `{ id: 7 }` is GET /api/lessons/7. */
function describe(
  key: EndpointKey,
  options: { params?: unknown; query?: unknown; body?: unknown; form?: FormData; token?: string | null },
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
  const asked = query.toString();
  return [`/api${path}${asked && `?${asked}`}`, init];
}

type Answer = { status: number; ok: boolean; statusText: string; body: unknown };

async function readText(response: Response): Promise<Answer> {
  const { status, ok, statusText } = response;
  return { status, ok, statusText, body: parse(await response.text()) };
}

/**
 * Reads the whole response within the time-out. AbortSignal.any is too new for the WebViews in use, so we link by hand.
 */
async function fetchInTime<T>(
  { fetch, later }: Pick<HttpPorts, 'fetch' | 'later'>,
  url: string,
  init: RequestInit,
  { signal, timeoutMs }: { signal: AbortSignal | undefined; timeoutMs: number },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  throwIfAborted(signal);
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', giveUp);
  const callOff = later(timeoutMs, () => controller.abort(new NetworkError('timeout')));
  try {
    return await read(await fetch(url, { ...init, signal: controller.signal }));
  } catch (error) {
    throwIfAborted(signal);
    throw error instanceof ApiError ? error : new NetworkError(error);
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
  const { status, success, data } = envelopeOf(answer);
  if (answer.ok && (status === 'success' || success === true)) return data;
  throw refusal(answer);
}

function refusal(answer: Answer): ApiError {
  const { code, message, data } = envelopeOf(answer);
  const name = typeof code === 'string' ? code : 'unknown';
  if (typeof message === 'string' && message) return new ApiError(answer.status, name, message, data);
  return answer.ok
    ? new ApiError(answer.status, 'bad_response', webTexts.network.badFormat)
    : new ApiError(answer.status, name, webTexts.network.status(answer.status, answer.statusText));
}

type Envelope = Partial<Record<'status' | 'success' | 'data' | 'code' | 'message', unknown>>;

function envelopeOf({ body }: Answer): Envelope {
  return (body ?? {}) as Envelope; // every field is unknown until it is looked at
}
