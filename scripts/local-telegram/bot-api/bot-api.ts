import { commandMethods } from './command-methods.ts';
import { BotApiError } from './errors.ts';
import type { Fault, Faults } from './faults.ts';
import { fileMethods } from './file-methods.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { messageMethods } from './message-methods.ts';
import type { BotApiDeps, MethodTable } from './method.ts';
import { paymentMethods } from './payment-methods.ts';
import { profileMethods } from './profile-methods.ts';
import { queryMethods } from './query-methods.ts';
import { updateMethods } from './update-methods.ts';

const allMethods: MethodTable = {
  ...updateMethods,
  ...messageMethods,
  ...commandMethods,
  ...profileMethods,
  ...fileMethods,
  ...paymentMethods,
  ...queryMethods,
};

/** Telegram finds methods in any letter case. */
const methodsByName = new Map(
  Object.entries(allMethods).map(([name, method]) => [name.toLowerCase(), method]),
);

/**
 * The Bot API under /bot<token>/<method> and /file/bot<token>/<path>: `handle` returns null for other paths. Of long
 * polls only the updates that they bring are written into the call log.
 */
export function createBotApi(options: { botToken: string; faults: Faults; deps: BotApiDeps }) {
  const { botToken, faults, deps } = options;

  const run = async (name: string, inputs: Inputs, signal: AbortSignal): Promise<unknown> => {
    const method = methodsByName.get(name.toLowerCase());
    if (!method) throw new BotApiError(404, 'Not Found: method not found');
    return await method({ ...deps, inputs, signal });
  };

  const answer = async (request: Request, name: string): Promise<Response> => {
    const done = deps.calls.start('bot', 'telegram', name);
    try {
      const result = await run(name, await readInputs(request), request.signal);
      // A long poll is silent; what it brings was recorded by the polling itself.
      if (name.toLowerCase() !== 'getupdates') done(200);
      return Response.json({ ok: true, result });
    } catch (error) {
      const refusal = error instanceof BotApiError ? error : new BotApiError(500, 'Internal Server Error');
      if (refusal.code === 500) console.error('The local Telegram failed in', name, error);
      done(refusal.code);
      return refuse(refusal);
    }
  };

  const fail = (fault: Fault, name: string): Response => {
    const status = fault.kind === 'flood' ? 429 : fault.status;
    deps.calls.start('bot', 'telegram', name)(status);
    if (fault.kind === 'flood') {
      const words = `Too Many Requests: retry after ${fault.retryAfter}`;
      return refuse(new BotApiError(429, words, { retry_after: fault.retryAfter }));
    }
    return refuse(new BotApiError(status, status === 502 ? 'Bad Gateway' : 'Internal Server Error'));
  };

  return {
    async handle(request: Request): Promise<Response | null> {
      const { pathname } = new URL(request.url);
      const file = pathname.match(/^\/file\/bot([^/]+)\/(.+)$/);
      if (file) return serveFile(file[1] ?? '', file[2] ?? '');
      const call = pathname.match(/^\/bot([^/]+)\/([^/]+)$/);
      if (!call) return null;
      const [, token = '', name = ''] = call;
      const refused = refuseToken(decodeURIComponent(token));
      if (refused) return refuse(refused);
      const fault = faults.take(name);
      return fault ? fail(fault, name) : await answer(request, name);
    },
  };

  function refuseToken(token: string): BotApiError | null {
    if (token === botToken) return null;
    return /^\d+:/.test(token) ? new BotApiError(401, 'Unauthorized') : new BotApiError(404, 'Not Found');
  }

  function serveFile(token: string, path: string): Response {
    if (refuseToken(decodeURIComponent(token))) return refuse(new BotApiError(401, 'Unauthorized'));
    const bytes = deps.files.read(path);
    if (!bytes) return refuse(new BotApiError(404, 'Not Found'));
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/octet-stream' } });
  }
}

function refuse({ code, description, parameters }: BotApiError): Response {
  const body = { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) };
  return Response.json(body, { status: code });
}
