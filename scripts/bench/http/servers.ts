import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const serveScript = fileURLToPath(new URL('serve.ts', import.meta.url));

/** One server of a benchmark, in a process of its own. */
export type BenchServer = {
  port: number;
  child: ChildProcess;
  /** What the process holds after its garbage was collected, bytes. */
  memory(): Promise<{ rss: number; heap: number }>;
};

/** Starts a server of `serve.ts`: its kind, and for the product the address of its PostgreSQL (else embedded). */
export async function openServer(kind: string, databaseUrl?: string): Promise<BenchServer> {
  const args = [
    '--expose-gc',
    '--import',
    'tsx',
    serveScript,
    kind,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
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
  };
}
