import { describe, expect, it } from 'vitest';
import { explainInstall } from '../../../scripts/launch/explain-install.mjs';
import { isNodeSupported } from '../../../scripts/launch/node-version.mjs';
import { npmProgram } from '../../../scripts/launch/npm-program.mjs';
import { readSourceFiles } from '../../../scripts/test/source-files.ts';

describe('npm', () => {
  it('is run by Node where npm has started us, on every system', () => {
    const env = { npm_execpath: 'C:\\node\\npm-cli.js' };
    for (const platform of ['win32', 'linux']) {
      expect(npmProgram(['install'], { env, platform })).toEqual({
        command: process.execPath,
        args: ['C:\\node\\npm-cli.js', 'install'],
        shell: false,
      });
    }
  });

  it('is a script of a shell on Windows otherwise, and a program elsewhere', () => {
    const yarn = { npm_execpath: '/usr/lib/yarn.js' };
    expect(npmProgram(['install'], { env: yarn, platform: 'win32' })).toMatchObject({
      command: 'npm.cmd',
      shell: true,
    });
    expect(npmProgram(['install'], { env: {}, platform: 'darwin' })).toMatchObject({
      command: 'npm',
      shell: false,
    });
  });

  it('and npx are started in no other way', () => {
    const direct = readSourceFiles().filter(
      ({ path, code }) =>
        /^(api|bot|db|scripts)\//.test(path) &&
        /\b(spawn|spawnSync|execFile|execFileSync)\(\s*'np[mx]'/.test(code),
    );
    expect(direct.map(({ path }) => path)).toEqual([]);
  });
});

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.0.0', true],
  ['24.1.0', true],
])('Node %s is supported: %s', (version, isSupported) => {
  expect(isNodeSupported(version)).toBe(isSupported);
});

it.each([
  ['npm error code ENOTCACHED', 'нет связи с реестром'],
  ['npm error code ECONNREFUSED\nnpm error errno ECONNREFUSED', 'нет связи с реестром'],
  ['npm error code EAI_AGAIN', 'нет связи с реестром'],
  ['npm error code ENOSPC', 'на диске нет места'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'нет прав'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'сертификат'],
  ['npm error code E403', 'не пускает'],
  ['npm error code ETARGET', 'нет нужной версии'],
  ['Error: spawnSync npm ENOENT', 'нет программы npm'],
  [
    'npm error A complete log of this run can be found in: /root/a-debug-0.log',
    'в журнале npm /root/a-debug-0.log',
  ],
])('npm that prints «%s» is explained', (printed, text) => {
  expect(explainInstall(printed)).toContain(text);
});
