import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export type RedisRest = { url: string; token: string; stop(): Promise<void> };

type Reply = string | number | null | Reply[] | { error: string };
type Command = (string | number)[];

/**
 * The REST face of Upstash in front of an ordinary redis-server: '/' runs one command, '/pipeline' several,
 * '/multi-exec' several in one transaction. Answers texts in base64 when asked to ('OK' stays as it is).
 */
export async function startRedisRest(target: { host: string; port: number }): Promise<RedisRest> {
  const redis = await openRedis(target);
  const token = 'not-a-secret';
  const http = createServer(async (request, response) => {
    const send = (status: number, answer: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    if (request.headers.authorization !== `Bearer ${token}`) {
      send(401, { error: 'Unauthorized' });
      return;
    }
    const write = request.headers['upstash-encoding'] === 'base64' ? inBase64 : plain;
    const body = await readJson(request);
    try {
      if (request.url === '/pipeline') {
        const replies = await Promise.all((body as Command[]).map((command) => redis.run(command)));
        send(
          200,
          replies.map((reply) => resultOf(reply, write)),
        );
        return;
      }
      if (request.url === '/multi-exec') {
        const steps: Command[] = [['MULTI'], ...(body as Command[]), ['EXEC']];
        const replies = await Promise.all(steps.map((command) => redis.run(command)));
        const results = replies.at(-1);
        if (!Array.isArray(results)) throw new Error(`EXEC answered ${JSON.stringify(results)}`);
        send(
          200,
          results.map((reply) => resultOf(reply, write)),
        );
        return;
      }
      const reply = await redis.run(body as Command);
      send(isFailure(reply) ? 400 : 200, resultOf(reply, write));
    } catch (error) {
      send(500, { error: String(error) });
    }
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    token,
    async stop() {
      redis.close();
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function isFailure(reply: Reply): reply is { error: string } {
  return typeof reply === 'object' && reply !== null && !Array.isArray(reply);
}

function resultOf(reply: Reply, write: (reply: Reply) => unknown) {
  return isFailure(reply) ? reply : { result: write(reply) };
}

function plain(reply: Reply): unknown {
  return reply;
}

function inBase64(reply: Reply): unknown {
  if (Array.isArray(reply)) return reply.map(inBase64);
  return typeof reply === 'string' && reply !== 'OK' ? Buffer.from(reply).toString('base64') : reply;
}

/** One connection; commands are answered in the order in which they were written. */
async function openRedis(target: { host: string; port: number }) {
  const socket = connect(target);
  await once(socket, 'connect');
  const waiting: ((reply: Reply) => void)[] = [];
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const read = readReply(received, 0);
      if (!read) return;
      received = received.subarray(read.end);
      waiting.shift()?.(read.reply);
    }
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    for (const answer of waiting.splice(0)) answer({ error: 'ERR the server went away' });
  });
  return {
    run(command: Command): Promise<Reply> {
      const parts = command.map((part) => {
        const text = String(part);
        return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
      });
      return new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(`*${parts.length}\r\n${parts.join('')}`);
      });
    },
    close: () => socket.destroy(),
  };
}

/** One reply of the Redis protocol (RESP2) at `start`, or undefined while it is not whole. */
function readReply(bytes: Buffer, start: number): { reply: Reply; end: number } | undefined {
  const lineEnd = bytes.indexOf('\r\n', start);
  if (lineEnd < 0) return undefined;
  const line = bytes.toString('utf8', start + 1, lineEnd);
  const end = lineEnd + 2;
  const kind = String.fromCharCode(bytes[start] ?? 0);
  if (kind === '+') return { reply: line, end };
  if (kind === '-') return { reply: { error: line }, end };
  if (kind === ':') return { reply: Number(line), end };
  const count = Number(line);
  if (count < 0) return { reply: null, end };
  if (kind === '$') {
    if (bytes.length < end + count + 2) return undefined;
    return { reply: bytes.toString('utf8', end, end + count), end: end + count + 2 };
  }
  if (kind !== '*') throw new Error(`unknown reply of Redis: ${kind}${line}`);
  const items: Reply[] = [];
  let at = end;
  for (let index = 0; index < count; index += 1) {
    const item = readReply(bytes, at);
    if (!item) return undefined;
    items.push(item.reply);
    at = item.end;
  }
  return { reply: items, end: at };
}
