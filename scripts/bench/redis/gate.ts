import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** open: bytes pass · hanging: connections are accepted, and nothing is ever answered · closed: they are cut off. */
export type GateState = 'open' | 'hanging' | 'closed';

export type Gate = { url: string; set(state: GateState): void; close(): Promise<void> };

/** A TCP relay in front of a server, whose connections hang or break on request. */
export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: GateState = 'open';
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client)).on('error', () => {});
    if (state === 'closed') client.destroy();
    if (state !== 'open') return;
    const upstream = connect(Number(port), hostname).on('error', () => client.destroy());
    client.on('data', (bytes) => state === 'open' && upstream.write(bytes));
    upstream.on('data', (bytes) => state === 'open' && client.write(bytes));
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      state = next;
      // What hung before must not answer afterwards.
      if (next !== 'hanging') for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
