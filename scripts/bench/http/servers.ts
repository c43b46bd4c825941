import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const serveScript = fileURLToPath(new URL('serve.ts', import.meta.url));

/** How a server's process is doing; figures of the event loop and faults are those since the last question. */
export type ServerState = {
  /** Milliseconds by which the event loop came late. */
  loop: { p99: number; max: number };
  /** What keeps the process alive, by kind, e.g. { TCPSocketWrap: 3 }. */
  open: Record<string, number>;
  /** Lines of the log with the level `error`. */
  faults: number;
};

/** One server of a benchmark, in a process of its own. */
export type BenchServer = {
  port: number;
  child: ChildProcess;
  /** What the process holds after its garbage was collected, bytes. */
  memory(): Promise<{ rss: number; heap: number }>;
  state(): Promise<ServerState>;
};

/**
 * Starts a server of `serve.ts`: its kind, and for the product the address of its PostgreSQL (else embedded) and the
 * number of its learners.
 */
export async function openServer(
  kind: string,
  databaseUrl?: string,
  learners?: number,
): Promise<BenchServer> {
  const args = [
    '--expose-gc',
    '--import',
    'tsx',
    serveScript,
    kind,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ...(learners === undefined ? [] : [String(learners)]),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  const [line] = await once(lines, 'line');
  return {
    port: Number(line),
    child,
    async memory() {
      child.send('memory');
      const [usage] = await once(child, 'message');
      return usage as { rss: number; heap: number }; // serve.ts sends nothing else
    },
    async state() {
      child.send('state');
      const [state] = await once(child, 'message');
      return state as ServerState; // serve.ts responds in turn
    },
  };
}
