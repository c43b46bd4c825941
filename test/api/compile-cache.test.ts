import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A function as the platform starts it, whose bundle is a few lines. */
let folder: string;
const root = join(import.meta.dirname, '../..');
const built = (path: string) => join(folder, '_built', path);
const answering = (word: string) =>
  `'use strict'; module.exports = async () => '${word} ' + (await beside()).default;
  const beside = () => typeof importFile === 'undefined' ? import('./beside.mjs') : importFile('./beside.mjs');`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mila-compiled-'));
  mkdirSync(built('.'));
  copyFileSync(join(root, 'api/_compile-cache.js'), join(folder, '_compile-cache.js'));
  copyFileSync(join(root, 'api/index.js'), join(folder, 'index.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(built('index.cjs'), answering('one'));
  writeFileSync(built('beside.mjs'), `export default 'beside';`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** This Node, and the one that the platform picks, when PLATFORM_NODE names its program (.ci/run does). */
const nodes = [process.execPath, process.env.PLATFORM_NODE || process.execPath];

/** The only file that is kept. */
const kept = () => built(`cache-index/${readdirSync(built('cache-index')).join()}`);

const keeping = { KEEP_COMPILED: '1' };

describe.each([...new Set(nodes)])('on %s', (node) => {
  /** What a fresh process answers. */
  function start(env: Record<string, string> = {}): string {
    const script = `const { default: handler } = await import(${JSON.stringify(join(folder, 'index.js'))}); console.log(await handler());`;
    const options = { cwd: folder, env, encoding: 'utf8' } as const;
    return execFileSync(node, ['--input-type=module', '-e', script], options).trim();
  }

  it('a function is started from what V8 compiled of it, with the call that was answered', () => {
    expect(start(keeping)).toBe('one beside');
    expect(readdirSync(built('cache-index'))).toHaveLength(1);
    // V8 compares lengths only: another text of the same length shows that nothing of it is compiled.
    writeFileSync(built('index.cjs'), answering('two'));
    expect(start()).toBe('one beside');
    // The build never takes what an earlier one has left.
    expect(start(keeping)).toBe('two beside');
    expect(start()).toBe('two beside');
  });

  it('what another release of Node has left is not looked at', () => {
    start(keeping);
    renameSync(kept(), built(`cache-index/v1.0.0-${process.arch}`));
    writeFileSync(built('index.cjs'), answering('two'));
    expect(start()).toBe('two beside');
  });

  it('what V8 does not take is compiled again', () => {
    start(keeping);
    writeFileSync(kept(), 'torn');
    expect(start()).toBe('one beside');
    start(keeping);
    writeFileSync(built('index.cjs'), answering('three'));
    expect(start()).toBe('three beside');
  });

  it('where nothing is kept the bundle is loaded as ever', () => {
    expect(start()).toBe('one beside');
    expect(readdirSync(built('.')).sort()).toEqual(['beside.mjs', 'index.cjs']);
  });
});
