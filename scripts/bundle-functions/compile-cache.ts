import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deployedEnvironment } from '../check-deploy/environment.ts';
import { firstCall } from '../check-deploy/first-call.ts';
import { answerOnce, keepingCompiled } from '../check-deploy/function-process.ts';

/**
 * Starts each function once, so that what V8 compiled until its first call was answered is beside the bundle, where
 * `api/_compile-cache.js` looks for it. Throws when a function does not start.
 */
export async function writeCompileCaches(root: string, names: readonly string[]): Promise<void> {
  const env = keepingCompiled(deployedEnvironment());
  for (const name of names) {
    rmSync(join(root, 'api/_built', `cache-${name}`), { recursive: true, force: true });
    const { request } = firstCall(`api/${name}`, env);
    const answer = await answerOnce(join(root, 'api', `${name}.js`), request, env);
    if ('error' in answer) throw new Error(`${name} did not start: ${answer.error}`);
  }
}
