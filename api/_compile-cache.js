import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** A cache that was made in one folder is read in another: the platform builds a function elsewhere than it runs it. */
const isPortable = major > 24 || (major === 24 && minor >= 12);

/**
 * Lets V8 take what it has compiled of the function from the files that the build put beside it
 * (`scripts/bundle-functions/compile-cache.ts`); of another Node, or without them, it compiles as ever.
 *
 * @param {'index' | 'telegram' | 'voice'} name
 */
export function keepCompiled(name) {
  if (!isPortable) return;
  const directory = fileURLToPath(new URL(`./_built/cache-${name}`, import.meta.url));
  nodeModule.enableCompileCache({ directory, portable: true });
}
