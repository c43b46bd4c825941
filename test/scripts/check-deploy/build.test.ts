import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildEnvironment } from '../../../scripts/check-deploy/build.ts';
import { copyTracked, untrackedFiles } from '../../../scripts/check-deploy/clean-copy.ts';
import { folderOf } from './support.ts';

it('the copy holds what git knows, as it stands now, and nothing else', () => {
  const root = folderOf({
    '.gitignore': '.env\n',
    '.env': 'JWT_SECRET=x',
    'api/דף.js': 'old', // daf, a page: names need not be Latin
    'gone.ts': 'x',
    'forgotten.ts': 'x',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '.gitignore', 'api', 'gone.ts');
  writeFileSync(join(root, 'api/דף.js'), 'new');
  rmSync(join(root, 'gone.ts'));
  const copy = folderOf({});
  copyTracked(root, copy);
  expect(readFileSync(join(copy, 'api/דף.js'), 'utf8')).toBe('new');
  expect(
    ['.gitignore', '.env', 'gone.ts', 'forgotten.ts'].map((path) => existsSync(join(copy, path))),
  ).toEqual([true, false, false, false]);
  expect(untrackedFiles(root)).toEqual(['forgotten.ts']);
});

it('a build hears nothing of the secrets around it', () => {
  const env = buildEnvironment({
    PATH: '/bin',
    npm_config_cache: '/c',
    DATABASE_URL: 'x',
    VERCEL_TOKEN: 'x',
  });
  expect(env).toEqual({
    PATH: '/bin',
    npm_config_cache: '/c',
    VERCEL_TELEMETRY_DISABLED: '1',
    NO_UPDATE_NOTIFIER: '1',
  });
});
