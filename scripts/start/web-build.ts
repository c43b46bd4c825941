import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const sources = ['web', 'core', 'vite.config.ts', 'package-lock.json'];

/** Builds the mini-app into dist/ when its sources changed since the last build. */
export async function buildWebWhenStale(root: string, announce: (line: string) => void): Promise<void> {
  const stamp = join(root, 'dist', '.sources');
  const print = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return;
  announce('Собираю мини-приложение…');
  requireWritable(join(root, 'dist'));
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), root: join(root, 'web'), logLevel: 'error' });
  writeFileSync(stamp, print);
}

/** Throws the system's error, which names the folder: the bundler's own does not, and comes after it has deleted some. */
function requireWritable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const inside = readdirSync(folder, { withFileTypes: true, recursive: true });
  const folders = inside
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const each of [folder, ...folders]) accessSync(each, constants.W_OK | constants.X_OK);
}

/** Changes when any source file is added, removed or written. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
