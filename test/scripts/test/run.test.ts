import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FileReport, reportVariable } from '../../../scripts/test/report.ts';
import { type Run, runTests } from '../../../scripts/test/run.ts';

const report = (file: string | null, seconds = 1, failures: string[] = []): FileReport => ({
  file,
  seconds,
  failures,
});
const failed = (file: string | null): FileReport =>
  report(file, 1, [`${file} > fails\n    expected 1 to be 2`]);

/** A vitest that reports `reports`; a failure among them makes it exit with 1. */
function fakeRun(...reports: FileReport[]) {
  const run = vi.fn(async (_program: string, _args: string[], { env }: Parameters<Run>[2]) => {
    for (const each of reports) appendFileSync(env[reportVariable] ?? '', `${JSON.stringify(each)}\n`);
    return reports.some(({ failures }) => failures.length > 0) ? 1 : 0;
  });
  return run;
}

let said: string;
beforeEach(() => {
  said = '';
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the end of a test run', () => {
  it('says that everything passed', async () => {
    expect(await runTests('fast', fakeRun())).toBe(0);
    expect(said).toMatch(/Всё прошло\.\n$/);
  });

  it('repeats a failure with its message, and nothing is tried twice', async () => {
    const run = fakeRun(report('test/core/b.test.ts'), failed('test/core/a.test.ts'));
    expect(await runTests('fast', run)).toBe(1);
    expect(run).toHaveBeenCalledOnce();
    expect(said).toMatch(
      /Не прошло: быстрые тесты\ntest\/core\/a\.test\.ts > fails\n {4}expected 1 to be 2\n$/,
    );
  });

  it('names a check of the code that failed beside the tests', async () => {
    const run: Run = async (_program, args) => (args.some((each) => each.endsWith('tsc')) ? 2 : 0);
    expect(await runTests('verify', run)).toBe(1);
    expect(said).toMatch(/Не прошло: типы\n$/);
  });

  it('repeats an error outside of every file', async () => {
    expect(await runTests('fast', fakeRun(failed(null)))).toBe(1);
    expect(said).toMatch(/null > fails\n {4}expected 1 to be 2\n$/);
  });

  it('names the ten slowest files with their seconds, slowest first', async () => {
    const seconds = [3, 12, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11];
    await runTests('fast', fakeRun(...seconds.map((each) => report(`test/core/${each}.test.ts`, each))));
    expect(
      [...said.matchAll(/([\d.]+) с {2}test\/core\/(\d+)\.test\.ts/g)].map(([, time, name]) => [time, name]),
    ).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((each) => [each.toFixed(1), String(each)]));
  });
});
