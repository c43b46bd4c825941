import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../../../scripts/mutation/areas.ts';
import { equivalents } from '../../../scripts/mutation/equivalents.ts';

const root = join(import.meta.dirname, '../../..');

/** Paths of a pattern with one star, or one choice in braces, in its last part. */
function pathsOf(pattern: string): string[] {
  const folder = pattern.slice(0, pattern.lastIndexOf('/'));
  const name = new RegExp(
    `^${pattern
      .slice(folder.length + 1)
      .replaceAll('.', '\\.')
      .replace('*', '.*')
      .replace(/\{(.*)\}/, (_, choice: string) => `(${choice.replaceAll(',', '|')})`)}$`,
  );
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((file) => name.test(file))
    : [];
}

describe.each(areas)('the area $name', ({ rules, tests }) => {
  it.each([...rules, ...tests])('has files for %s, as many as it names', (pattern) => {
    const named = /\{(.*)\}/.exec(pattern)?.[1]?.split(',').length ?? 1;
    expect(pathsOf(pattern).length).toBeGreaterThanOrEqual(named);
  });
});

describe('the changes that nothing can notice', () => {
  it.each(equivalents)('$file still has $code', ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')).toContain(code);
  });
});
