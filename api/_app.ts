import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { describeWithStack } from '../bot/services/failures.ts';
import type { Endpoint } from '../core/contracts/endpoint.ts';
import type { EndpointKey } from '../core/contracts/endpoints.ts';
import { DomainError } from '../core/errors.ts';
import type { Log } from '../core/ports.ts';
import { slowCallMs } from '../core/service/service-levels.ts';
import type { Limit } from '../db/store/limits.ts';
import { requestIdHeader, withRequestId } from './_adapters/request-id.ts';
import { type Admission, addressBlock } from './_auth/admission.ts';
import type { Tokens } from './_auth/tokens.ts';
import { bearerToken, type Handlers, identify, requireLaterThanDeletion } from './_call.ts';
import type { Deps } from './_deps.ts';
import { asDomainError, errorResponse, invalidInput } from './_errors.ts';
import { type OpenRow, openFromTable } from './_rows.ts';
import { noteCall } from './_telemetry/noted-answers.ts';

/** Decides which calls are let in. */
type Gate = { admission: Admission; tokens: Tokens };

/** What the entry passes along with a request. */
export type Bindings = { address: string };
/** Who calls, as far as the request itself tells: a learner's id, or an address. */
type Variables = {
  caller: { address: string; who: string };
  requestId: string;
  /** The row of the endpoint table; missing where no row has the address. */
  key?: string;
  /** The answer was made with all its headers: setting one afterwards takes as long as a small handler. */
  isComplete?: true;
};
type Served = { Bindings: Bindings; Variables: Variables };
type App = Hono<Served>;

/** Calls of one learner per minute unless the row says otherwise: more than a person can make by hand. */
const usualCalls = { reading: 600, writing: 120 };

const loginPath = '/api/auth/telegram';

/**
 * No answer is a page: opened directly it runs nothing, cannot be framed, and sends no referrer. What does not say how
 * long it may be kept, refusals among them, is kept nowhere.
 */
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Any handler, where its key no longer matters: `Handlers` keeps the shapes consistent. */
type AnyHandler = (call: unknown) => Promise<unknown>;

/**
 * The HTTP application of one function: the given handlers behind the rows of the endpoint table. Every call is checked
 * by its row (calls a minute, size, path, caller, query, body) before its handler sees it; every failure is mapped in one
 * place. A row is opened by the first call that needs it.
 */
export function createApp<K extends EndpointKey>(
  deps: Deps,
  handlers: Handlers<K>,
  openRow: OpenRow = openFromTable,
): App {
  // A slash at the end of an address says nothing.
  const app: App = new Hono<Served>({ strict: false }).basePath('/api');
  app.use((context, next) =>
    withRequestId((id) =>
      deps.telemetry.span({ name: 'call', kind: 'entry', attributes: { request_id: id } }, async (span) => {
        const began = performance.now();
        await serve(deps, context, next, id);
        const ms = performance.now() - began;
        noteCall(deps.telemetry, span, { key: context.get('key'), status: context.res.status, ms });
      }),
    ),
  );
  for (const key of Object.keys(handlers) as K[]) {
    const [method = '', path = ''] = key.split(' ');
    const handler = handlers[key] as unknown as AnyHandler;
    let mounted: Mounted | undefined;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      context.set('key', key);
      mounted ??= mount(key, await openRow(key), handler);
      return answer(deps, mounted, context);
    });
  }
  app.notFound(({ req }) => errorResponse(pathError(req.raw.url)));
  app.onError((error, context) => failed(deps.log, error, context));
  return app;
}

/** Admits the caller before anything else is done, and completes the answer, whoever gave it. */
async function serve(
  deps: Deps,
  context: Context<Served>,
  next: () => Promise<void>,
  requestId: string,
): Promise<void> {
  const began = performance.now();
  context.set('requestId', requestId);
  try {
    const leave = admit(deps, context);
    await next();
    leave(context.res.status);
  } catch (error) {
    context.res = failed(deps.log, error, context);
  }
  if (!context.get('isComplete')) completeHeaders(context.res.headers, requestId);
  noteSlowness(deps.log, context, performance.now() - began);
}

function admit(deps: Gate, context: Context<Served>): (status: number) => void {
  const token = bearerToken(context.req.raw);
  const learner = token && deps.tokens.ownerOf(token)?.userId;
  const address = addressBlock(context.env?.address ?? 'unknown');
  context.set('caller', { address, who: learner ? String(learner) : `address ${address}` });
  return deps.admission.enter(learner ? { learner } : { address }, context.req.path === loginPath);
}

function completeHeaders(given: Headers, requestId: string): void {
  given.set(requestIdHeader, requestId);
  for (const [name, value] of Object.entries(headers)) {
    if (!given.has(name)) given.set(name, value);
  }
}

/** An address that we do not have, or one that is none: broken escapes ('/%ff'). */
function pathError(url: string): DomainError {
  try {
    decodeURIComponent(new URL(url).pathname);
    return new DomainError('not-found', { code: 'path_not_found' });
  } catch (cause) {
    return new DomainError('invalid', { field: 'path', cause });
  }
}

type Mounted = { row: Endpoint; handler: AnyHandler; limits: readonly Limit[] };

const mount = (key: string, row: Endpoint, handler: AnyHandler): Mounted => ({
  row,
  handler,
  limits: limitsOf(key, row),
});

function limitsOf(key: string, { callsPerMinute, callsPerDay }: Endpoint): Limit[] {
  const usual = key.startsWith('GET ') ? usualCalls.reading : usualCalls.writing;
  const minute = { name: key, calls: callsPerMinute ?? usual, windowSeconds: 60 };
  return callsPerDay === undefined
    ? [minute]
    : [minute, { name: `${key} day`, calls: callsPerDay, windowSeconds: 86_400 }];
}

async function answer(
  deps: Deps,
  { row, handler, limits }: Mounted,
  context: Context<Served>,
): Promise<Response> {
  const request = context.req.raw;
  const { address, who } = context.get('caller');
  const now = deps.clock();
  for (const limit of limits) deps.counters.count(limit, who);
  requireSmall(row, request);
  const params = row.params && (parse(row.params, context.req.param()) as { userId?: number });
  const owner = await identify(row, { request, params, now, deps });
  const query = row.query && parse(row.query, context.req.query());
  const sent = row.body && (await readJsonBody(row, request));
  requireLaterThanDeletion(sent, owner);
  const body = row.body && parse(row.body, sent);
  const data = await handler({
    params,
    query,
    body,
    owner,
    token: bearerToken(request),
    address,
    request,
    now,
    deps,
  });
  if (data instanceof Response) return data;
  if (row.isShared) return sharedAnswer(deps.checksAnswers, row, data as object, context);
  const json = JSON.stringify({ status: 'success', data: shaped(deps.checksAnswers, row, data) });
  return completeAnswer(context, 200, json, { 'Cache-Control': 'private, no-store' });
}

function completeAnswer(
  context: Context<Served>,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  own: Record<string, string>,
): Response {
  const response = new Response(body, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      ...own,
      [requestIdHeader]: context.get('requestId'),
    },
  });
  context.set('isComplete', true);
  return response;
}

type Written = { bytes: Uint8Array<ArrayBuffer>; etag: string };
const written = new WeakMap<object, Written>();
const sharedCache = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300';

/** Serialises a shared answer only once: its handler returns the same object until something changes. */
function sharedAnswer(
  checksAnswers: boolean,
  row: Endpoint,
  data: object,
  context: Context<Served>,
): Response {
  const known = written.get(data) ?? write(shaped(checksAnswers, row, data));
  written.set(data, known);
  const isKnownToCaller = context.req.raw.headers.get('if-none-match')?.includes(known.etag);
  const own = { ETag: known.etag, 'Cache-Control': sharedCache };
  return isKnownToCaller
    ? completeAnswer(context, 304, null, own)
    : completeAnswer(context, 200, known.bytes, own);
}

function write(data: unknown): Written {
  const bytes = new TextEncoder().encode(JSON.stringify({ status: 'success', data }));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** In development, an answer that breaks its contract is a bug and must show at once. */
function shaped(checksAnswers: boolean, row: Endpoint, data: unknown): unknown {
  return checksAnswers && row.response ? row.response.parse(data) : data;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

function requireSmall(row: Endpoint, request: Request): void {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > row.maxBodyBytes) throw new DomainError('too-large');
}

async function readJsonBody(row: Endpoint, request: Request): Promise<unknown> {
  const text = await readBounded(request, row.maxBodyBytes);
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('invalid', { field: 'body', cause });
  }
}

/**
 * The body as text; stops reading at the limit. Where a length was declared, the HTTP server passes on no more than
 * that, and reading it at once is several times faster.
 */
async function readBounded(request: Request, maxBytes: number): Promise<string> {
  if (request.headers.has('content-length')) {
    const text = await request.text();
    if (Buffer.byteLength(text) > maxBytes) throw new DomainError('too-large');
    return text;
  }
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new DomainError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failed(log: Log, error: unknown, context: Context): Response {
  const known = asDomainError(error);
  const where = { method: context.req.method, path: context.req.routePath };
  if (!known) log('error', 'call-failed', { ...where, cause: describeWithStack(error) });
  else if (known.kind === 'unavailable' || known.kind === 'upstream') {
    log('warn', 'call-refused', { ...where, code: known.code, cause: describeWithStack(known.cause) });
  }
  return errorResponse(error);
}

function noteSlowness(log: Log, context: Context, ms: number): void {
  if (ms < slowCallMs) return;
  const { req, res } = context;
  log('warn', 'call-slow', {
    method: req.method,
    path: req.routePath,
    status: res.status,
    ms: Math.round(ms),
  });
}
