import { type ChildProcess, spawn } from 'node:child_process';
import { startServices } from './fixtures/services.ts';

/**
 * `node --import tsx scripts/with-services.ts <command> <arguments…>`: runs a command beside a real PostgreSQL and
 * redis-server, whose addresses it finds in its environment, and passes its exit code on. What is not installed is
 * reported clearly and left out; with CI=true it is a failure.
 */
async function main(command: string | undefined, args: string[]): Promise<number> {
  if (!command) {
    console.error('usage: with-services <command> <arguments…>');
    return 2;
  }
  const interrupt = listenForInterrupts();
  const services = await startServices();
  try {
    if (services.missing.length > 0) {
      console.warn(`!!! NOT TESTED, because it is not installed: ${services.missing.join(', ')} !!!`);
      if (process.env.CI === 'true') return 1;
    }
    if (interrupt.signal) return 1;
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...services.env } });
    interrupt.pass = (signal) => child.kill(signal);
    return await exitCodeOf(child);
  } finally {
    await services.stop();
  }
}

type Interrupt = { signal: NodeJS.Signals | undefined; pass: (signal: NodeJS.Signals) => void };

/** An interrupt goes to the command; we stay to stop the services after it. */
function listenForInterrupts(): Interrupt {
  const interrupt: Interrupt = { signal: undefined, pass: () => {} };
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      interrupt.signal = name;
      interrupt.pass(name);
    });
  }
  return interrupt;
}

function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

process.exitCode = await main(process.argv[2], process.argv.slice(3));
