/**
 * One server of the HTTP benchmark in a process of its own: `serve.ts KIND [DATABASE_URL]`. Writes its port as the
 * first line of its output. Kinds: bare (node:http), hono, bare-webhook, product (PostgreSQL when an address is given,
 * else embedded).
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openBenchProduct } from './product.ts';

const [kind, databaseUrl] = process.argv.slice(2);

const bare: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"status":"success","data":{"hello":"world"}}');
};

const bareWebhook: RequestListener = async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  JSON.parse(Buffer.concat(chunks).toString());
  response.end();
};

if (kind === 'hono') {
  const app = new Hono().get('/', (context) => context.json({ status: 'success', data: { hello: 'world' } }));
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
} else if (kind === 'product') {
  announce(await openBenchProduct(databaseUrl));
} else {
  announce(createServer(kind === 'bare-webhook' ? bareWebhook : bare));
}

/** Asked over the channel of the parent process: what this one holds. */
process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed });
});
process.on('disconnect', () => process.exit());

function announce(server: ReturnType<typeof createServer>): void {
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port)); // TCP always has a port
}
