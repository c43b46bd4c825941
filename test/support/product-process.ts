import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { freePort, isFree } from '../../scripts/fixtures/child-service.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startWithinMs = 150_000;

/**
 * The moment at which each file of browser tests begins, whatever the machine's clock says: by default a Wednesday at
 * eleven in Jerusalem.
 */
export const startsAt = new Date(process.env.BROWSER_TESTS_START ?? '2026-11-18T09:00:00Z');
/**
 * Difference between that moment and the machine's clock, in milliseconds: product and browser run on a clock shifted
 * by it.
 */
export const clockShiftMs = startsAt.getTime() - Date.now();

/** The product as `npm start` runs it, in a separate process with its own data folder. */
export type ProductProcess = {
  /** Address of the local Telegram, and of the mini-app. */
  telegram: string;
  app: string;
  /** Ends it as a power failure would. */
  kill9(): Promise<void>;
  /** Starts it again on the same data and the same ports. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

/** `env` is added to an otherwise empty environment, e.g. `{ STT_BASE_URL: … }`. */
export async function startProduct(env: Record<string, string> = {}): Promise<ProductProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mila-product-'));
  cpSync(inject('productData'), dataDir, { recursive: true });
  const port = await freePortPair();
  let child = await run(dataDir, port, env);
  const kill9 = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    telegram: `http://localhost:${port + 1}`,
    app: `http://localhost:${port}`,
    kill9,
    async restart() {
      await kill9();
      child = await run(dataDir, port, env);
    },
    async remove() {
      await kill9();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The local Telegram uses the port after the product's. */
async function freePortPair(): Promise<number> {
  const port = await freePort();
  return (await isFree(port + 1)) ? port : freePortPair();
}

async function run(dataDir: string, port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start/launch.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
      CLOCK_SHIFT_MS: String(clockShiftMs),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`npm start is not ready:\n${output}`)), startWithinMs);
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Мила запущена')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return child;
}
