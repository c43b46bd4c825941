import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths of the files that git knows, as they are in the working tree: all that a push would carry. */
export function trackedFiles(root: string): string[] {
  return listFiles(root).filter((path) => existsSync(join(root, path)));
}

/** Paths of files that git neither knows nor ignores: forgotten, when a build misses them. */
export function untrackedFiles(root: string): string[] {
  return listFiles(root, '--others', '--exclude-standard');
}

function listFiles(root: string, ...which: string[]): string[] {
  const args = ['ls-files', '-z', ...which];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  return listed.split('\0').filter(Boolean);
}

/** Copies them into `folder`: untracked or ignored files stay behind, as they would on a push. */
export function copyTracked(root: string, folder: string): void {
  for (const path of trackedFiles(root)) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(root, path), target, { verbatimSymlinks: true });
  }
}
