import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { SentStatement } from './statements.ts';

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
  /** What PostgreSQL was sent since the last question; none before the first one. */
  statements(): Promise<SentStatement[]>;
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
  let answered: Promise<unknown> = Promise.resolve();
  // One question at a time: two that wait together for a busy server would both take its first answer.
  const ask = (question: 'memory' | 'state' | 'statements'): Promise<unknown> => {
    answered = answered.then(async () => {
      child.send(question);
      const [answer] = await once(child, 'message');
      return answer;
    });
    return answered;
  };
  return {
    port: Number(line),
    child,
    // serve.ts sends nothing else
    memory: async () => (await ask('memory')) as { rss: number; heap: number },
    state: async () => (await ask('state')) as ServerState,
    statements: async () => (await ask('statements')) as SentStatement[],
  };
}
