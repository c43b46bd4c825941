import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeDatabaseFolder } from './database.ts';
import { copyPage, fillDataFolder } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the first `npm start` leaves it: each product of a browser test starts on a copy. */
    productData: string;
    /** The built page, which all of them serve. */
    productPage: string;
  }
}

/** Does once for all browser tests what each start of the product would do first. */
export default async function prepareProduct({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'mila-prepared-'));
  const data = join(folder, 'data');
  const page = join(folder, 'page');
  mkdirSync(data);
  await makeDatabaseFolder(join(data, 'postgres'));
  await fillDataFolder(data);
  copyPage(page);
  provide('productData', data);
  provide('productPage', page);
  return () => rmSync(folder, { recursive: true, force: true });
}
