import { defineConfig } from 'vitest/config';
import { testsVariable } from './areas.ts';
import { LoadErrors } from './load-errors.ts';

/** For the tests of one area. Each file has its modules to itself: a constant may be what is changed. */
export default defineConfig({
  test: {
    include: process.env[testsVariable]?.split(' ') ?? [],
    setupFiles: ['scripts/mutation/fixed-seed.ts'],
    environment: 'node',
    reporters: [new LoadErrors()],
    isolate: true,
    testTimeout: 120_000,
  },
});
