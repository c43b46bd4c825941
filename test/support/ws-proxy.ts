import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createWebSocketStream, WebSocketServer } from 'ws';

export type WsProxy = {
  /** What the Neon driver takes as `wsProxy`: 'host:port/path'. */
  address: string;
  /** Cuts every open connection and lets no new one through until `mend`. */
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/**
 * A WebSocket door in front of an ordinary PostgreSQL, as Neon has one: bytes pass both ways unread. The target is
 * fixed here; the address that a client asks for is ignored.
 */
export async function startWsProxy(target: { host: string; port: number }): Promise<WsProxy> {
  const http = createServer((_, response) => response.writeHead(426).end());
  const sockets = new Set<Socket>();
  let isCut = false;
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (isCut) socket.destroy();
  });
  new WebSocketServer({ server: http }).on('connection', (webSocket) => {
    const inside = createWebSocketStream(webSocket);
    const outside = connect(target);
    inside.pipe(outside).pipe(inside);
    // Either side may vanish at any moment: the other goes with it.
    inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());
    outside.on('error', () => webSocket.terminate()).on('close', () => webSocket.terminate());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    cut() {
      isCut = true;
      cutAll();
    },
    mend() {
      isCut = false;
    },
    async stop() {
      cutAll();
      http.close();
      await once(http, 'close');
    },
  };
}
