import { describe, expect, it } from 'vitest';
import { createStaticFiles } from '../../../scripts/start/static-files.ts';

const files = createStaticFiles(import.meta.dirname, []);
const statusOf = async (path: string) => (await files(new Request(`http://mila.test${path}`)))?.status;

describe('the files of the page', () => {
  it('are served by their path', async () => {
    expect(await statusOf('/static-files.test.ts')).toBe(200);
    expect(await statusOf('/static%2Dfiles.test.ts')).toBe(200);
    expect(await statusOf('/nothing.js')).toBeUndefined();
  });

  it.each(['POST', 'DELETE', 'PROPFIND'])('are only read: %s is not allowed', async (method) => {
    const response = await files(new Request('http://mila.test/static-files.test.ts', { method }));
    expect(response?.status).toBe(405);
  });

  it.each(['/%ff', '/%', '/a%e0%a4/b', '/%c0%ae%c0%ae/package.json'])(
    'refuse the broken path %s',
    async (path) => {
      expect(await statusOf(path)).toBe(400);
    },
  );

  it.each(['/..%2fstart%2fstatic-files.test.ts', '/%2e%2e/', '/.env', '/%00'])('hide %s', async (path) => {
    expect(await statusOf(path)).toBeUndefined();
  });
});
