import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as vm from 'node:vm';

/**
 * The handler of a function, with what V8 had compiled of it once its first call was answered: the build leaves that
 * beside the bundle (`scripts/bundle-functions/compile-cache.ts`). Node's own compile cache holds only what was compiled
 * before the first line ran, so each start would compile again all that a call runs. Of another release of Node, or
 * without that file, `plain` loads the bundle as ever.
 *
 * With KEEP_COMPILED in the environment the file is written when the process ends.
 *
 * @template T
 * @param {'index' | 'telegram' | 'voice' | 'queue'} name
 * @param {string} from of the caller. Its address is not written here: the platform would take the whole folder for needed.
 * @param {() => Promise<{ default: T }>} plain
 * @returns {Promise<T>}
 */
export async function startFunction(name, from, plain) {
  const built = new URL('./_built/', from);
  const inBuilt = (/** @type {string} */ path) => fileURLToPath(new URL(path, built));
  const cache = inBuilt(`cache-${name}/${process.version}-${process.arch}`);
  const isWriting = process.env.KEEP_COMPILED !== undefined;
  if (!isWriting && !existsSync(cache)) return (await plain()).default;
  const file = inBuilt(`${name}.cjs`);
  const script = new vm.Script(
    `(function (require, module, __filename, importFile) {${readFileSync(file, 'utf8')}\n})`,
    {
      filename: file,
      // V8 takes it for a text of the same length: what is there from another build must not be used.
      cachedData: isWriting ? undefined : readFileSync(cache),
    },
  );
  if (isWriting) process.once('exit', () => write(cache, script.createCachedData()));
  const importFile = (/** @type {string} */ path) =>
    import(path.startsWith('.') ? new URL(path, built).href : path);
  const module = { exports: {} };
  script.runInThisContext()(createRequire(file), module, file, importFile);
  return module.exports;
}

/**
 * @param {string} file
 * @param {Buffer} data
 */
function write(file, data) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
}
