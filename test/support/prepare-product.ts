import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeDatabaseFolder } from './database.ts';
import { bundleProduct } from './product-bundle.ts';
import { copyPage, fillDataFolder } from './product-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the first `npm start` leaves it: each product of a browser test starts on a copy. */
    productData: string;
    /** The built page, which all of them serve. */
    productPage: string;
    /** The bundled server, which each product runs; the first start above runs the sources. */
    productEntry: string;
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
  const bundle = await bundleProduct();
  provide('productData', data);
  provide('productPage', page);
  provide('productEntry', bundle.entry);
  return () => {
    for (const made of [folder, bundle.folder]) rmSync(made, { recursive: true, force: true });
  };
}
