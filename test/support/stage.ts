import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { calmWorld, openBrowser, openPhone, type Phone } from './phone.ts';
import { type ProductProcess, startProduct } from './product-process.ts';

export type Stage = { product: ProductProcess; browser: Browser; phone: Phone };

/**
 * The setup of a file of browser tests: one product and one browser for all tests, and before each test a new phone and
 * a reset environment. `take` receives them then, and does what the tests of the file have in common. `flags` are for
 * the browser.
 */
export function setStage(take: (stage: Stage) => void | Promise<void>, flags: string[] = []): void {
  let product: ProductProcess;
  let browser: Browser;
  let phone: Phone | undefined;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser(...flags);
  });

  beforeEach(async () => {
    await phone?.page.close();
    await calmWorld(product.telegram);
    phone = await openPhone(browser, product.telegram);
    await take({ product, browser, phone });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.remove();
  });
}
