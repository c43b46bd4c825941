import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { CallLog } from './calls.ts';
import { createListeners } from './listeners.ts';

export const networkModes = ['online', 'offline', 'slow', 'lossy'] as const;
export type NetworkMode = (typeof networkModes)[number];

/** The connection between the mini-app and its server, as the panel sets it. */
export type LocalNetwork = ReturnType<typeof createLocalNetwork>;

/** Makes a connection that starts `online`. */
export function createLocalNetwork() {
  const listeners = createListeners();
  let mode: NetworkMode = 'online';
  return {
    get mode(): NetworkMode {
      return mode;
    },
    set mode(next) {
      mode = next;
      listeners.call();
    },
    /** Calls a listener after each change of the mode; the returned function removes it. */
    onChange: listeners.add,
  };
}

/** What each kind of bad connection does: how late a response is, and which share of responses never arrives (0–1). */
const slowByMs = 1500;
const lossyShare = 0.3;

/** A web-standard handler as @hono/node-server calls it; `env` carries Node's own request and response. */
type FetchHandler<Env = unknown> = (request: Request, env: Env) => Response | Promise<Response>;

/** The part of @hono/node-server's bindings that is needed to cut a connection. */
type Cuttable = { outgoing: { destroy(): unknown } };

/** Dependencies that tests pass in: chance (0–1) and waiting. */
export type LineParts = { chance?: () => number; wait?: (ms: number) => Promise<unknown> };

/**
 * Puts the simulated connection in front of the product's /api handler and writes each call into the log (method and
 * path only: no query, no token, no initData).
 * offline: the connection is cut before the handler runs; lossy: the handler runs, then 30 % of responses are cut;
 * slow: responses come 1.5 s later. A cut is a destroyed socket, so the browser sees a network error and no status.
 * Needs Node's bindings in `env` ({ outgoing }), which @hono/node-server's `serve` and `getRequestListener` give.
 */
export function throughLocalNetwork<Env extends Cuttable>(
  handler: FetchHandler<Env>,
  network: LocalNetwork,
  calls: CallLog,
  { chance = Math.random, wait = sleep }: LineParts = {},
): FetchHandler<Env> {
  return async (request, env) => {
    const mode = network.mode;
    const done = calls.start('app', 'server', `${request.method} ${new URL(request.url).pathname}`);
    if (mode === 'offline') {
      done('нет сети');
      return cutConnection(env);
    }
    if (mode === 'slow') await wait(slowByMs);
    try {
      const response = await handler(request, env);
      if (mode === 'lossy' && chance() < lossyShare) {
        done('ответ потерян');
        return cutConnection(env);
      }
      done(response.status);
      return response;
    } catch (error) {
      done(500);
      throw error;
    }
  };
}

/** Cuts the connection of a running call, so that its sender sees a network error instead of a response. */
function cutConnection(env: Cuttable): Response {
  env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
