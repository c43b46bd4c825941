import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openLocalDatabase } from '../../db/local.ts';
import { seedContent } from '../../scripts/start/database.ts';
import { makeDatabaseFolder } from './database.ts';
import { startsAt } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A data folder with a migrated database that contains the course: what the first `npm start` creates in seconds.
     */
    productData: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Does once for all browser tests what each start of the product would do first: builds the page and creates a
 * database.
 */
export default async function prepareProduct({ provide }: TestProject): Promise<() => void> {
  buildPage();
  const folder = mkdtempSync(join(tmpdir(), 'mila-prepared-'));
  await makeDatabaseFolder(join(folder, 'postgres'));
  const database = await openLocalDatabase(join(folder, 'postgres'));
  await seedContent(database.db, startsAt);
  await database.close();
  provide('productData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Runs without vitest's NODE_ENV, which would make it a development build. */
function buildPage(): void {
  const code = `
    import { buildWebWhenStale } from './scripts/start/web-build.ts';
    await buildWebWhenStale(process.cwd(), console.log);
  `;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
    stdio: 'inherit',
  });
}
