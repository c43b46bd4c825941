import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../../../scripts/content-files/flags.ts';

const known = ['dry-run', 'delete-missing'];

describe('the command line of an import', () => {
  it('holds flags and files in any order', () => {
    expect(readCommandLine(['--dry-run', 'a.csv'], known, {})).toEqual({
      flags: new Set(['dry-run']),
      files: ['a.csv'],
    });
  });

  it('hears of flags that npm kept to itself: a trial must not become an import', () => {
    const variables = { npm_config_dry_run: 'true', npm_config_delete_missing: '' };
    expect(readCommandLine(['a.csv'], known, variables).flags).toEqual(new Set(['dry-run']));
  });

  it('refuses a flag it does not know', () => {
    expect(() => readCommandLine(['--dryrun'], known, {})).toThrow('--dryrun');
  });
});
