import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createCallLog } from '../calls.ts';
import { createLocalClock } from '../clock.ts';
import { createLocalNetwork, type LineParts, type NetworkMode, throughLocalNetwork } from '../network.ts';

describe('the line between app and server', () => {
  let close = () => {};
  afterEach(() => close());

  /** A product of one line behind the local network, on a real port. */
  async function startProduct(mode: NetworkMode, parts?: LineParts) {
    const network = createLocalNetwork();
    const calls = createCallLog(createLocalClock());
    network.mode = mode;
    let handled = 0;
    const handler = () => {
      handled++;
      return Response.json({ status: 'success' });
    };
    const server = createAdaptorServer({
      fetch: throughLocalNetwork(handler, network, calls, parts),
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()));
    const { port } = server.address() as AddressInfo;
    close = () => void server.close();
    const call = () =>
      fetch(`http://localhost:${port}/api/progress?token=secret`, {
        method: 'POST',
        headers: { Authorization: 'Bearer secret' },
        body: '{"initData":"secret"}',
      });
    return { call, calls, handled: () => handled };
  }

  it('online: the answer comes, and the log holds method, path and status only', async () => {
    const { call, calls } = await startProduct('online');
    expect((await call()).status).toBe(200);
    expect(calls.list()).toMatchObject([
      { from: 'app', to: 'server', name: 'POST /api/progress', status: 200 },
    ]);
    expect(JSON.stringify(calls.list())).not.toContain('secret');
  });

  it('offline: a network error, and the server never heard of it', async () => {
    const { call, calls, handled } = await startProduct('offline');
    await expect(call()).rejects.toThrow('fetch failed');
    expect(handled()).toBe(0);
    expect(calls.list()).toMatchObject([{ status: 'нет сети' }]);
  });

  it('lossy: three answers in ten are lost after the server did its work', async () => {
    const chances = [0.29, 0.31];
    const { call, calls, handled } = await startProduct('lossy', { chance: () => chances.shift() ?? 1 });
    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).status).toBe(200);
    expect(handled()).toBe(2);
    expect(calls.list().map(({ status }) => status)).toEqual(['ответ потерян', 200]);
  });

  it('slow: the answer comes a second and a half later', async () => {
    const waits: number[] = [];
    const { call } = await startProduct('slow', {
      wait: async (ms) => {
        waits.push(ms);
      },
    });
    expect((await call()).status).toBe(200);
    expect(waits).toEqual([1500]);
  });
});
