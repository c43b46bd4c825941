import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Area, testsVariable } from './areas.ts';
import type { Mutant } from './score.ts';

/** Copies of the code, deleted afterwards. Not followed by git. */
const copies = '.cache/mutation';

/** What is not copied: everything but what the rules and their tests are made of. */
const leftOut = [
  '/*',
  ...['core', 'bot', 'db', 'test', 'scripts', 'package.json'].map((path) => `!/${path}`),
  ...['!/web', '/web/*', '!/web/public', '/web/public/*', '!/web/public/handwriting'],
];

/**
 * Changes the rules of an area in a copy of the code, one place at a time, and runs the tests that reach it. Nothing is
 * taken from an earlier run: Stryker's incremental mode does not see that the body of a test has changed.
 */
export async function attack(area: Area): Promise<Mutant[]> {
  // Not by Stryker's own `testFiles`: with them it activates a changed constant after it was read.
  process.env[testsVariable] = area.tests.join(' ');
  const results = await new Stryker({
    mutate: [...area.rules],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/test-config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Only what never ends runs into it, however busy the machine is.
    timeoutMS: 60_000,
    tempDirName: `${copies}/${area.name}`,
    plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignore-texts.mjs'],
    ignorers: ['texts'],
    ignorePatterns: leftOut,
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
  return results.map(({ status, fileName, location: { start, end }, replacement = '' }) => {
    const file = relative(process.cwd(), fileName).replaceAll('\\', '/');
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line);
    lines.push((lines.pop() ?? '').slice(0, end.column - 1));
    const code = [(lines.shift() ?? '').slice(start.column - 1), ...lines].join('\n');
    return { status, file, line: start.line, code: onOneLine(code), becomes: onOneLine(replacement) };
  });
}

const onOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim();
