import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Environment variable with the file into which failures are written; without it the reporter does nothing. */
export const failuresVariable = 'TEST_FAILURES';

/**
 * Vitest reporter that appends every failed test, unreadable test file and uncaught error to a file, a paragraph
 * each, so that `npm test` can repeat them as its last words: a record of a long run often keeps only its end.
 */
export default class Failures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env[failuresVariable];
    const paragraphs = failuresOf(modules, uncaught);
    if (file && paragraphs.length > 0) appendFileSync(file, `${paragraphs.join('\n')}\n`);
  }
}

type Failure = { message?: string | undefined };

function failuresOf(modules: readonly TestModule[], uncaught: readonly SerializedError[]): string[] {
  const ofModules = modules.flatMap((module) => [
    ...module.errors().map((error) => paragraph(module.relativeModuleId, error)),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => paragraph(`${module.relativeModuleId} > ${suite.fullName}`, error)),
    ),
    ...[...module.children.allTests('failed')].map((test) =>
      paragraph(`${module.relativeModuleId} > ${test.fullName}`, test.result().errors?.[0] ?? {}),
    ),
  ]);
  return [...ofModules, ...uncaught.map((error) => paragraph('вне тестов', error))];
}

const lineLimit = 12;

function paragraph(where: string, { message = '' }: Failure): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [where, ...lines.slice(0, lineLimit).map((line) => `    ${line}`)].join('\n');
}
