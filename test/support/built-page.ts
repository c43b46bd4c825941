import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** The root of the repository. */
const root = join(import.meta.dirname, '../..');

/** Builds a page in memory, as the mini-app is built. Returns all files of it. */
export async function buildPage(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  // The runner says 'test', and React would come with all its warnings.
  const said = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({
    ...config,
    logLevel: 'silent',
    build: { ...config.build, write: false },
  }).finally(() => {
    process.env.NODE_ENV = said;
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output;
}

let miniApp: ReturnType<typeof buildPage> | undefined;

/** The mini-app's own page; built once for the files of a worker. */
export function builtMiniApp(): ReturnType<typeof buildPage> {
  miniApp ??= buildPage({ configFile: join(root, 'vite.config.ts'), root: join(root, 'web') });
  return miniApp;
}
