// Plain JavaScript without packages: it installs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainInstall } from './explain-install.mjs';
import { missingPackages } from './missing-packages.mjs';
import { isNodeSupported } from './node-version.mjs';
import { npmProgram } from './npm-program.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Stops with a clear line on an old Node, and in a folder whose name the build tools cannot read; installs the packages
 * that the lock file names and the folder lacks. What is installed is never deleted before its successor is there: when
 * npm fails, it puts everything back, and the start goes on with what is there.
 */
export function ensureInstalled() {
  requireNode(process.versions.node);
  requireReadableName(root);
  const missing = findMissing();
  if (missing.length === 0) return;
  const isFirst = !existsSync(join(root, 'node_modules', 'tsx'));
  console.log(
    isFirst ? 'Устанавливаю пакеты (один раз, около минуты)…' : `Устанавливаю пакеты: ${namesOf(missing)}…`,
  );
  const failure = install() ?? explainLeftOut(findMissing());
  if (!failure) return;
  if (isFirst) endWith(`Пакеты не установились: ${failure}`);
  console.warn(`Пакеты не обновились: ${failure} Продолжаю с теми, что есть.`);
}

function requireNode(version) {
  if (isNodeSupported(version)) return;
  endWith(
    `Нужен Node 20.19 или новее (кроме 21), здесь ${version}.\n` +
      'Возьмите новый с nodejs.org (или nvm install 22) и запустите снова.',
  );
}

/** Signs that end a path, or stand for another, where Node and the bundler read paths as addresses and patterns. */
function requireReadableName(folder) {
  const sign = (process.platform === 'win32' ? /[?#*]/ : /[?#*\\]/).exec(folder)?.[0];
  if (!sign) return;
  endWith(
    `В имени папки проекта есть «${sign}»: ${folder}\nNode и сборщик такого пути не понимают. Переименуйте папку.`,
  );
}

function findMissing() {
  const lock = read('package-lock.json');
  const installed = read('node_modules/.package-lock.json');
  return missingPackages(lock ?? { packages: {} }, installed ?? {}, machine(), (path) =>
    existsSync(join(root, path)),
  );
}

function read(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

function machine() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch, libc: undefined };
  process.report.excludeNetwork = true;
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  return { platform, arch, libc: isGlibc ? 'glibc' : 'musl' };
}

/** The name of a few, and how many more. */
function namesOf(paths) {
  const names = paths.map((path) => path.split('node_modules/').at(-1) ?? basename(path));
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` и ещё ${more}` : '');
}

/** npm passes over an optional package that it cannot have. */
function explainLeftOut(missing) {
  return missing.length === 0
    ? undefined
    : `не поставились ${namesOf(missing)}. Проверьте сеть и запустите снова.`;
}

/** Returns why it failed, in words; undefined when everything is installed. */
function install() {
  // Not `npm ci`, which deletes node_modules before it knows that the packages can be had.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { command, args: all, shell } = npmProgram(args);
  const { status, stderr, error } = spawnSync(command, all, {
    cwd: root,
    shell,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  return status === 0 ? undefined : explainInstall(error ? String(error) : stderr);
}

function endWith(text) {
  console.error(text);
  process.exit(1);
}
