import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { isFree } from '../../scripts/fixtures/child-service.ts';
import { quickWasm } from './quick-wasm.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startWithinMs = 150_000;

/**
 * The moment at which each file of browser tests begins, whatever the machine's clock says: by default a Wednesday at
 * eleven in Jerusalem.
 */
export const startsAt = new Date(process.env.BROWSER_TESTS_START ?? '2026-11-18T09:00:00Z');

let shiftMs = 0;
/**
 * Difference between the clock of the product that was started last and the machine's, in milliseconds; the browser's
 * pages run on the same.
 */
export const clockShiftMs = (): number => shiftMs;

/** The product that `npm start` runs, bundled, in a separate process with its own data folder. */
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
  shiftMs = startsAt.getTime() - Date.now();
  const entry = inject('productEntry');
  const settings = { ...env, CLOCK_SHIFT_MS: String(shiftMs), PAGE_FOLDER: inject('productPage') };
  let child = await run(entry, dataDir, port, settings);
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
      child = await run(entry, dataDir, port, settings);
    },
    async remove() {
      await kill9();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the product as `npm start` does, on an empty data folder, and ends it again: what the first start does (the
 * page, the tables, the course, the people of the local Telegram) is there for every later one. Its clock is a minute
 * behind theirs.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const shift = startsAt.getTime() - 60_000 - Date.now();
  const child = await run('scripts/start/launch.mjs', dataDir, await freePortPair(), {
    CLOCK_SHIFT_MS: String(shift),
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Copies the page that a start of the product has built: a start elsewhere, after an edit, replaces the built files, and
 * an open page would ask for parts that are gone.
 */
export function copyPage(folder: string): void {
  const built = join(root, 'dist');
  const edition = () => readFileSync(join(built, '.sources'), 'utf8');
  const copied = edition();
  cpSync(built, folder, { recursive: true });
  if (edition() !== copied) throw new Error('dist/ was built anew while it was copied: run the tests again');
}

/**
 * The next ports to try: below those that systems give to connections of their own, and others in each worker, so that
 * nobody takes a port between the look at it and its use.
 */
let nextPort = 20_000 + (process.pid % 600) * 20;

/** The local Telegram uses the port after the product's. */
async function freePortPair(): Promise<number> {
  const port = nextPort;
  nextPort += 2;
  return (await isFree(port)) && (await isFree(port + 1)) ? port : freePortPair();
}

async function run(
  entry: string,
  dataDir: string,
  port: number,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [quickWasm, entry], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: dataDir,
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
