/**
 * One server of the HTTP benchmark in a process of its own: `serve.ts KIND [DATABASE_URL [LEARNERS]]`. Writes its port
 * as the first line of its output. Kinds: bare (node:http), bare-webhook, statements (the bare driver), usual (the same
 * answers built the usual way), product (PostgreSQL when an address is given, else embedded).
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import { openBenchProduct } from './product.ts';
import type { ServerState } from './servers.ts';
import { createStatementServer, type SentStatement } from './statements.ts';
import { createUsualServer } from './usual.ts';

const [kind, databaseUrl, learners] = process.argv.slice(2);

let faults = 0;
/** The statements since the last question, while they are asked for. */
let sent: SentStatement[] | undefined;

const bare: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"status":"success","data":{"hello":"world"}}');
};

const bareWebhook: RequestListener = async (request, response) => {
  await json(request);
  response.end();
};

if (kind === 'product') {
  const onFault = () => {
    faults += 1;
  };
  announce(
    await openBenchProduct(databaseUrl, {
      learners: learners ? Number(learners) : undefined,
      onFault,
      onStatement: (statement) => void sent?.push(statement),
    }),
  );
} else if (kind === 'statements') {
  announce(createStatementServer(databaseUrl ?? ''));
} else if (kind === 'usual') {
  announce(createUsualServer(databaseUrl ?? ''));
} else {
  announce(createServer(kind === 'bare-webhook' ? bareWebhook : bare));
}

/** Requested over the channel of the parent process: what this process holds, how it is doing, or what it has sent. */
process.on('message', (question) => {
  if (question === 'statements') {
    process.send?.(sent ?? []);
    sent = [];
    return;
  }
  if (question === 'state') {
    process.send?.(takeState());
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed });
});
process.on('disconnect', () => process.exit());

function announce(server: ReturnType<typeof createServer>): void {
  // A connection ends with its client: closed for idleness, it would fall on a call that is on its way.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port)); // TCP always has a port
}

/** How often the event loop is sampled, milliseconds; the reported value is the time beyond it. */
const loopEveryMs = 10;
let loop: IntervalHistogram | undefined;

function takeState(): ServerState {
  // Only the caller that asks pays for it.
  loop ??= watchLoop();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - loopEveryMs);
  const isEmpty = loop.count === 0;
  const state: ServerState = {
    loop: isEmpty ? { p99: 0, max: 0 } : { p99: late(loop.percentile(99)), max: late(loop.max) },
    open: {},
    faults,
  };
  for (const kind of process.getActiveResourcesInfo()) state.open[kind] = (state.open[kind] ?? 0) + 1;
  loop.reset();
  faults = 0;
  return state;
}

function watchLoop(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: loopEveryMs });
  histogram.enable();
  return histogram;
}
