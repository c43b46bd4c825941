import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFree } from '../../../scripts/fixtures/child-service.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env.TEST_SIZE === 'full';
const withinMs = 900_000;

/** Commands of README.md that are not run here, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'npm test': 'this test is part of it',
  'npm run verify': 'a part of npm test',
  'npm run bench': 'measures, for minutes',
  'npm run check:deploy': 'fetches the command line of the platform',
};
/** What a command prints once it runs; undefined for one that ends by itself. */
const running: Readonly<Record<string, RegExp | undefined>> = {
  'npm start': /Мила запущена/,
  'npm run dev': /Мила запущена/,
  'npm run dev:mock': /Local:/,
  'npm run content:check': undefined,
  'npm uninstall espeak-ng': undefined,
};

describe('README.md', () => {
  it('names no command that is not run here or elsewhere', () => {
    const named = [
      ...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/npm (?:run [\w:]+|\w+)(?: [\w-]+-ng)?/g),
    ];
    const known = new Set([...Object.keys(elsewhere), ...Object.keys(running)]);
    expect([...new Set(named.map(([text]) => text))].filter((text) => !known.has(text))).toEqual([]);
  });
});

describe.runIf(isLong)('in a clean clone, with a new home and without a network', () => {
  let home: string;
  let clone: string;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'mila-home-'));
    clone = join(home, 'mila clone');
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
    env = {
      PATH: process.env.PATH,
      HOME: home,
      PORT: String(await freePort()),
      npm_config_cache: cache,
      npm_config_offline: 'true',
    };
  }, withinMs);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  // The last one is followed by a start without the package.
  it.each([...Object.keys(running), 'npm start'])('%s works', { timeout: withinMs }, async (command) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, { cwd: clone, env, detached: true });
    const pattern = running[command];
    const printed = await (pattern ? printedUntil(child, pattern) : printedToEnd(child));
    if (pattern) expect(printed).toMatch(pattern);
    else expect([printed, child.exitCode]).toEqual([printed, 0]);
    if (command === 'npm start') {
      const health = await fetch(`http://localhost:${env.PORT}/api/health`);
      expect(await health.json()).toMatchObject({ data: { database: 'up', store: 'up' } });
    }
    await end(child);
  });
});

function printedUntil(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    const take = (bytes: Buffer) => {
      printed += bytes;
      if (pattern.test(printed)) resolve(printed);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('close', () => resolve(printed));
  });
}

const printedToEnd = (child: ChildProcess): Promise<string> => printedUntil(child, /$^/);

/** npm starts programs of its own: the whole group ends. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGINT');
  await closed;
}

async function freePort(): Promise<number> {
  for (let port = 4700; ; port += 2) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}
