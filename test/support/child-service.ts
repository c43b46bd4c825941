import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port');
  return address.port;
}

/** The full path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

export type ChildService = { process: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

const startMs = 30_000;

/** Starts a server program and waits until it prints `ready`. Throws with its last words when it ends before. */
export async function startChild(
  program: string,
  args: string[],
  options: SpawnOptions & { ready: RegExp },
): Promise<ChildService> {
  const { ready, ...spawning } = options;
  const child = spawn(program, args, { ...spawning, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const give = (why: string) => reject(new Error(`${program} ${why}: ${said.slice(-2000)}`));
    const timer = setTimeout(() => give('did not start'), startMs);
    const hear = (chunk: Buffer) => {
      if (said.length < 100_000) said += chunk.toString('utf8');
      if (!ready.test(said)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => give(error.message));
    child.on('exit', () => give('ended'));
  }).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    process: child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await ended;
    },
  };
}
