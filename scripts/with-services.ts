import { spawn } from 'node:child_process';
import { startServices } from '../test/support/services.ts';

/**
 * `tsx scripts/with-services.ts <command> <arguments…>`: runs a command beside a real PostgreSQL and redis-server,
 * whose addresses it finds in its environment, and passes its exit code on. What is not installed is said loudly and
 * left out; with CI=true it is a failure.
 */
async function main(command: string | undefined, args: string[]): Promise<number> {
  if (!command) {
    console.error('usage: with-services <command> <arguments…>');
    return 2;
  }
  const services = await startServices();
  try {
    if (services.missing.length > 0) {
      console.warn(`!!! NOT TESTED, because it is not installed: ${services.missing.join(', ')} !!!`);
      if (process.env.CI === 'true') return 1;
    }
    return await run(command, args, { ...process.env, ...services.env });
  } finally {
    await services.stop();
  }
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    // An interrupt reaches the child by the terminal; we stay to stop the services after it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

process.exitCode = await main(process.argv[2], process.argv.slice(3));
