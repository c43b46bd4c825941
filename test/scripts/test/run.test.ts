import { appendFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Failure, failuresVariable } from '../../../scripts/test/failures.ts';
import { runTests } from '../../../scripts/test/run.ts';

const failure = (file: string | null): Failure => ({ file, text: `${file} > fails\n    expected 1 to be 2` });

/** A vitest that fails with each of `outcomes` in turn; an empty one passes. */
function fakeRun(...outcomes: Failure[][]) {
  const asked: string[][] = [];
  const run = (_: string, args: string[], env: Record<string, string> = {}) => {
    const failures = outcomes[asked.length] ?? [];
    asked.push(args.filter((arg) => arg.startsWith('test/')));
    for (const each of failures) appendFileSync(env[failuresVariable] ?? '', `${JSON.stringify(each)}\n`);
    return failures.length > 0 ? 1 : 0;
  };
  return { run, asked };
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
  vi.unstubAllEnvs();
});

describe('on a developer’s machine', () => {
  beforeEach(() => vi.stubEnv('CI', ''));

  it('says that everything passed', async () => {
    expect(await runTests('fast', fakeRun().run)).toBe(0);
    expect(said).toMatch(/Всё прошло\.\n$/);
  });

  it('what fails is red at once, and told once more at the end', async () => {
    const { run, asked } = fakeRun([failure('test/core/a.test.ts')]);
    expect(await runTests('fast', run)).toBe(1);
    expect(asked).toHaveLength(1);
    expect(said).toMatch(
      /Не прошло: быстрые тесты\ntest\/core\/a\.test\.ts > fails\n {4}expected 1 to be 2\n$/,
    );
  });
});

describe('in CI', () => {
  beforeEach(() => vi.stubEnv('CI', 'true'));

  it('a failed file gets a second try, and the end tells that it needed one', async () => {
    const { run, asked } = fakeRun([failure('test/core/a.test.ts'), failure('test/core/a.test.ts')]);
    expect(await runTests('fast', run)).toBe(0);
    expect(asked).toEqual([[], ['test/core/a.test.ts']]);
    expect(said).toMatch(/СО ВТОРОЙ ПОПЫТКИ:\ntest\/core\/a\.test\.ts > fails/);
    expect(said).toMatch(/Всё прошло\.\n$/);
  });

  it('what fails twice is red', async () => {
    const broken = [failure('test/core/a.test.ts')];
    const { run, asked } = fakeRun(broken, broken);
    expect(await runTests('fast', run)).toBe(1);
    expect(asked).toHaveLength(2);
    expect(said).not.toContain('ВТОРОЙ');
  });

  it.each([
    ['many files', ['a', 'b', 'c', 'd'].map((name) => failure(`test/core/${name}.test.ts`))],
    ['an error outside the tests', [failure('test/core/a.test.ts'), failure(null)]],
  ])('%s are no accident: red at once', async (_, failures) => {
    const { run, asked } = fakeRun(failures);
    expect(await runTests('fast', run)).toBe(1);
    expect(asked).toHaveLength(1);
  });
});
