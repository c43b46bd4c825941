import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresVariable } from './failures.ts';
import { browser, obtain, postgres, redis, speller, type Tool } from './tools.ts';

export type TestMode = 'all' | 'fast' | 'long';
/** Runs a program to its end and answers its exit code. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => number;

type Step = {
  name: string;
  needs?: readonly Tool[];
  command: [string, ...string[]];
  /** Environment made from the places of the needed tools, in their order. */
  env?: (places: string[]) => Record<string, string>;
};

const vitest = (...args: string[]): [string, ...string[]] => [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./scripts/test/failures.ts',
  ...args,
];

/** The command with PostgreSQL and Redis beside it; not through npx, which leaves them behind when it is killed. */
const withServices = (...command: string[]): [string, ...string[]] => [
  process.execPath,
  '--import',
  'tsx',
  'scripts/with-services.ts',
  ...command,
];

const fast: Step[] = [{ name: 'быстрые тесты', command: vitest('--project', 'node', '--project', 'web') }];

const all: Step[] = [
  { name: 'вид кода', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'типы', command: ['npx', 'tsc', '-p', '.'] },
  ...fast,
  {
    name: 'сервер на настоящем PostgreSQL и Redis',
    needs: [postgres, redis],
    command: withServices(...vitest('--project', 'node', 'test/db', 'test/api')),
  },
  { name: 'слова курса', needs: [speller], command: ['npx', 'tsx', 'scripts/check-content.ts'] },
  {
    name: 'браузер',
    needs: [browser],
    command: vitest('--project', 'browser'),
    env: ([path = '']) => ({ BROWSER_PATH: path }),
  },
];

const long: Step[] = [
  {
    name: 'долгие тесты',
    needs: [postgres, redis],
    command: withServices(...vitest('--project', 'node', 'test/db', 'test/api')),
    env: () => ({ TEST_SIZE: 'full' }),
  },
];

/**
 * Runs the steps of a mode one after another and answers the exit code. A step whose tool cannot be had is left out
 * with a loud line; with CI=true that is a failure. What failed is told once more at the end.
 */
export async function runTests(mode: TestMode, run: Run): Promise<number> {
  const failed: string[] = [];
  const leftOut: string[] = [];
  const notes = mkdtempSync(join(tmpdir(), 'mila-test-'));
  const failures = join(notes, 'failures.txt');
  writeFileSync(failures, '');
  for (const step of { all, fast, long }[mode]) {
    const places = (step.needs ?? []).map((tool) => ({ tool, place: obtain(tool) }));
    const missing = places.filter(({ place }) => place === undefined).map(({ tool }) => tool.name);
    if (missing.length > 0) {
      leftOut.push(`${step.name} (нет: ${missing.join(', ')})`);
      continue;
    }
    console.log(`\n── ${step.name}`);
    const [command, ...args] = step.command;
    const env = { ...step.env?.(places.map(({ place = '' }) => place)), [failuresVariable]: failures };
    if (run(command, args, env) !== 0) failed.push(step.name);
  }
  const details = readFileSync(failures, 'utf8').trim();
  rmSync(notes, { recursive: true, force: true });
  for (const line of leftOut) console.log(`\n!!! ПРОПУЩЕНО: ${line}`);
  if (details) console.log(`\n${details}`);
  if (failed.length > 0) console.log(`\nНе прошло: ${failed.join(', ')}`);
  else console.log(`\nВсё прошло${leftOut.length > 0 ? ', кроме пропущенного' : ''}.`);
  return failed.length > 0 || (process.env.CI === 'true' && leftOut.length > 0) ? 1 : 0;
}
