import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { withOptionalYounger } from './library.ts';
import type { Engine } from './support.ts';

const { resolve } = createRequire(import.meta.url);
const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc');
/** Where the compiler keeps its library: beside its program, which is another package on each platform. */
const ownLibraries = join(
  dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)),
  'lib',
);

/** `path` from the root; `line` from 1; `message` is the compiler's, e.g. "'query.size' is possibly 'undefined'." */
export type YoungerUse = { path: string; line: number; message: string };

/**
 * Compiles files against a library in which what the engines lack is optional. Returns the compiler's errors; [] when each
 * younger member is tested for before it is used. `include`: files below `root`; what they import is read, too.
 * `provided`: members that the page brings along, e.g. 'Array.at'.
 */
export function usesOfYounger(
  root: string,
  include: string[],
  { engine, provided }: { engine: Engine; provided: ReadonlySet<string> },
): YoungerUse[] {
  const folder = join(root, 'node_modules/.cache/mila', `oldest-engine-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const libraries = writeLibraries(folder, engine, provided);
    const config = join(folder, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noLib: true,
          lib: null,
          types: ['vite/client'],
          incremental: false,
          tsBuildInfoFile: null,
        },
        files: libraries,
        include: include.map((path) => join(root, path)),
      }),
    );
    return compile(root, config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeLibraries(folder: string, engine: Engine, provided: ReadonlySet<string>): string[] {
  return readdirSync(ownLibraries)
    .filter(
      (name) =>
        /^lib\.(?:es(?:5|20\d\d|next)|dom|decorators)\b.*\.d\.ts$/.test(name) && !/\.full\./.test(name),
    )
    .map((name) => {
      const path = join(folder, name);
      writeFileSync(
        path,
        withOptionalYounger(readFileSync(join(ownLibraries, name), 'utf8'), engine, provided),
      );
      return path;
    });
}

function compile(root: string, config: string): YoungerUse[] {
  try {
    // More checkers would each read the same types: three times the work on a machine of two cores.
    execFileSync(process.execPath, [compiler, '-p', config, '--pretty', 'false', '--checkers', '1'], {
      cwd: root,
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    if (!stdout) throw error;
    return [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(
      ([, path = '', line, message = '']) => ({ path, line: Number(line), message }),
    );
  }
}
