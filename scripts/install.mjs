// Plain JavaScript without packages: it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const oldest = [20, 19];

/** Stops with a clear line on an old Node; installs the packages when they are missing or older than the lock file. */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
    console.error(`Нужен Node ${oldest.join('.')} или новее, здесь ${process.versions.node}.`);
    process.exit(1);
  }
  const installed = `${root}node_modules/.package-lock.json`;
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isFresh) return;
  console.log('Устанавливаю пакеты (один раз, около минуты)…');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (status !== 0) {
    console.error('Пакеты не установились. Проверьте сеть и запустите снова.');
    process.exit(1);
  }
}
