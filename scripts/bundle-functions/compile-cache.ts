import { join } from 'node:path';
import { deployedEnvironment } from '../check-deploy/environment.ts';
import { firstCall } from '../check-deploy/first-call.ts';
import { answerOnce } from '../check-deploy/function-process.ts';

/**
 * Starts each function once, so that V8 leaves what it compiled for the first call beside the bundle, where
 * `api/_compile-cache.js` looks for it; on a Node before 24.12 it leaves nothing. Throws when a function does not start.
 */
export async function writeCompileCaches(root: string, names: readonly string[]): Promise<void> {
  const env = deployedEnvironment();
  for (const name of names) {
    const { request } = firstCall(`api/${name}`, env);
    const answer = await answerOnce(join(root, 'api', `${name}.js`), request, env);
    if ('error' in answer) throw new Error(`${name} did not start: ${answer.error}`);
  }
}
