import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, freePort, startChild } from './child-service.ts';

export type RedisServer = { host: string; port: number; stop(): Promise<void> };

/** A fresh redis-server of our own on a free port, in memory only. Undefined when none is installed. */
export async function startRedis(): Promise<RedisServer | undefined> {
  const program = findProgram('redis-server');
  if (!program) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'mila-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = await startChild(program, args, { cwd: folder, ready: /Ready to accept connections/ });
  return {
    host: '127.0.0.1',
    port,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
