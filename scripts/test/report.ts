import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the file into which reports are written; without it the reporter does nothing. */
export const reportVariable = 'TEST_REPORT';

/** One test file; or the errors outside of every file. */
export type FileReport = {
  /** Path in the project, e.g. 'test/core/points.test.ts'; null for errors outside of every file. */
  file: string | null;
  /** Imports, hooks and tests together. */
  seconds: number;
  /** Where and the first lines of the message, for each failed test, suite, import and uncaught error. */
  failures: string[];
};

/** Vitest reporter that appends a line of JSON for each file, from which `npm test` prints the end of its output. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const path = process.env[reportVariable];
    if (!path) return;
    const reports = [...modules.map(reportOf), ...(uncaught.length > 0 ? [reportUncaught(uncaught)] : [])];
    for (const report of reports) appendFileSync(path, `${JSON.stringify(report)}\n`);
  }
}

/** What the reporter has written into the file; `[]` when there is nothing. */
export function readReports(path: string): FileReport[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line) as FileReport); // written above
}

function reportOf(module: TestModule): FileReport {
  const file = module.relativeModuleId;
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const durationMs = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  const failures = [
    ...module.errors().map((error) => describeFailure(file, error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => describeFailure(`${file} > ${suite.fullName}`, error)),
    ),
    ...[...module.children.allTests('failed')].map((test) =>
      describeFailure(`${file} > ${test.fullName}`, test.result().errors?.[0] ?? {}),
    ),
  ];
  return { file, seconds: durationMs / 1000, failures };
}

function reportUncaught(uncaught: readonly SerializedError[]): FileReport {
  const failures = uncaught.map((error) => {
    const path = error.VITEST_TEST_PATH; // the file that ran when it was thrown
    const file = typeof path === 'string' ? relative(process.cwd(), path) : 'вне тестов';
    return describeFailure(`${file} > никем не поймано`, error);
  });
  return { file: null, seconds: 0, failures };
}

const lineLimit = 12;

function describeFailure(where: string, { message = '' }: { message?: string | undefined }): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [where, ...lines.slice(0, lineLimit).map((line) => `    ${line}`)].join('\n');
}
