import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { manifestOf } from '../../../scripts/check-deploy/platform.ts';

it('check:deploy builds with the builder that package.json pins', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>; // written by npm
  };
  const { overrides } = manifestOf(devDependencies);
  expect(overrides['@vercel/node']).toBe(devDependencies['@vercel/node']);
  expect(() => manifestOf({})).toThrow('@vercel/node is not in devDependencies');
});
