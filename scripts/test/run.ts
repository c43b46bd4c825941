import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Failure, failuresVariable, readFailures } from './failures.ts';
import { browser, obtain, postgres, redis, speller, type Tool } from './tools.ts';

export type TestMode = 'all' | 'fast' | 'long';
/** Runs a program to its end and answers its exit code. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => number;

type Step = {
  name: string;
  needs?: readonly Tool[];
  /** The command; with `files`, test files in the project, for these alone. */
  command: (files?: readonly string[]) => [string, ...string[]];
  /** Environment made from the places of the needed tools, in their order. */
  env?: (places: string[]) => Record<string, string>;
};

const vitest = (projects: readonly string[], files: readonly string[]): [string, ...string[]] => [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./scripts/test/failures.ts',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

/** The command with PostgreSQL and Redis beside it; not through npx, which leaves them behind when it is killed. */
const withServices = (...command: string[]): [string, ...string[]] => [
  process.execPath,
  '--import',
  'tsx',
  'scripts/with-services.ts',
  ...command,
];
const serverTests = ['test/db', 'test/api'];

const fast: Step[] = [{ name: 'быстрые тесты', command: (files = []) => vitest(['node', 'web'], files) }];

const all: Step[] = [
  { name: 'вид кода', command: () => ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'типы', command: () => ['npx', 'tsc', '-p', '.'] },
  ...fast,
  { name: 'инструменты', command: (files = []) => vitest(['tools'], files) },
  {
    name: 'сервер на настоящем PostgreSQL и Redis',
    needs: [postgres, redis],
    command: (files = serverTests) => withServices(...vitest(['node'], files)),
  },
  {
    name: 'слова курса',
    needs: [speller],
    command: () => ['npx', 'tsx', 'scripts/check-content/main.ts'],
  },
  {
    name: 'браузер',
    needs: [browser],
    command: (files = []) => vitest(['browser'], files),
    env: ([path = '']) => ({ BROWSER_PATH: path }),
  },
];

const long: Step[] = [
  {
    name: 'долгие тесты',
    needs: [postgres, redis],
    command: (files = serverTests) => withServices(...vitest(['node'], files)),
    env: () => ({ TEST_SIZE: 'full' }),
  },
];

/** So many failed test files at most are tried a second time: more are no accident. */
const secondTryLimit = 3;

/**
 * Runs the steps of a mode one after another and answers the exit code. A step whose tool cannot be had is left out
 * with a loud line; with CI=true that is a failure. What failed is told once more at the end. With CI=true a few failed
 * test files get a second try, and the end tells of those that needed it.
 */
export async function runTests(mode: TestMode, run: Run): Promise<number> {
  const isCi = process.env.CI === 'true';
  const failed: string[] = [];
  const unsteady: string[] = [];
  const leftOut: string[] = [];
  for (const step of { all, fast, long }[mode]) {
    const places = (step.needs ?? []).map((tool) => ({ tool, place: obtain(tool) }));
    const missing = places.filter(({ place }) => place === undefined).map(({ tool }) => tool.name);
    if (missing.length > 0) {
      leftOut.push(`${step.name} (нет: ${missing.join(', ')})`);
      continue;
    }
    const env = step.env?.(places.map(({ place = '' }) => place)) ?? {};
    const { passed, failures } = runStep(step, env, run);
    if (passed) continue;
    const texts = failures.map(({ text }) => text);
    const files = isCi ? filesToRepeat(failures) : [];
    if (files.length > 0 && runStep(step, env, run, files).passed) unsteady.push(...texts);
    else failed.push([step.name, ...texts].join('\n'));
  }
  for (const line of leftOut) console.log(`\n!!! ПРОПУЩЕНО: ${line}`);
  if (unsteady.length > 0) console.log(`\n!!! СО ВТОРОЙ ПОПЫТКИ:\n${unsteady.join('\n')}`);
  if (failed.length > 0) console.log(`\nНе прошло: ${failed.join('\n\n')}`);
  else console.log(`\nВсё прошло${leftOut.length > 0 ? ', кроме пропущенного' : ''}.`);
  return failed.length > 0 || (isCi && leftOut.length > 0) ? 1 : 0;
}

/** The failed files when it may have been an accident, else none. */
function filesToRepeat(failures: readonly Failure[]): string[] {
  const files = new Set(failures.map(({ file }) => file));
  return files.size > secondTryLimit || files.has(null) ? [] : [...files].filter((file) => file !== null);
}

type Outcome = { passed: boolean; failures: Failure[] };

function runStep(step: Step, env: Record<string, string>, run: Run, files?: readonly string[]): Outcome {
  console.log(`\n── ${step.name}${files ? ' (ещё раз)' : ''}`);
  const folder = mkdtempSync(join(tmpdir(), 'mila-test-'));
  const notes = join(folder, 'failures.jsonl');
  writeFileSync(notes, '');
  const [command, ...args] = step.command(files);
  const passed = run(command, args, { ...env, [failuresVariable]: notes }) === 0;
  const failures = readFailures(notes);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failures };
}
