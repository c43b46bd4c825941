import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A file that runs long for its size, which is what a first run orders the files by: it is not left to the end. */
const longFile = 'test/browser/offline.test.ts';

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith(longFile);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Which of these projects run in `npm test` and `npm run verify`: scripts/test/run.ts. */
export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    silent: 'passed-only',
    // A busy machine takes many times as long as an idle one: these limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // A worker keeps modules and its embedded database (test/support/database.ts) from file to file.
          isolate: false,
          include: ['test/{core,db,bot,api,scripts,repository}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'happy-dom',
          // Half of their time is the product's own pauses.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          // Files share a page, which test/support/web/setup.ts clears between them.
          isolate: false,
          // Evaluated for each file: the toasts are kept in a variable of the module.
          server: { deps: { inline: ['sonner'] } },
          setupFiles: ['test/support/web/setup.ts', 'test/support/web/canvas.ts'],
          include: ['test/web/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // The packages of development tools: not part of `npm run verify`.
        test: {
          name: 'tools',
          environment: 'node',
          isolate: false,
          include: ['scripts/*/test/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          // A journey waits for the screen most of its time.
          maxWorkers: 4,
          // A worker keeps its Chromium from file to file.
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 480_000,
          // As long as a page waits for what is on it (test/support/browser.ts).
          expect: { poll: { timeout: 90_000 } },
          globalSetup: 'test/support/prepare-product.ts',
        },
      },
    ],
  },
});
