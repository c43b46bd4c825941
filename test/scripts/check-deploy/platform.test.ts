import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { manifestOf } from '../../../scripts/check-deploy/platform.ts';
import { platformMajor } from '../../../scripts/check-deploy/platform-node.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
  engines: { node: string };
}; // written by npm

it('check:deploy builds with the builder that package.json pins', () => {
  const { devDependencies } = manifest;
  const { overrides } = manifestOf(devDependencies);
  expect(overrides['@vercel/node']).toBe(devDependencies['@vercel/node']);
  expect(() => manifestOf({})).toThrow('@vercel/node is not in devDependencies');
});

it('check:deploy starts the functions on the Node that the builder picks for `engines`, too', async () => {
  const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@vercel/node'));
  const { getSupportedNodeVersion } = ofBuilder('@vercel/build-utils') as {
    getSupportedNodeVersion: (range: string, isAuto: boolean) => Promise<{ major: number }>;
  }; // the package's own declaration
  const { major } = await getSupportedNodeVersion(manifest.engines.node, true);
  expect(platformMajor).toBe(major);
});
