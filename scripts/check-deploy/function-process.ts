import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { BuiltFunction, Output } from './output.ts';

const starter = fileURLToPath(new URL('answer-once.mjs', import.meta.url));
const patienceMs = 30_000;

const cpuMs = z.number();
const Answer = z.union([
  z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string(), cpuMs }),
  z.object({ error: z.string(), cpuMs: cpuMs.optional() }),
]);
/** The function's response, or how it failed to start; `cpuMs` is the processor time of its process until then. */
export type Answer = z.infer<typeof Answer> & {
  /** From the start of the process to its response. */
  ms: number;
};

export type FunctionRequest = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** With this environment a function writes beside itself what V8 has compiled of it (`api/_compile-cache.js`). */
export const keepingCompiled = (env: Record<string, string>): Record<string, string> => ({
  ...env,
  KEEP_COMPILED: '1',
});

/**
 * Starts a fresh Node (this one, or the program `node`) for one request to the handler in `file`, with exactly the given
 * environment.
 */
export function answerOnce(
  file: string,
  request: FunctionRequest,
  env: Record<string, string>,
  node = process.execPath,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(node, [starter, file, JSON.stringify(request)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patienceMs,
    });
    let printed = '';
    let ms = Number.NaN;
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      ms = performance.now() - began;
    });
    child.stderr.on('data', (chunk) => {
      printed += chunk;
    });
    child.on('error', reject);
    child.on('close', () => {
      // The function's own log comes before the response.
      const last = printed.trimEnd().split('\n').at(-1) ?? '';
      try {
        resolve({ ...Answer.parse(JSON.parse(last)), ms });
      } catch {
        resolve({ error: printed || `no answer within ${patienceMs} ms`, ms });
      }
    });
  });
}

/**
 * The functions in a folder of their own: inside this project a package that the build has left out would be found in
 * `node_modules`. `remove` deletes the folder.
 */
export function isolate(output: Output): {
  fileOf: (built: BuiltFunction) => string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'mila-functions-'));
  for (const built of output.functions) {
    cpSync(built.folder, join(folder, built.name), { recursive: true, dereference: true });
  }
  return {
    fileOf: ({ name, handler }) => join(folder, name, handler),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
