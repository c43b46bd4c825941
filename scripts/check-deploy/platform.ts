import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { npmProgram } from '../launch/npm-program.mjs';

const Package = z.object({ devDependencies: z.record(z.string(), z.string()) });

/** The package that turns an entry of `api` into a function. */
export const builderPackage = '@vercel/node';

/** The platform's command line, with the builder at the version that package.json pins. */
export function manifestOf(devDependencies: Readonly<Record<string, string>>) {
  const builder = devDependencies[builderPackage];
  if (!builder) throw new Error(`${builderPackage} is not in devDependencies`);
  return {
    private: true,
    dependencies: { vercel: '64.0.2' },
    // The command line asks for sandbox 4.4.0, which is not published.
    overrides: { sandbox: '4.5.0', [builderPackage]: builder },
  };
}

/**
 * Path of the platform's command line, installed below `.cache/` at first use: with 360 MB it is too heavy to be a
 * development dependency. Throws when it cannot be installed.
 */
export function installPlatform(root: string, announce: (line: string) => void): string {
  const folder = join(root, '.cache', 'vercel-cli');
  const program = join(folder, 'node_modules', 'vercel', 'dist', 'vc.js');
  const stamp = join(folder, 'installed.json');
  const { devDependencies } = Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const wanted = JSON.stringify(manifestOf(devDependencies));
  if (existsSync(program) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return program;
  announce('Ставлю сборщик платформы (один раз, около минуты, 360 МБ)…');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), wanted);
  const npm = npmProgram(['install', '--no-audit', '--no-fund', '--loglevel=error']);
  const { status } = spawnSync(npm.command, npm.args, {
    cwd: folder,
    shell: npm.shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('сборщик платформы не установился: проверьте сеть');
  writeFileSync(stamp, wanted);
  return program;
}
