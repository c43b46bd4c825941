import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createApp } from '../../api/_app.ts';
import type { Deps } from '../../api/_deps.ts';
import { indexHandlers } from '../../api/_handlers.ts';
import { voiceHandlers } from '../../api/_routes/voice/voice.ts';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { endpoints } from '../../core/contracts/endpoints.ts';
import { foreignHostStatus, isOwnHost } from '../local-telegram/own-host.ts';

/** A web-standard handler with Node's own request and response beside it. */
export type NodeHandler = (request: Request, env: HttpBindings) => Response | Promise<Response>;
/** A handler of Node's own, for what is not web-standard (the development server of the page). */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type ProductParts = {
  deps: Deps;
  /** Handles POST /api/telegram; missing while updates come by polling. */
  webhook: ((request: Request) => Promise<Response>) | undefined;
  /** Serves everything outside /api: built files. */
  files: (request: Request) => Promise<Response | undefined>;
  /** Runs before `files` in development. */
  middleware?: Middleware | undefined;
  /** Answers only requests addressed to this machine by a name of its own; with the local Telegram. */
  isLocal?: boolean;
  /** Wraps the API: the local Telegram's simulated connection goes here. */
  wrapApi?: ((handler: NodeHandler) => NodeHandler) | undefined;
};

/** The three functions and the static page as one Node server, routed as vercel.json routes them. */
export function createProductServer(parts: ProductParts): Server {
  const { deps, webhook, files, middleware, isLocal, wrapApi } = parts;
  const index = createApp(deps, indexHandlers);
  const voice = createApp(deps, voiceHandlers);
  const api: NodeHandler = (request, env) => {
    const bindings = { address: env.incoming.socket.remoteAddress ?? 'unknown' };
    return (isForVoice(pathOf(env.incoming)) ? voice : index).fetch(request, bindings);
  };
  const throughLine = wrapApi ? wrapApi(api) : api;
  const listener = getRequestListener(async (request, env) => {
    const bindings = env as HttpBindings; // this server speaks HTTP/1
    const path = pathOf(bindings.incoming);
    // Telegram's own calls do not pass the learner's connection.
    if (path === '/api/telegram' && webhook) return webhook(request);
    if (path.startsWith('/api/')) return throughLine(request, bindings);
    return (await files(request)) ?? new Response('Not found', { status: 404 });
  });
  return createServer((request, response) => {
    if (isLocal && !isOwnHost(request)) {
      response.writeHead(foreignHostStatus).end();
      return;
    }
    if (middleware && !request.url?.startsWith('/api/')) {
      middleware(request, response, () => void listener(request, response));
    } else {
      void listener(request, response);
    }
  });
}

/** The path as it was requested: routing needs no more of an address, and parsing one costs more than reading it. */
const pathOf = ({ url = '/' }: IncomingMessage): string =>
  (url.split('?', 1)[0] ?? '/').replace(/(?<=.)\/$/, '');

/** First parts of the addresses that the function `voice` serves; no other function has one of them. */
const voiceParts = new Set(
  Object.entries<Endpoint>(endpoints).flatMap(([key, { servedBy }]) =>
    servedBy === 'voice' ? [key.split('/')[1]] : [],
  ),
);

const isForVoice = (path: string): boolean => voiceParts.has(path.split('/', 3)[2]);

/** Opens the port, on one interface or on all; throws an Error that names the port when it is taken. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(portError(cause, port)));
    server.listen({ port, host }, () => resolve());
  });
}

/** The ports of a start with the local Telegram: the product's, and the one beside it. */
export const localPorts = (port: number) => [port, port + 1] as const;

/** Throws as `listen` does when one of the ports cannot be opened: asked before anything takes time. */
export async function requireFreePorts(ports: readonly number[], host?: string): Promise<void> {
  for (const port of ports) {
    const probe = createServer();
    await listen(probe, port, host);
    await new Promise((closed) => probe.close(closed));
  }
}

/** A port that cannot be opened in words, with what to do; any other failure as it is. */
export function portError(cause: unknown, port: number): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const why = portProblems[String(code)];
  return why ? new Error(`Порт ${port} ${why} Возьмите другой: PORT=3100 npm start`, { cause }) : cause;
}

const portProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'занят: может быть, Мила уже запущена.',
  EACCES: 'закрыт: порты ниже 1024 открывает только администратор.',
  EPERM: 'закрыт системой.',
  EADDRNOTAVAIL: 'не открыть: у этого компьютера нет такого адреса.',
};
