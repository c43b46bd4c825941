import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../command/run-command.ts';
import { packageProgram } from '../launch/npm-program.mjs';
import { filesThatKnowTime, otherDays, otherStarts } from './dates.ts';
import { type FileReport, readReports, reportVariable } from './report.ts';
import { browser, faketime, obtain, postgres, redis, speller, type Tool } from './tools.ts';

type TestMode = 'all' | 'verify' | 'fast' | 'long' | 'dates';
/** Runs a program to its end; the exit code. What a quiet one prints is shown once it has ended. */
export type Run = (
  command: string,
  args: string[],
  options: { env: Record<string, string>; isQuiet: boolean },
) => Promise<number>;

type Step = {
  name: string;
  needs?: readonly Tool[];
  command: [string, ...string[]];
  /** Run in its place where a tool cannot be had. */
  otherwise?: [string, ...string[]];
  /** Runs beside the steps that follow it. */
  isBeside?: boolean;
  /** Environment made from the places of the needed tools, in their order. */
  env?: (places: string[]) => Record<string, string>;
};

/** The program of a package, run by this Node: Windows starts npx only through a shell. */
const program = (name: string, bin: string, ...args: string[]): [string, ...string[]] => [
  process.execPath,
  packageProgram(root, name, bin),
  ...args,
];
const vitest = (projects: readonly string[], more: readonly string[] = []): [string, ...string[]] => [
  ...program('vitest', 'vitest'),
  'run',
  '--reporter=default',
  '--reporter=./scripts/test/report.ts',
  ...projects.flatMap((project) => ['--project', project]),
  ...more,
];

/** The command with PostgreSQL and Redis beside it; not through npx, which leaves them behind when it is killed. */
const withServices = (...command: string[]): [string, ...string[]] => [
  process.execPath,
  '--import',
  'tsx',
  'scripts/with-services.ts',
  ...command,
];
/** Tests of verbs and routes. */
const serverFolders = ['test/db', 'test/api'];
/** Tests of core with a full size (test/support/size.ts). */
const longFiles = ['test/core/quiz/create-quiz.test.ts', 'test/core/speech/measure/measure.test.ts'];
const serverTests = vitest(['node'], serverFolders);
const notOnServer = serverFolders.map((folder) => `--exclude=${folder}/**`);

/** Files that open a database or build the product: not part of `npm run verify`. */
const slowFiles = [
  'test/{api,bot,db}/**',
  'test/repository/{bundle,web-secrets}.test.ts',
  'test/scripts/bundle-functions.test.ts',
  'test/scripts/{command/entries,launch/readme-commands}.test.ts',
  'test/scripts/{content-files,record-mocks,setup-telegram,start}/**',
  'test/scripts/content-import.test.ts',
];

const fast: Step[] = [
  {
    name: 'быстрые тесты',
    command: vitest(
      ['node', 'web'],
      slowFiles.map((pattern) => `--exclude=${pattern}`),
    ),
  },
];

/** What reads the code without running it. */
const checks: Step[] = [
  {
    name: 'вид кода',
    command: program('@biomejs/biome', 'biome', 'ci', '--error-on-warnings', '.'),
    isBeside: true,
  },
  // With one checker: several do part of the work each for itself, and the tests have use for the processors.
  { name: 'типы', command: program('typescript', 'tsc', '-p', '.', '--checkers', '1'), isBeside: true },
];

const all: Step[] = [
  ...checks,
  {
    name: 'слова курса',
    needs: [speller],
    command: [process.execPath, '--import', 'tsx', 'scripts/check-content/main.ts'],
    isBeside: true,
  },
  // Once, on the engines of production; the embedded ones run under the bot, the scripts and the browser.
  {
    name: 'сервер на настоящем PostgreSQL и Redis',
    needs: [postgres, redis],
    command: withServices(...serverTests),
    otherwise: serverTests,
    // Its workers wait for the servers a third of their time.
    isBeside: true,
  },
  { name: 'тесты без сервера и браузера', command: vitest(['node', 'web', 'tools'], notOnServer) },
  {
    name: 'браузер',
    needs: [browser],
    command: vitest(['browser']),
    env: ([path = '']) => ({ BROWSER_PATH: path }),
  },
];

const long: Step[] = [
  { name: 'сервер на встроенной базе', command: serverTests },
  {
    name: 'долгие тесты',
    needs: [postgres, redis],
    command: withServices(...vitest(['node'], [...serverFolders, ...longFiles])),
    env: () => ({ TEST_SIZE: 'full' }),
  },
  {
    name: 'команды README в чистой копии',
    command: vitest(['node'], ['test/scripts/launch/readme-commands.test.ts']),
    env: () => ({ TEST_SIZE: 'full' }),
  },
  {
    name: 'ошибки, внесённые в правила',
    command: [process.execPath, '--import', 'tsx', 'scripts/mutation/main.ts'],
  },
];

/** The tests that know time, on other days of the machine; the browser tests, begun on other days. */
function readDates(): Step[] {
  const files = filesThatKnowTime();
  return [
    ...otherDays.map(
      ({ name, zone, at }): Step => ({
        name: `${name} (${at} ${zone})`,
        needs: [faketime],
        command: ['faketime', at, ...vitest(['node', 'web', 'tools'], files)],
        env: () => ({ TZ: zone, FAKETIME_DONT_FAKE_MONOTONIC: '1' }),
      }),
    ),
    ...otherStarts.map(
      ({ name, at }): Step => ({
        name: `браузер: ${name} (${at})`,
        needs: [browser],
        command: vitest(['browser']),
        env: ([path = '']) => ({ BROWSER_PATH: path, BROWSER_TESTS_START: at }),
      }),
    ),
  ];
}

const stepsOf: Record<TestMode, () => Step[]> = {
  all: () => all,
  verify: () => [...checks, ...fast],
  fast: () => fast,
  long: () => [...long, ...readDates()],
  dates: readDates,
};

/** How many of the slowest test files are named at the end. */
const slowestCount = 10;

/**
 * Runs the steps of a mode one after another, short ones beside them, and returns the exit code. A step whose tool
 * cannot be had is left out, or run without it, with a loud line; with CI=true that is a failure. The end names the
 * seconds of each step, the slowest files, and every failure with its message: a record of a long run often keeps only
 * its end.
 */
export async function runTests(mode: TestMode, run: Run): Promise<number> {
  const startMs = performance.now();
  const begun: Promise<Outcome>[] = [];
  const leftOut: string[] = [];
  for (const step of stepsOf[mode]()) {
    const places = (step.needs ?? []).map((tool) => ({ tool, place: obtain(tool) }));
    const missing = places.filter(({ place }) => place === undefined).map(({ tool }) => tool.name);
    if (missing.length > 0) leftOut.push(`${step.name} (нет: ${missing.join(', ')})`);
    const command = missing.length > 0 ? step.otherwise : step.command;
    const env = missing.length > 0 ? {} : step.env?.(places.map(({ place = '' }) => place));
    if (!command) continue;
    const outcome = runStep(step, command, env ?? {}, run);
    begun.push(outcome);
    if (!step.isBeside) await outcome;
  }
  const outcomes = await Promise.all(begun);
  const failed = outcomes.filter(({ passed }) => !passed);
  printTimes(outcomes, secondsSince(startMs));
  for (const line of leftOut) console.log(`\n!!! ПРОПУЩЕНО: ${line}`);
  if (failed.length > 0) console.log(`\nНе прошло: ${failed.map(textOf).join('\n\n')}`);
  else console.log(`\nВсё прошло${leftOut.length > 0 ? ', кроме пропущенного' : ''}.`);
  return failed.length > 0 || (process.env.CI === 'true' && leftOut.length > 0) ? 1 : 0;
}

type Outcome = { step: string; passed: boolean; seconds: number; reports: FileReport[] };

async function runStep(
  { name, isBeside = false }: Step,
  [program, ...args]: [string, ...string[]],
  env: Record<string, string>,
  run: Run,
): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'mila-test-'));
  const path = join(folder, 'reports.jsonl');
  writeFileSync(path, '');
  const startMs = performance.now();
  const code = await run(program, args, { env: { ...env, [reportVariable]: path }, isQuiet: isBeside });
  const seconds = secondsSince(startMs);
  const reports = readReports(path);
  rmSync(folder, { recursive: true, force: true });
  return { step: name, passed: code === 0, seconds, reports };
}

const secondsSince = (startMs: number) => (performance.now() - startMs) / 1000;
const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} с`;

function printTimes(outcomes: readonly Outcome[], total: number): void {
  const steps = outcomes.map(({ step, seconds }) => `${inSeconds(seconds)}  ${step}`);
  console.log(['\nВремя:', ...steps, `${inSeconds(total)}  вместе`].join('\n'));
  const files = outcomes
    .flatMap(({ step, reports }) => reports.map(({ file, seconds }) => ({ step, file, seconds })))
    .filter(({ file }) => file !== null)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, slowestCount)
    .map(({ step, file, seconds }) => `${inSeconds(seconds)}  ${file} (${step})`);
  if (files.length > 0) console.log(['\nСамые долгие файлы:', ...files].join('\n'));
}

function textOf({ step, reports }: Outcome): string {
  return [step, ...reports.flatMap(({ failures }) => failures)].join('\n');
}
