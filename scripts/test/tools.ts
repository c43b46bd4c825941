import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { root } from '../command/run-command.ts';
import { findProgram } from '../fixtures/child-service.ts';
import { findPostgres } from '../fixtures/postgres.ts';
import { packageProgram } from '../launch/npm-program.mjs';

/** A program outside npm that part of the suite needs. */
export type Tool = {
  /** As a person calls it, e.g. 'PostgreSQL'. */
  name: string;
  /** Debian packages that hold it. */
  packages: readonly string[];
  /** Where it is, or undefined when it is not installed. */
  find(): string | undefined;
  /** Another way to get it than the system's package manager; tried first. */
  fetch?(): void;
};

/** First the one without a window of its own: it takes a quarter less of the processor. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const browserPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const browser: Tool = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  find() {
    const given = process.env.BROWSER_PATH;
    if (given && existsSync(given)) return given;
    const own = chromium.executablePath();
    return (
      browserNames.map(findProgram).find(Boolean) ?? [...browserPaths, own].find((path) => existsSync(path))
    );
  },
  fetch() {
    const program = packageProgram(root, 'playwright-core');
    const args = [program, 'install', 'chromium-headless-shell', 'chromium'];
    spawnSync(process.execPath, args, { timeout: 180_000 });
  },
};

export const postgres: Tool = {
  name: 'PostgreSQL',
  packages: ['postgresql'],
  find: () => findPostgres()?.initdb,
};

export const redis: Tool = {
  name: 'redis-server',
  packages: ['redis-server'],
  find: () => findProgram('redis-server'),
};

export const speller: Tool = {
  name: 'hunspell (he, ru)',
  packages: ['hunspell', 'hunspell-he', 'hunspell-ru'],
  find() {
    const program = findProgram('hunspell');
    const listed = program
      ? spawnSync(program, ['-D'], { encoding: 'utf8', input: '', timeout: 10_000 })
      : undefined;
    const dictionaries = `${listed?.stdout ?? ''}${listed?.stderr ?? ''}`;
    return /\bhe(_IL)?\b/m.test(dictionaries) && /\bru(_RU)?\b/m.test(dictionaries) ? program : undefined;
  },
};

export const faketime: Tool = {
  name: 'faketime',
  packages: ['faketime'],
  find: () => findProgram('faketime'),
};

/** Where the tool is; when it is missing it is fetched, or installed by the package manager for root. */
export function obtain(tool: Tool): string | undefined {
  const found = tool.find();
  if (found) return found;
  tool.fetch?.();
  return tool.find() ?? (canInstall() ? install(tool) : undefined);
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

function install(tool: Tool): string | undefined {
  console.log(`Устанавливаю ${tool.name}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, timeout: 300_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...tool.packages], {
    env,
    timeout: 600_000,
  });
  return tool.find();
}
