import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the file into which failures are written; without it the reporter does nothing. */
export const failuresVariable = 'TEST_FAILURES';

/** A failed test, an unreadable test file or an error that nobody caught. */
export type Failure = {
  /** Path of the test file in the project; null for an error outside of all. */
  file: string | null;
  /** Where, and the first lines of the message. */
  text: string;
};

/**
 * Vitest reporter that appends every failure to a file, a line of JSON each, for `npm test` to repeat them as its last
 * words: a record of a long run often keeps only its end.
 */
export default class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env[failuresVariable];
    if (!file) return;
    for (const failure of failuresOf(modules, uncaught)) appendFileSync(file, `${JSON.stringify(failure)}\n`);
  }
}

/** What the reporter has written into the file; `[]` when there is nothing. */
export function readFailures(file: string): Failure[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Failure); // written above
}

function failuresOf(modules: readonly TestModule[], uncaught: readonly SerializedError[]): Failure[] {
  const ofModules = modules.flatMap((module) => {
    const file = module.relativeModuleId;
    return [
      ...module.errors().map((error) => failure(file, file, error)),
      ...[...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => failure(file, `${file} > ${suite.fullName}`, error)),
      ),
      ...[...module.children.allTests('failed')].map((test) =>
        failure(file, `${file} > ${test.fullName}`, test.result().errors?.[0] ?? {}),
      ),
    ];
  });
  const ofNobody = uncaught.map((error) => {
    const path = error.VITEST_TEST_PATH; // the file that ran when it was thrown
    const file = typeof path === 'string' ? relative(process.cwd(), path) : null;
    return failure(file, `${file ?? 'вне тестов'} > никем не поймано`, error);
  });
  return [...ofModules, ...ofNobody];
}

const lineLimit = 12;

function failure(
  file: string | null,
  where: string,
  { message = '' }: { message?: string | undefined },
): Failure {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return { file, text: [where, ...lines.slice(0, lineLimit).map((line) => `    ${line}`)].join('\n') };
}
