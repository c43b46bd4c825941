import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The platform's own command line, and with it the build that runs on its servers. */
const manifest = {
  private: true,
  dependencies: { vercel: '64.0.2' },
  // It asks for 4.4.0, which is not to be had.
  overrides: { sandbox: '4.5.0' },
};

/**
 * Path of the platform's command line, installed below `.cache/` at first use: with 360 MB it is too heavy to be a
 * development dependency. Throws when it cannot be installed.
 */
export function installPlatform(root: string, announce: (line: string) => void): string {
  const folder = join(root, '.cache', 'vercel-cli');
  const program = join(folder, 'node_modules', 'vercel', 'dist', 'vc.js');
  const stamp = join(folder, 'installed.json');
  const wanted = JSON.stringify(manifest);
  if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return program;
  announce('Ставлю сборщик платформы (один раз, около минуты, 360 МБ)…');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('сборщик платформы не установился: проверьте сеть');
  writeFileSync(stamp, wanted);
  return program;
}
