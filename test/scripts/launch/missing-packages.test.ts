import { describe, expect, it } from 'vitest';
import { type Lock, missingPackages } from '../../../scripts/launch/missing-packages.mjs';

const lock: Lock = {
  packages: {
    '': { optionalDependencies: { 'espeak-ng': '1.0.2' } },
    'scripts/bench': { version: '0.0.1' },
    'node_modules/@mila/bench': { link: true },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/espeak-ng': { version: '1.0.2', optional: true },
    'node_modules/pg-cloudflare': { version: '1.0.0', optional: true },
    'node_modules/@rolldown/linux': {
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/@rolldown/musl': {
      version: '1.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/@rolldown/mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/not-windows': { version: '1.0.0', optional: true, os: ['!win32'] },
  },
};
const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const whole = ['zod', '@rolldown/linux', 'not-windows'];
const installed = (names: readonly string[]) => ({
  packages: Object.fromEntries(
    names.map((name) => [`node_modules/${name}`, { ...lock.packages[`node_modules/${name}`] }]),
  ),
});
const missing = (found: Partial<Lock>, isThere: (path: string) => boolean = () => true) =>
  missingPackages(lock, found, machine, isThere);

describe('the installed packages', () => {
  it('are whole without those that are optional, or made for other machines', () => {
    expect(missing(installed(whole))).toEqual([]);
  });

  it('lack the native parts that --omit=optional leaves out', () => {
    expect(missing(installed(['zod']))).toEqual(['node_modules/@rolldown/linux', 'node_modules/not-windows']);
  });

  it('lack what was deleted by hand', () => {
    expect(missing(installed(whole), (path) => path !== 'node_modules/zod')).toEqual(['node_modules/zod']);
  });

  it('lack what has another version, and everything before the first time', () => {
    const older = { packages: { ...installed(whole).packages, 'node_modules/zod': { version: '3.0.0' } } };
    expect(missing(older)).toEqual(['node_modules/zod']);
    expect(missing({})).toHaveLength(3);
  });
});
