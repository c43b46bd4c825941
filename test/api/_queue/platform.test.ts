import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueueConsumer } from '../../../api/_queue/consumer.ts';
import { handOver } from '../../../api/_queue/hand-over.ts';
import { openPlatformQueue } from '../../../api/_queue/platform.ts';
import { signMessage } from '../../../api/_queue/signed-message.ts';
import { createWorkQueue } from '../../../api/_queue/work-queue.ts';
import type { WorkMessage } from '../../../core/service/queued-work.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';

/**
 * The platform's own client against a small server that speaks as the documentation of the queue says: what is sent to
 * the platform, and what its calls with messages lead to.
 */
const secret = 'a-secret-of-the-timers';
const message: WorkMessage = { work: 'broadcasts', chain: '2026-11-21T09:00:00.000Z', step: 4 };
let server: Server;
let asked: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 201;
let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    response.statusCode = request.method === 'DELETE' ? 204 : status;
    response.setHeader('content-type', 'application/json');
    response.end(request.method === 'DELETE' ? '' : JSON.stringify({ messageId: '0-1' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});
beforeEach(() => {
  asked = [];
  status = 201;
});

/** The client, as it is on the platform but for the address. */
const load = async () => {
  const { port } = server.address() as AddressInfo; // TCP always has a port
  return openPlatformQueue({
    region: 'fra1',
    token: 'token-of-the-deployment',
    deploymentId: 'dpl_of_the_tests',
    resolveBaseUrl: () => new URL(`http://127.0.0.1:${port}`),
  });
};

describe('a message', () => {
  it('goes to our topic once for its name, with its delay, on this deployment', async () => {
    await createWorkQueue(secret, load).put(message, 30);
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/api/v3/topic/mila',
        headers: {
          authorization: 'Bearer token-of-the-deployment',
          'vqs-idempotency-key': 'broadcasts-20261121T090000000Z-4',
          'vqs-delay-seconds': '30',
          'vqs-retention-seconds': '3630',
          'vqs-deployment-id': 'dpl_of_the_tests',
        },
      },
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(signMessage(message, secret));
  });

  it('that the platform refuses leaves the work to the timer', async () => {
    status = 403;
    const ports = { ...backend.deps, queue: createWorkQueue(secret, load) };
    expect(await handOver(ports, 'broadcasts', backend.clock())).toBe(false);
    expect(backend.logged).toContainEqual(expect.objectContaining({ event: 'queue-away' }));
  });
});

describe('the consumer', () => {
  const queue = { put: async () => {} };
  const open = (ports: Partial<TestBackend['deps']> = {}) =>
    createQueueConsumer({ ...backend.deps, queue, ...ports }, { secret, load });
  /** As the platform calls: the message in the body, what is to be known of it in headers. */
  const callWith = (payload: unknown) =>
    new Request('https://mila.example/api/queue', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'ce-type': 'com.vercel.queue.v2beta',
        'ce-vqsqueuename': 'mila',
        'ce-vqsconsumergroup': 'api_queue',
        'ce-vqsmessageid': '0-1',
        'ce-vqsreceipthandle': 'receipt',
        'ce-vqsdeliverycount': '1',
      },
      body: JSON.stringify(payload),
    });
  const settled = () => asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  const events = () => backend.logged.map(({ event }) => event);

  beforeEach(async () => {
    backend.logged.splice(0);
    await backend.deps.store.delete('queue:broadcasts');
  });

  it('runs a step, settles the message, and says under which id', async () => {
    const response = await open()(callWith(signMessage(message, secret)));
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(backend.logged).toContainEqual({
      level: 'info',
      event: 'queued-run',
      fields: { ...message, sent: 0, isComplete: true },
    });
    expect(settled()).toEqual(['/api/v3/topic/mila/consumer/api_queue/lease/receipt']);
  });

  it('lets the message come again when the run fails, and prints no cause but in the log', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    const db = new Proxy(backend.db, {
      get: () => {
        throw new Error('password=hunter2');
      },
    });
    const response = await open({ db })(callWith(signMessage(message, secret)));
    expect(response.status).toBe(500);
    expect(settled()).toEqual([]);
    expect(events()).toContain('queued-run-failed');
    expect(String(printed.mock.calls)).not.toContain('hunter2');
    printed.mockRestore();
  });

  it.each([
    ['without our proof', { ...message, proof: 'x' }],
    ['with the proof of another message', { ...signMessage(message, secret), step: 5 }],
    ['with another secret', signMessage(message, 'another-secret')],
    ['that is none', { hello: 'world' }],
  ])('starts nothing for a message %s', async (_, payload) => {
    const response = await open()(callWith(payload));
    expect(response.status).toBe(200);
    expect(events()).toEqual(['entry-refused']);
  });

  it('is an unknown path for everybody else, and where the queue is not switched on', async () => {
    const plain = new Request('https://mila.example/api/queue', { method: 'POST', body: '{}' });
    expect((await open()(plain)).status).toBe(404);
    expect((await open({ queue: undefined })(callWith(signMessage(message, secret)))).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
